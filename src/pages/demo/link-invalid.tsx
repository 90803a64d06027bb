import Translate, { translate } from '@docusaurus/Translate';

import Layout from '@theme/Layout';
import { ButtonLink } from '@site/src/components/ui/Button';
import { demoRequestPath } from '@site/src/domain/schemas/form-routes';
import { ThankYou } from '@site/src/sections/shared/ThankYou';

export default function LinkInvalidPage() {
  return (
    <Layout>
      <ThankYou
        picture="unplugged"
        title={translate({
          id: 'booking.linkInvalid.title',
          message: 'This link no longer works',
          description: 'Heading when the link to the time of a demo is too old or not complete',
        })}
        text={translate({
          id: 'booking.linkInvalid.text',
          message: 'The demo is over, or the link is incomplete. You can request a demo and pick a new time.',
          description: 'Text when the link to the time of a demo is too old or not complete',
        })}
      >
        <ButtonLink to={demoRequestPath()} variant="secondary" className="self-start">
          <Translate id="booking.linkInvalid.button" description="Button that leads to the form for a demo request">
            Request a demo
          </Translate>
        </ButtonLink>
      </ThankYou>
    </Layout>
  );
}
