import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { priceVolumes, volumeCurrencies, type VolumeProduct } from '@site/src/domain/prices';
import { formatMoney } from '@site/src/domain/roi';
import { useFormats } from '@site/src/hooks/useFormats';
import { useLocale } from '@site/src/hooks/useLocale';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { onNight } from '../shared/on-night';
import { PriceLinks } from './PriceLinks';

export interface PriceVolumesProps extends Omit<MdxSectionProps, 'children'> {
  /** Last part of the product's address. */
  product: VolumeProduct;
}

/** How high above the axis the highest price is, in shares of the drawing; above it there is room for its words. */
const top = 0.6;

/** How wide the words of a point may be, in percent of the width: they begin at it, in the right half they end there. */
const room = 20;

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

/** Where there is room, the heading stands in the drawing, above its low end. */
const inWideWindow = (length: string, other: string) => `clamp(${length}, (79rem - 100vw) * 99, ${other})`;
const inDrawing = { minHeight: '4rem', marginBottom: inWideWindow('-3.5rem', '0px') };
const aboveLowEnd = { width: inWideWindow('48%', '100%') };

/** Of the drawing. */
const height = 'h-[17rem] lg:h-[26rem]';
const drawing = {
  viewBox: '0 0 100 100',
  preserveAspectRatio: 'none',
  'aria-hidden': true,
  fill: 'none',
  strokeWidth: 2,
} as const;
/** It glows, and what is below it fades into the ground. */
const glow = { filter: 'drop-shadow(0 0 0.75rem color-mix(in srgb, var(--color-action) 60%, transparent))' };
const fading = { maskImage: 'linear-gradient(black 40%, rgb(0 0 0 / 10%))' };

/**
 * What a report costs if more or fewer are ordered, as a line above a common zero and a logarithmic scale, and what that makes a month, from
 * data/prices.json. The page opens with it, on the ground of its head; links lead from it to the examples of all products.
 */
export function PriceVolumes({ product, title, id, lead }: PriceVolumesProps) {
  const locale = useLocale();
  const { number } = useFormats();
  const currencies = volumeCurrencies(locale);
  const volumes = currencies.map((currency) => priceVolumes(product, currency));
  const [first] = volumes as [(typeof volumes)[number]];
  const most = Math.max(...first.map(({ price }) => price));
  const heightOf = (price: number) => Math.round((100 * top * price) / most);
  const [least, greatest] = [first[0]!.count, first.at(-1)!.count];
  const along = (count: number) => Math.round((10000 * Math.log(count / least)) / Math.log(greatest / least)) / 100;
  const points = first.map(({ count, price }) => `${along(count)} ${100 - heightOf(price)}`);
  const ticks: number[] = [];
  for (let count = nextRound(least); count < greatest; count = nextRound(count)) ticks.push(along(count));
  const counts = Array.from({ length: greatest - least + 1 }, (_, more) => along(least + more));
  /** What a point stands for, in each currency. */
  const amounts = (point: number, amount: 'price' | 'month') =>
    currencies.map((currency, index) => formatMoney(volumes[index]![point]![amount], currency, locale.htmlLang));
  const each = translate({
    id: 'prices.volumes.each',
    message: 'per report',
    description: 'Below a price, such as €29, above its point on the page of prices',
  });
  return (
    <Section tone="night" style={{ ...onNight, paddingTop: '1.5rem', overflowX: 'clip' }}>
      <div style={inDrawing} className="relative z-1 flex flex-wrap justify-between gap-y-6">
        <PriceLinks />
        <div style={aboveLowEnd}>
          <SectionHeading size="caption" title={title} id={id} className="mb-0" />
        </div>
      </div>
      <div className="relative max-sm:-mt-6">
        <div className={`absolute top-0 w-full ${height}`}>
          {/* What each number of reports costs: the more, the closer. */}
          <svg
            {...drawing}
            style={{
              ...fading,
              clipPath: `polygon(0 100%,${points.map((point) => `${point.replace(' ', '% ')}%`).join()},100% 100%)`,
            }}
            className="absolute size-full stroke-action"
          >
            <path d="M0 0H100V100H0Z" stroke="none" style={{ fill: 'var(--color-action)', opacity: 0.2 }} />
            <path d={`M${counts.join(' 0v100M')} 0v100`} opacity="0.7" strokeWidth="1" {...keepsItsWidth} />
          </svg>
          <svg {...drawing} className="absolute size-full overflow-visible stroke-action">
            <path d="M-200 100H300" stroke="var(--color-line)" {...keepsItsWidth} />
            <path d={`M${ticks.join(' 100v3M')} 100v3`} stroke="var(--color-muted)" {...keepsItsWidth} />
            <path d={`M${points.join('V100M')}V100`} strokeWidth="1" {...keepsItsWidth} />
            <path d={`M${points.join('L')}`} strokeWidth="4" style={glow} {...keepsItsWidth} />
            {/* Dots: lines without length, whose ends are round. */}
            <path d={`M${points.join('h0M')}h0`} strokeLinecap="round" strokeWidth="16" {...keepsItsWidth} />
            <path
              d={`M${points.join('h0M')}h0`}
              strokeLinecap="round"
              strokeWidth="9"
              stroke="var(--color-night)"
              {...keepsItsWidth}
            />
          </svg>
        </div>
        <ol className="relative grid text-sm">
          {first.map(({ count, price }, point) => {
            const [amount, ...others] = amounts(point, 'price');
            const isRight = along(count) > 50;
            return (
              <li
                key={count}
                style={{
                  gridArea: '1/1',
                  width: `${room}%`,
                  marginLeft: `${isRight ? along(count) - room : along(count)}%`,
                  textAlign: isRight ? 'right' : undefined,
                }}
              >
                <div className={`relative ${height}`}>
                  <p className="absolute inset-x-0 pb-4" style={{ bottom: `${heightOf(price)}%` }}>
                    <span className="block font-display text-lg font-semibold tracking-display text-ink sm:text-3xl lg:text-4xl">
                      {amount}
                    </span>
                    <span className="max-sm:hidden">{[each, ...others].join(' · ')}</span>
                    {/* The line shows the first currency; the same price in another one is no second price. */}
                    <span className="sm:hidden">{others.join(' · ')}</span>
                  </p>
                </div>
                <p className="pt-4 max-sm:hidden">
                  <Reports count={<span className={`block ${countStyles}`}>{number(count)}</span>} />
                </p>
                <p className={`pt-4 sm:hidden ${countStyles}`}>{number(count)}</p>
                <div className="pt-2 max-sm:hidden">
                  <MonthlySums sums={amounts(point, 'month')} />
                </div>
              </li>
            );
          })}
        </ol>
        <div className="mt-4 flex flex-wrap justify-between gap-x-8 gap-y-1 text-sm">
          {lead && <p>{lead}</p>}
          <p>
            {translate({
              id: 'prices.volumes.scale',
              message: 'Logarithmic scale',
              description: 'Below the points on the page of prices: their distances are by multiples, not by numbers',
            })}
          </p>
        </div>
        {/* Phones have no room for these words at the points. */}
        <ol className="mt-4 divide-y divide-line border-y border-line sm:hidden">
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
