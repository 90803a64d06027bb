import Layout from '@theme/Layout';
import { ProductNotFound } from '@site/src/sections/shared/NotFoundSection';

/** What the server answers (with status 404) below /products for an address that is no product. */
export default function ProductNotFoundPage() {
  return (
    <Layout>
      <ProductNotFound />
    </Layout>
  );
}
