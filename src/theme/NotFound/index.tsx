import Layout from '@theme/Layout';
import { NotFoundSection } from '@site/src/sections/shared/NotFoundSection';

export default function NotFound() {
  return (
    <Layout>
      <NotFoundSection />
    </Layout>
  );
}
