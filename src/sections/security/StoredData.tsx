import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import privacy from '@site/data/privacy.json';
import { Prose } from '@site/src/components/ui/Prose';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { Table } from '@site/src/components/ui/Table';
import { useFormats } from '@site/src/hooks/useFormats';
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
  /** In the column of times: which period of data/privacy.json it is. Without one it is open, as a contract settles it. */
  kept?: 'reports' | 'history';
  children: ReactNode;
}

/** A sentence or two about a product's data; a time is drawn above them. */
export function StoredFact({ about, kept, children }: StoredFactProps) {
  return (
    <>
      {about === 'time' && <MonthsKept months={kept && privacy.retention[kept].value} />}
      <div className="prose text-base">{children}</div>
    </>
  );
}

/** The years that the scale of months shows: as long as what is kept longest. */
const years = Math.ceil(Math.max(privacy.retention.reports.value, privacy.retention.history.value) / 12);

/** A square for each month, filled while the data are kept; a time that is open has an outline only. The words below say the same. */
function MonthsKept({ months }: { months?: number }) {
  const { number } = useFormats();
  const month = `calc(100% / ${years * 12})`;
  const kept = `${(100 * (months ?? 0)) / (years * 12)}%`;
  return (
    <div aria-hidden="true" className="mb-3 max-w-narrow sm:-mr-4">
      {months ? (
        <div
          style={{
            background: `linear-gradient(90deg, var(--color-action) ${kept}, var(--color-line) 0)`,
            maskImage: `repeating-linear-gradient(90deg, #000 0 calc(${month} - 2px), transparent 0 ${month})`,
          }}
          className="h-3"
        />
      ) : (
        <div className="h-3 border border-dashed border-line-strong" />
      )}
      <div className="grid auto-cols-fr grid-flow-col text-right text-sm text-muted">
        {Array.from({ length: years }, (_, year) => (
          <span key={year}>{number(year + 1, { style: 'unit', unit: 'year', unitDisplay: 'long' })}</span>
        ))}
      </div>
    </div>
  );
}

/** What holds for all products, below the table. */
export function StoredNote({ children }: { children: ReactNode }) {
  return <Prose className="mt-6 max-sm:text-base sm:mt-8">{children}</Prose>;
}
