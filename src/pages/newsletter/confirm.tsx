import { translate } from '@docusaurus/Translate';

import { NewsletterActionPage } from '@site/src/sections/newsletter/NewsletterActionPage';

export default function ConfirmPage() {
  return (
    <NewsletterActionPage
      action="confirm"
      title={translate({
        id: 'newsletter.confirm.title',
        message: 'Confirm your sign-up',
        description: 'Heading of the page where a newsletter subscription is confirmed',
      })}
      text={translate({
        id: 'newsletter.confirm.text',
        message: 'One click, and you get our monthly battery newsletter. You can unsubscribe at any time.',
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
