import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { ButtonLink } from '@site/src/components/ui/Button';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { priceExample, type PricedProduct } from '@site/src/domain/prices';
import { formatMoney } from '@site/src/domain/roi';
import { useFormats } from '@site/src/hooks/useFormats';
import { useLocale } from '@site/src/hooks/useLocale';
import type { MdxSectionProps } from '../shared/mdx-sections';

/** What each product costs in one example: `<PriceExample>` side by side. */
export function Prices({ children, ...heading }: MdxSectionProps) {
  return (
    <Section>
      <SectionHeading {...heading} />
      <div className="grid gap-6 lg:grid-cols-3">{children}</div>
    </Section>
  );
}

export interface PriceExampleProps {
  /** Last part of the product's address. */
  product: PricedProduct;
  title: string;
  /** Text of the button that asks for an offer. */
  button: string;
  /** What is counted, and what is included. */
  children: ReactNode;
}

/** One product's example from data/prices.json: how many, what one costs, and what that makes a month. */
export function PriceExample({ product, title, button, children }: PriceExampleProps) {
  const { htmlLang, currency } = useLocale();
  const { number } = useFormats();
  const { count, price, month } = priceExample(product, currency);
  const money = (value: number) => formatMoney(value, currency, htmlLang);
  const values = { count: number(count), price: money(price) };
  const counted = {
    batscan: () =>
      translate(
        {
          id: 'prices.example.batscan',
          message: 'Example: {count} reports a month at {price} each',
          description: 'On the page of prices; {price} is an amount such as €29',
        },
        values,
      ),
    batstream: () =>
      translate(
        {
          id: 'prices.example.batstream',
          message: 'Example: {count} vehicles at {price} a month each',
          description: 'On the page of prices; {price} is an amount such as €7',
        },
        values,
      ),
    batdata: () =>
      translate(
        {
          id: 'prices.example.batdata',
          message: 'Example: {count} production lines at {price} a month each',
          description: 'On the page of prices; {price} is an amount such as €2,900',
        },
        values,
      ),
  };
  return (
    <article className="flex flex-col gap-4 rounded-xl border border-line bg-surface p-6 sm:p-8 lg:row-span-5 lg:grid lg:grid-rows-subgrid">
      <h3 className="text-xl">{title}</h3>
      <Tally product={product} count={count} />
      <div className="flex flex-col gap-2 border-y border-line py-4">
        <p className="text-md">
          <Translate
            id="prices.example.month"
            description="Sum of the example on the page of prices, such as €1,160 a month"
            values={{
              amount: (
                <span className="font-display text-3xl font-semibold tracking-display text-ink">{money(month)}</span>
              ),
            }}
          >
            {'{amount} a month'}
          </Translate>
        </p>
        <p>{counted[product]()}</p>
      </div>
      <div className="prose">{children}</div>
      <ButtonLink to={`/demo?product=${product}`} variant="secondary" className="self-start justify-self-start">
        {button}
      </ButtonLink>
    </article>
  );
}

/** What one mark looks like, a report, a vehicle or a line, and how many make a row: so many that one can count rows. */
const marks: Record<PriceExampleProps['product'], { shape: string; columns: number }> = {
  batscan: { shape: 'rounded-sm', columns: 10 },
  batstream: { shape: 'rounded-full', columns: 12 },
  batdata: { shape: 'rounded-md', columns: 1 },
};

/** What is paid for, one mark each, in a block of the same size for every product. */
function Tally({ product, count }: { product: PriceExampleProps['product']; count: number }) {
  const { shape, columns } = marks[product];
  return (
    <span
      aria-hidden="true"
      style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}
      className="grid h-24 max-w-[26.5rem] gap-1"
    >
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={`bg-action ${shape}`} />
      ))}
    </span>
  );
}
