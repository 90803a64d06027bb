import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { Prose } from '@site/src/components/ui/Prose';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { Table } from '@site/src/components/ui/Table';
import { useProducts, type Product } from '@site/src/hooks/useProducts';
import { elementsOf } from '../shared/elements-of';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { ProductIcon } from '../shared/ProductIcon';

/** What is told of each product's data. */
type Fact = 'what' | 'time';

/** What each product stores, and how long: `<Stored>`, each a row, above a `<StoredNote>`. */
export function StoredData({ children, ...heading }: MdxSectionProps) {
  const products = useProducts();
  const rows = elementsOf<StoredProps>(children).filter(({ type }) => type === Stored);
  const notes = elementsOf(children).filter(({ type }) => type === StoredNote);
  const labels: Record<Fact, string> = {
    what: translate({
      id: 'stored.what',
      message: 'What it stores',
      description: 'Head of a column of products’ data',
    }),
    time: translate({ id: 'stored.time', message: 'How long', description: 'Head of a column of products’ data' }),
  };
  return (
    <Section>
      <SectionHeading isWide {...heading} />
      <Table
        phone="cards"
        isText
        isCaptionHidden
        caption={heading.title}
        columns={[
          {
            key: 'product',
            width: '25%',
            label: translate({
              id: 'stored.product',
              message: 'Product',
              description: 'Head of a column of products’ data: their names',
            }),
          },
          { key: 'what', label: labels.what, width: '46%' },
          { key: 'time', label: labels.time },
        ]}
        rows={rows.map(({ props: { product, children: told } }) => ({
          product: <ProductName {...products.find(({ id }) => id === product)!} />,
          ...Object.fromEntries(
            elementsOf<StoredFactProps>(told).map((element) => [element.props.about, element] as const),
          ),
        }))}
      />
      {notes}
    </Section>
  );
}

/** A product by its icon and its name, which head the row. */
function ProductName({ icon, name }: Product) {
  return (
    <span className="flex flex-wrap items-center gap-x-4 font-display text-lg">
      <ProductIcon icon={icon} />
      {name}
    </span>
  );
}

export interface StoredProps {
  /** Last part of the product's address. */
  product: string;
  /** A `<StoredFact>` for each column. */
  children: ReactNode;
}

/** The data of a product: what is stored, and how long. */
export function Stored({ children }: StoredProps) {
  return children;
}

export interface StoredFactProps {
  /** The column that it stands in. */
  about: Fact;
  children: ReactNode;
}

/** A sentence or two about a product's data. */
export function StoredFact({ children }: StoredFactProps) {
  return <div className="prose text-base">{children}</div>;
}

/** What holds for all products, below the table. */
export function StoredNote({ children }: { children: ReactNode }) {
  return <Prose className="mt-8">{children}</Prose>;
}
