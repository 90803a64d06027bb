import { translate } from '@docusaurus/Translate';

import Layout from '@theme/Layout';
import { ProductCards } from '@site/src/sections/product/ProductCards';
import { ProductComparison } from '@site/src/sections/product/ProductComparison';
import { SharedFeatures } from '@site/src/sections/product/SharedFeatures';
import { DemoCallToAction } from '@site/src/sections/shared/DemoCallToAction';
import { keywords } from '@site/src/sections/shared/keywords';
import { PageHeader } from '@site/src/sections/shared/PageHeader';
import { PageMeta } from '@site/src/sections/shared/PageMeta';

export default function ProductsPage() {
  return (
    <Layout>
      <PageMeta
        title={translate({
          id: 'seo.products.title',
          message: 'Products for battery health: BatScan, BatStream, BatData',
          description: 'Title for search engines, at most 65 characters',
        })}
        description={translate({
          id: 'seo.products.description',
          message:
            'Products for battery health: certified reports from a phone, live monitoring of electric fleets, and quality control in manufacturing.',
          description: 'Description for search engines, at most 165 characters',
        })}
        keywords={keywords(
          translate({
            id: 'seo.products.keywords',
            message: 'BatScan, BatStream, BatData, battery report, battery monitoring, battery quality control',
            description: 'Keywords for search engines, separated by commas',
          }),
        )}
      />
      <PageHeader
        picture="products"
        title={translate({
          id: 'products.title',
          message: 'One measure of health in every product',
          description: 'Heading of the products page',
        })}
        lead={translate({
          id: 'products.lead',
          message:
            'Whether you trade one car, run a thousand vans or build the packs: choose where you begin. The results fit together.',
          description: 'Paragraph under the heading of the products page',
        })}
      />
      <ProductCards />
      <ProductComparison />
      <SharedFeatures />
      <DemoCallToAction />
    </Layout>
  );
}
