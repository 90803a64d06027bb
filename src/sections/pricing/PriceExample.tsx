import Translate, { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import { ButtonLink } from '@site/src/components/ui/Button';
import { Fold } from '@site/src/components/ui/Fold';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { exampleAnchor, priceExample, type PricedProduct } from '@site/src/domain/prices';
import { formatMoney } from '@site/src/domain/roi';
import { useFormats } from '@site/src/hooks/useFormats';
import { useLocale } from '@site/src/hooks/useLocale';
import { elementsOf } from '../shared/elements-of';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { includedLabel } from './Included';

/** What each product costs in one example: `<PriceExample>` side by side. */
export function Prices({ children, ...heading }: MdxSectionProps) {
  return (
    <Section tone="sunken">
      <SectionHeading isWide {...heading} />
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-3">{children}</div>
    </Section>
  );
}

/** A band has one filled button: the product's that is bought without a pilot or a connection. */
const leading: PricedProduct = 'batscan';

export interface PriceExampleProps {
  /** Last part of the product's address. */
  product: PricedProduct;
  title: string;
  /** Text of the button that asks for an offer. */
  button: string;
  /** Four blocks, each on one line with those of the other products: for whom, `<Included>`, what is not, and where to reckon. */
  children: ReactNode;
}

/** One product's example from data/prices.json: what one costs, and what so many of them make a month. */
export function PriceExample({ product, title, button, children }: PriceExampleProps) {
  const anchor = exampleAnchor(product);
  useBrokenLinks().collectAnchor(anchor);
  const [forWhom, included, ...others] = elementsOf(children);
  const { htmlLang, currency } = useLocale();
  const { number } = useFormats();
  const { count, price, month } = priceExample(product, currency);
  const money = (value: number) => formatMoney(value, currency, htmlLang);
  const values = { count: number(count) };
  const counted: Partial<Record<string, () => string>> = {
    batscan: () =>
      translate(
        {
          id: 'prices.tally.batscan',
          message: '{count} reports',
          description: 'Under as many marks on the page of prices',
        },
        values,
      ),
    batstream: () =>
      translate(
        {
          id: 'prices.tally.batstream',
          message: '{count} vehicles',
          description: 'Under as many marks on the page of prices',
        },
        values,
      ),
    batdata: () =>
      translate(
        {
          id: 'prices.tally.batdata',
          message: '{count} production lines',
          description: 'Under as many drawn lines on the page of prices',
        },
        values,
      ),
  };
  const countedText = (counted[product] ?? (() => values.count))();
  return (
    <article
      id={anchor}
      className="flex flex-col gap-4 border-t-2 border-action pt-4 sm:grid sm:gap-x-12 sm:max-lg:grid-cols-2 sm:max-lg:grid-rows-[auto_auto_auto_auto_1fr] lg:row-span-8 lg:grid-rows-subgrid"
    >
      <h3 className="text-xl">{title}</h3>
      <p className="text-md">
        <UnitPrice product={product}>
          <span className="font-display text-4xl font-semibold tracking-display text-ink sm:block">{money(price)}</span>
        </UnitPrice>
      </p>
      <Tally product={product} count={count}>
        <span aria-hidden="true" className="flex items-center gap-2">
          <span className={`size-3 rounded-[0.15em] ${theOne}`} />
          {money(price)}
        </span>
        <span>
          {translate(
            {
              id: 'prices.example.sum',
              message: 'Example: {counted}, {amount} a month',
              description:
                'On the page of prices; {counted} is such as 40 reports, {amount} what they cost together, such as €1,160',
            },
            { counted: countedText, amount: money(month) },
          )}
        </span>
      </Tally>
      <div>{forWhom}</div>
      <Fold
        isLine
        label={includedLabel()}
        className="sm:max-lg:col-start-2 sm:max-lg:row-span-5 sm:max-lg:row-start-1 lg:contents"
      >
        <div className="prose max-md:mt-2">{included}</div>
        <div className="prose mt-4 lg:row-span-2 lg:mt-0 lg:grid lg:grid-rows-subgrid lg:gap-y-0">{others}</div>
      </Fold>
      <ButtonLink
        to={`/demo?product=${product}`}
        variant={product === leading ? 'default' : 'outline'}
        className="self-start justify-self-start"
      >
        {button}
      </ButtonLink>
    </article>
  );
}

interface UnitPriceProps {
  product: PricedProduct;
  /** The price. */
  children: ReactNode;
}

/** What one of what is counted costs; reports are paid for once, everything else by the month. */
function UnitPrice({ product, children: price }: UnitPriceProps) {
  const values = { price };
  if (product === 'batscan')
    return (
      <Translate id="prices.unit.batscan" description="{price} is an amount such as €29, set large" values={values}>
        {'{price} per report'}
      </Translate>
    );
  if (product === 'batstream')
    return (
      <Translate id="prices.unit.batstream" description="{price} is an amount such as €7, set large" values={values}>
        {'{price} per vehicle a month'}
      </Translate>
    );
  if (product === 'batdata')
    return (
      <Translate id="prices.unit.batdata" description="{price} is an amount such as €2,900, set large" values={values}>
        {'{price} per line a month'}
      </Translate>
    );
  return (
    <Translate
      id="prices.unit.any"
      description="Of a product without words of its own: the title above says what is counted; {price} is an amount such as €29, set large"
      values={values}
    >
      {'{price} each a month'}
    </Translate>
  );
}

/** How many marks, each a report, a vehicle or a line, make a row: so many that one can count rows. */
const marksPerRow: Partial<Record<string, number>> = { batscan: 10, batstream: 12, batdata: 1 };

/** Of another product: in rows that stay wide when there are many. */
const marksPerRowOfAny = (count: number) => Math.max(10, 2 * Math.ceil(Math.sqrt(count)));

/** More would be too small to be seen as marks. */
const mostMarks = 500;

/** A mark that has a row of its own is drawn as a line with so many cells on it. */
const cellsOnLine = 24;

/** The first mark, the one whose price stands above. */
const theOne = 'bg-action';
const another = 'bg-action/20';

interface TallyProps {
  product: PriceExampleProps['product'];
  count: number;
  /** The legend: which mark the price is of, and what all of them cost. */
  children: ReactNode;
}

/** What is paid for, one mark each, in a block of the same size for every product. */
function Tally({ product, count, children }: TallyProps) {
  const columns = marksPerRow[product] ?? marksPerRowOfAny(count);
  const marks = Array.from({ length: count > mostMarks ? 0 : count }, (_, index) => index);
  return (
    <div className="flex flex-col gap-2 text-sm">
      <Marks columns={columns} className="h-[7rem] lg:h-[10rem]">
        {marks.map((mark) =>
          columns > 1 ? (
            <span key={mark} className={clsx('rounded-[0.15em]', mark === 0 ? theOne : another)} />
          ) : (
            <Marks key={mark} columns={cellsOnLine} className="self-center rounded-full bg-action-tint p-1">
              {Array.from({ length: cellsOnLine }, (_, cell) => (
                <span key={cell} className={clsx('aspect-square rounded-full', mark === 0 ? theOne : another)} />
              ))}
            </Marks>
          ),
        )}
      </Marks>
      <p className="flex flex-wrap justify-between gap-x-4">{children}</p>
    </div>
  );
}

function Marks({ columns, className, children }: { columns: number; className: string; children: ReactNode }) {
  return (
    <span style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }} className={`grid gap-1 ${className}`}>
      {children}
    </span>
  );
}
