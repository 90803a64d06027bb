import { translate } from '@docusaurus/Translate';

import Layout from '@theme/Layout';
import { ThankYou } from '@site/src/sections/shared/ThankYou';

export default function CancelledPage() {
  return (
    <Layout>
      <ThankYou
        picture="calendar-cleared"
        title={translate({
          id: 'booking.cancelled.title',
          message: 'Your demo is cancelled',
          description: 'Heading once a demo has been cancelled',
        })}
        text={translate({
          id: 'booking.cancelled.text',
          message: 'We’ve sent you an email to confirm this, with a link in case you’d like another time.',
          description: 'Text once a demo has been cancelled',
        })}
      />
    </Layout>
  );
}
