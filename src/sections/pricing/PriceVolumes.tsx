import Translate, { translate } from '@docusaurus/Translate';

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
const top = 0.62;

/** Of lines in a drawing that is stretched. */
const keepsItsWidth = { vectorEffect: 'non-scaling-stroke' } as const;

/** What a report costs if more or fewer are ordered, as a line above a common zero, and what that makes a month, from data/prices.json. */
export function PriceVolumes({ product, ...heading }: PriceVolumesProps) {
  const locale = useLocale();
  const { number } = useFormats();
  const currencies = volumeCurrencies(locale);
  const volumes = currencies.map((currency) => priceVolumes(product, currency));
  const [first] = volumes as [(typeof volumes)[number]];
  const most = Math.max(...first.map(({ price }) => price));
  const heightOf = (price: number) => Math.round((100 * top * price) / most);
  const points = first.map(({ price }, place) => `${2 * place + 1} ${100 - heightOf(price)}`);
  /** What a point stands for, in each currency. */
  const amounts = (point: number, amount: 'price' | 'month') =>
    currencies.map((currency, index) => formatMoney(volumes[index]![point]![amount], currency, locale.htmlLang));
  return (
    <Section tone="night">
      <SectionHeading {...heading} className="mb-0" />
      <div className="relative mt-6">
        <svg
          viewBox={`0 0 ${2 * first.length} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
          fill="none"
          strokeWidth="2"
          className="absolute top-0 h-[17rem] w-full stroke-aurora sm:h-[22rem]"
        >
          <path
            d={`M1 100L${points.join('L')}L${2 * first.length - 1} 100Z`}
            stroke="none"
            style={{ fill: 'var(--color-aurora)', opacity: 0.1 }}
          />
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
            style={{ stroke: 'var(--color-night)' }}
            {...keepsItsWidth}
          />
        </svg>
        <ol className="grid auto-cols-fr grid-flow-col text-center text-sm text-balance">
          {first.map(({ count, price }, point) => {
            const [amount, ...others] = amounts(point, 'price');
            return (
              <li key={count} className="relative">
                <div className="relative h-[17rem] border-b border-night-line sm:h-[22rem]">
                  <p className="absolute inset-x-0 pb-4" style={{ bottom: `${heightOf(price)}%` }}>
                    <span className="block font-display text-2xl font-semibold tracking-display text-on-night sm:text-5xl">
                      {amount}
                    </span>
                    {translate({
                      id: 'prices.volumes.each',
                      message: 'per report',
                      description: 'Below a price, such as €29, above its point on the page of prices',
                    })}
                    {/* The line shows the first currency; the same price in another one is no second price. */}
                    {others.length > 0 && <span className="block">{others.join(' · ')}</span>}
                  </p>
                </div>
                <p className="pt-3">
                  <Translate
                    id="prices.volumes.count"
                    description="Below a point on the page of prices: how many are ordered, such as 40 reports a month"
                    values={{
                      count: (
                        <span className="block font-display text-xl font-semibold text-on-night">{number(count)}</span>
                      ),
                    }}
                  >
                    {'{count} reports a month'}
                  </Translate>
                </p>
                <p className="pt-2">
                  {translate(
                    {
                      id: 'prices.volumes.month',
                      message: '{amount} a month',
                      description:
                        'Below that on the page of prices: what so many reports cost together; {amount} is such as €640',
                    },
                    { amount: amounts(point, 'month').join(' · ') },
                  )}
                </p>
              </li>
            );
          })}
        </ol>
      </div>
    </Section>
  );
}
