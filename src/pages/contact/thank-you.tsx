import Layout from '@theme/Layout';
import { contactStoredTexts } from '@site/src/components/forms/stored-texts';
import { useClaim } from '@site/src/hooks/useClaim';
import { ContactCards } from '@site/src/sections/contact/ContactCards';
import { ThankYou } from '@site/src/sections/shared/ThankYou';

export default function ThankYouPage() {
  return (
    <Layout>
      <ThankYou picture="contact" {...contactStoredTexts(useClaim('responseTime'))} />
      <ContactCards />
    </Layout>
  );
}
