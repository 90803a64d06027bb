import { useEffect, useState } from 'react';

import language from '@site/data/language.json';
import { defaultLocale } from '@site/src/domain/locales';
import { useLocale } from '@site/src/hooks/useLocale';
import { runDetection } from '@site/src/language/run-detection';
import { takeSwitch } from '@site/src/language/switched';
import { LanguageToast } from './LanguageToast';

/** Runs once it is time: so long after the page has loaded. */
function afterLoad(waitMs: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const start = () => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const sinceLoad = navigation?.loadEventStart ? performance.now() - navigation.loadEventStart : 0;
    timer = setTimeout(run, Math.max(0, waitMs - sinceLoad));
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('load', start);
  };
}

/** Detects the language where the path names none, and says so after a switch or instead of one. */
export function LanguageTask() {
  const { code } = useLocale();
  const [notice, setNotice] = useState<{ kind: 'switched' | 'suggested'; other: string } | null>(null);
  useEffect(() => {
    const from = takeSwitch();
    if (from !== null) setNotice({ kind: 'switched', other: from });
    if (code !== defaultLocale) return undefined;
    return afterLoad(language.detection.startAfterMs, () => {
      runDetection(code)
        .then((suggestion) => suggestion && setNotice({ kind: 'suggested', other: suggestion }))
        .catch((error: unknown) => console.warn('The language could not be detected.', error));
    });
  }, [code]);
  return notice && <LanguageToast {...notice} onClose={() => setNotice(null)} />;
}
