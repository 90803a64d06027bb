import Layout from '@theme/Layout';
import { contactStoredTexts } from '@site/src/components/forms/stored-texts';
import { useClaim } from '@site/src/hooks/useClaim';
import { ThankYou } from '@site/src/sections/shared/ThankYou';

export default function ThankYouPage() {
  return (
    <Layout>
      <ThankYou picture="sent" {...contactStoredTexts(useClaim('responseTime'))} />
    </Layout>
  );
}
