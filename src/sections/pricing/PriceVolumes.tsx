import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { priceVolumes, volumeCurrencies, type VolumeProduct } from '@site/src/domain/prices';
import { formatMoney } from '@site/src/domain/roi';
import { useFormats } from '@site/src/hooks/useFormats';
import { useLocale } from '@site/src/hooks/useLocale';
import type { MdxSectionProps } from '../shared/mdx-sections';

export interface PriceVolumesProps extends Omit<MdxSectionProps, 'children'> {
  /** Last part of the product's address. */
  product: VolumeProduct;
}

/** How high above the axis the highest price is, in shares of the drawing; above it there is room for its words. */
const top = 0.6;

/** Where the first point is from the left, and the last from the right, in percent of the width; half of its words are beyond. */
const margin = 8;
/** How wide the words of a point may be, in percent of the width. */
const room = 24;

/** The next round number, which has a tick on a logarithmic scale: 30 after 20, 200 after 100. */
function nextRound(count: number): number {
  const step = 10 ** Math.floor(Math.log10(count));
  return (Math.floor(count / step) + 1) * step;
}

/** Of lines in a drawing that is stretched. */
const keepsItsWidth = { vectorEffect: 'non-scaling-stroke' } as const;

const countStyles = 'font-display text-xl font-semibold text-ink';

/** How many reports: on phones in a list, else below a point. */
const Reports = ({ count }: { count: ReactNode }) => (
  <Translate
    id="prices.volumes.count"
    description="Below a point on the page of prices: how many are ordered, such as 40 reports a month"
    values={{ count }}
  >
    {'{count} reports a month'}
  </Translate>
);

/** What so many reports cost together, in each currency. */
function MonthlySums({ sums: [first = '', ...others] }: { sums: string[] }) {
  return (
    <>
      {translate(
        {
          id: 'prices.volumes.month',
          message: '{amount} a month',
          description: 'Below that on the page of prices: what so many reports cost together; {amount} is such as €640',
        },
        { amount: first },
      )}
      {others.map((other) => (
        <span key={other} className="block">
          {other}
        </span>
      ))}
    </>
  );
}

/** What a report costs if more or fewer are ordered, as a line above a common zero and a logarithmic scale, and what that makes a month, from data/prices.json. */
export function PriceVolumes({ product, ...heading }: PriceVolumesProps) {
  const locale = useLocale();
  const { number } = useFormats();
  const currencies = volumeCurrencies(locale);
  const volumes = currencies.map((currency) => priceVolumes(product, currency));
  const [first] = volumes as [(typeof volumes)[number]];
  const most = Math.max(...first.map(({ price }) => price));
  const heightOf = (price: number) => Math.round((100 * top * price) / most);
  const [least, greatest] = [first[0]!.count, first.at(-1)!.count];
  const along = (count: number) =>
    Math.round(10 * (margin + ((100 - 2 * margin) * Math.log(count / least)) / Math.log(greatest / least))) / 10;
  const points = first.map(({ count, price }) => `${along(count)} ${100 - heightOf(price)}`);
  const ticks: number[] = [];
  for (let count = nextRound(least); count < greatest; count = nextRound(count)) ticks.push(along(count));
  /** What a point stands for, in each currency. */
  const amounts = (point: number, amount: 'price' | 'month') =>
    currencies.map((currency, index) => formatMoney(volumes[index]![point]![amount], currency, locale.htmlLang));
  const each = translate({
    id: 'prices.volumes.each',
    message: 'per report',
    description: 'Below a price, such as €29, above its point on the page of prices',
  });
  return (
    <Section tone="sunken" className="overflow-hidden">
      <SectionHeading {...heading} className="mb-0" />
      {/* The drawing has room above its line. */}
      <div className="relative -mt-6 sm:mt-6 lg:mt-12">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          fill="none"
          strokeWidth="2"
          className="absolute top-0 h-[17rem] w-full border-b border-line-strong stroke-action sm:h-[19rem]"
        >
          <path
            d={`M${margin} 100L${points.join('L')}V100Z`}
            stroke="none"
            style={{ fill: 'var(--color-action)', opacity: 0.1 }}
          />
          <path d={`M${ticks.join(' 100v-3M')} 100v-3`} opacity="0.4" {...keepsItsWidth} />
          <path
            d={`M${points.join('V100M')}V100`}
            opacity="0.4"
            strokeWidth="1"
            strokeDasharray="4"
            {...keepsItsWidth}
          />
          <path d={`M${points.join('L')}`} {...keepsItsWidth} />
          {/* Dots: lines without length, whose ends are round. */}
          <path d={`M${points.join('h0M')}h0`} strokeLinecap="round" strokeWidth="16" {...keepsItsWidth} />
          <path
            d={`M${points.join('h0M')}h0`}
            strokeLinecap="round"
            strokeWidth="11"
            style={{ stroke: 'var(--color-sunken)' }}
            {...keepsItsWidth}
          />
        </svg>
        <ol className="grid text-center text-sm text-balance">
          {first.map(({ count, price }, point) => {
            const [amount, ...others] = amounts(point, 'price');
            return (
              <li key={count} style={{ gridArea: '1/1', width: `${room}%`, marginLeft: `${along(count) - room / 2}%` }}>
                <div className="relative h-[17rem] sm:h-[19rem]">
                  <p className="absolute inset-x-0 pb-4" style={{ bottom: `${heightOf(price)}%` }}>
                    <span className="block font-display text-lg font-semibold tracking-display text-ink sm:text-3xl lg:text-4xl">
                      {amount}
                    </span>
                    <span className="max-sm:hidden">{[each, ...others].join(' · ')}</span>
                    {/* The line shows the first currency; the same price in another one is no second price. */}
                    <span className="sm:hidden">{others.join(' · ')}</span>
                  </p>
                </div>
                <p className="pt-3 max-sm:hidden">
                  <Reports count={<span className={`block ${countStyles}`}>{number(count)}</span>} />
                </p>
                <p className={`pt-3 sm:hidden ${countStyles}`}>{number(count)}</p>
                <div className="pt-2 max-sm:hidden">
                  <MonthlySums sums={amounts(point, 'month')} />
                </div>
              </li>
            );
          })}
        </ol>
        <p className="mt-6 text-right text-sm">
          {translate({
            id: 'prices.volumes.scale',
            message: 'Logarithmic scale',
            description: 'Below the points on the page of prices: their distances are by multiples, not by numbers',
          })}
        </p>
        {/* Phones have no room for these words at the points. */}
        <ol className="mt-4 divide-y divide-line border-y border-line-strong sm:hidden">
          {first.map(({ count }, point) => (
            <li key={count} className="flex justify-between gap-4 py-2">
              <span>
                <Reports count={<span className="font-semibold text-ink">{number(count)}</span>} />
              </span>
              <span className="text-right">
                <MonthlySums sums={amounts(point, 'month')} />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
