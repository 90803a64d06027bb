import { translate } from '@docusaurus/Translate';

import { NewsletterActionPage } from '@site/src/sections/newsletter/NewsletterActionPage';

export default function ConfirmPage() {
  return (
    <NewsletterActionPage
      action="confirm"
      title={translate({
        id: 'newsletter.confirm.title',
        message: 'One more click',
        description: 'Heading of the page where a newsletter subscription is confirmed',
      })}
      text={translate({
        id: 'newsletter.confirm.text',
        message: 'Confirm that you would like our newsletter about battery health. You can leave at any time.',
        description: 'Text above the button that confirms the subscription',
      })}
      button={translate({
        id: 'newsletter.confirm.button',
        message: 'Yes, send me the newsletter',
        description: 'Button that confirms the subscription',
      })}
    />
  );
}
