import { translate } from '@docusaurus/Translate';

import { Alert } from '@site/src/components/ui/Alert';
import { Container } from '@site/src/components/ui/Section';

/** Above a page that is still in English: says so in the visitor's language. */
export function UntranslatedNotice() {
  return (
    <aside
      aria-label={translate({
        id: 'language.untranslated.label',
        message: 'About the language of this page',
        description: 'Name of the notice above a page that is not translated',
      })}
    >
      <Container className="py-4">
        <Alert
          tone="info"
          title={translate({
            id: 'language.untranslated',
            message: 'This page isn’t translated yet. You are reading it in English.',
            description: 'Above a page that is not translated',
          })}
        />
      </Container>
    </aside>
  );
}
