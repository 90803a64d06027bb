import Translate from '@docusaurus/Translate';

import Layout from '@theme/Layout';
import { contactStoredTexts } from '@site/src/components/forms/stored-texts';
import { ButtonLink } from '@site/src/components/ui/Button';
import { useClaim } from '@site/src/lib/use-claim';
import { ContactCards } from '@site/src/sections/contact/ContactCards';
import { ThankYou } from '@site/src/sections/shared/ThankYou';

export default function ThankYouPage() {
  return (
    <Layout>
      <ThankYou {...contactStoredTexts(useClaim('responseTime'))}>
        <ButtonLink to="/products" variant="secondary" className="self-start">
          <Translate id="demo.success.products" description="Button on the thank-you page">
            Meanwhile, read about our products
          </Translate>
        </ButtonLink>
      </ThankYou>
      <ContactCards />
    </Layout>
  );
}
