import { lazy, Suspense, useEffect, useState } from 'react';

const LanguageTask = lazy(async () => ({ default: (await import('./LanguageTask')).LanguageTask }));

/**
 * Automatic detection of the language (seed §4) and the quiet notice after it. The inline script of the page
 * (src/template/language.inline.ts) has seen whether there is anything to do; only then the code is loaded.
 */
export function LanguageNotice() {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => setIsNeeded(document.documentElement.dataset.languageTask !== undefined), []);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <LanguageTask />
    </Suspense>
  );
}
