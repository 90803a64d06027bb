import { translate } from '@docusaurus/Translate';

import { Button, buttonStyles } from '@site/src/components/ui/Button';
import { PlainLink } from '@site/src/components/ui/PlainLink';
import { Toast } from '@site/src/components/ui/Toast';
import { noticeTexts } from './notice-texts';

/**
 * The notice about the language as every page holds it, hidden. After automatic detection src/language/notice.ts shows a
 * copy with the words of the other language.
 */
export function LanguageNotice() {
  return (
    <div hidden data-language-notice="">
      <Toast title={<span data-notice="here">{noticeTexts().switched}</span>}>
        <p data-notice="there" />
        <div className="flex flex-wrap items-center gap-4">
          <PlainLink data-notice="link" className={buttonStyles({ variant: 'link' })} />
          <Button data-notice="close" variant="ghost" size="sm">
            {translate({ id: 'language.close', message: 'Close', description: 'Closes the notice about the language' })}
          </Button>
        </div>
      </Toast>
    </div>
  );
}
