import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import texts from '@generated/language-notices/default/texts.json';

import { Button, buttonStyles } from '@site/src/components/ui/Button';
import { PlainLink } from '@site/src/components/ui/PlainLink';
import { Toast } from '@site/src/components/ui/Toast';
import { localeOf, localizePath } from '@site/src/domain/locales';
import { noticeTexts } from './notice-texts';

interface LanguageToastProps {
  /** After an automatic switch, or instead of one. */
  kind: 'switched' | 'suggested';
  /** The language that was left, or that is suggested. */
  other: string;
  onClose: () => void;
}

/** Says in both languages what happened or could, and leads to the other one; following it counts as the visitor's choice. */
export function LanguageToast({ kind, other, onClose }: LanguageToastProps) {
  const { pathname } = useLocation();
  const { htmlLang } = localeOf(other);
  const there = texts[other]!;
  return (
    <Toast open title={kind === 'switched' ? noticeTexts().switched : <span lang={htmlLang}>{there.suggested}</span>}>
      {kind === 'switched' && <p lang={htmlLang}>{there.switched}</p>}
      <div className="flex flex-wrap items-center gap-4">
        <PlainLink
          href={localizePath(pathname, other)}
          hrefLang={htmlLang}
          lang={htmlLang}
          data-language={other}
          className={buttonStyles({ variant: 'link' })}
        >
          {there.continue}
        </PlainLink>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {translate({ id: 'language.close', message: 'Close', description: 'Closes the notice about the language' })}
        </Button>
      </div>
    </Toast>
  );
}
