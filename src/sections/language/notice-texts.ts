import { translate } from '@docusaurus/Translate';

import type { NoticeTexts } from '@site/src/language/notice';

/** The notices in the page's language, for its translators too; the other language's come from src/plugins/head-tags.ts. */
export function noticeTexts(): NoticeTexts[string] {
  return {
    switched: translate({
      id: 'language.switched',
      message: 'We chose this language based on your location.',
      description: 'After an automatic switch of the language; also shown in the language that was left',
    }),
    suggested: translate({
      id: 'language.suggested',
      message: 'This page is also available in English.',
      description: "Offers the page in your language; put your language's own name for 'English'",
    }),
    continue: translate({
      id: 'language.continue',
      message: 'Continue in English',
      description: "Link to the page in your language; put your language's own name for 'English'",
    }),
  };
}
