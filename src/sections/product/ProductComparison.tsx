import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';

import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { Table } from '@site/src/components/ui/Table';
import { useProducts } from '@site/src/hooks/useProducts';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { onNight } from '../shared/on-night';

/** All products side by side: what each needs, when it answers, what comes out and for whom. */
export function ProductComparison(heading: Omit<MdxSectionProps, 'children'>) {
  return (
    <Section tone="night" style={onNight}>
      <SectionHeading isWide {...heading} className="mb-8" />
      <Table
        phone="cards"
        isText
        isCaptionHidden
        caption={translate({
          id: 'products.comparison.caption',
          message: 'The products side by side',
          description: 'Caption of the comparison of all products',
        })}
        columns={[
          {
            key: 'product',
            label: translate({
              id: 'products.comparison.product',
              message: 'Product',
              description: 'Head of a column',
            }),
          },
          {
            key: 'audience',
            label: translate({
              id: 'products.for',
              message: 'Made for',
              description: 'Head of a column: the audience of a product',
            }),
          },
          {
            key: 'input',
            label: translate({
              id: 'products.comparison.input',
              message: 'What it reads',
              description: 'Head of a column: what a product needs',
            }),
          },
          {
            key: 'time',
            label: translate({
              id: 'products.comparison.time',
              message: 'When you know',
              description: 'Head of a column: when a product gives its result',
            }),
          },
          {
            key: 'result',
            label: translate({
              id: 'products.comparison.result',
              message: 'What you get',
              description: 'Head of a column: the result of a product',
            }),
          },
        ]}
        rows={useProducts().map(({ path, name, targetMarket, glance }) => ({
          product: (
            <Link to={path} className="whitespace-nowrap text-action underline underline-offset-4">
              {name}
            </Link>
          ),
          audience: targetMarket,
          input: glance?.input ?? '–',
          time: glance?.time ?? '–',
          result: glance?.result ?? '–',
        }))}
      />
    </Section>
  );
}
