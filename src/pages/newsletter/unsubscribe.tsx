import { translate } from '@docusaurus/Translate';

import { NewsletterActionPage } from '@site/src/sections/newsletter/NewsletterActionPage';

export default function UnsubscribePage() {
  return (
    <NewsletterActionPage
      action="unsubscribe"
      title={translate({
        id: 'newsletter.unsubscribe.title',
        message: 'Unsubscribe from the newsletter?',
        description: 'Heading of the page where a newsletter subscription is ended',
      })}
      text={translate({
        id: 'newsletter.unsubscribe.text',
        message: 'One click, and we’ll stop sending it.',
        description: 'Text above the button that ends the subscription',
      })}
      button={translate({
        id: 'newsletter.unsubscribe.button',
        message: 'Unsubscribe',
        description: 'Button that ends the subscription',
      })}
    />
  );
}
