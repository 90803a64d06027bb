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
const top = 0.7;

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
      <ol className="relative mt-6 grid auto-cols-fr grid-flow-col text-center text-sm text-balance">
        <svg
          viewBox={`0 0 ${2 * first.length} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute top-0 h-[18rem] w-full fill-none stroke-aurora stroke-2 sm:h-[24rem]"
        >
          <path d={`M1 100L${points.join('L')}L${2 * first.length - 1} 100Z`} className="fill-aurora/10 stroke-none" />
          <path d={`M${points.join('L')}`} vectorEffect="non-scaling-stroke" />
        </svg>
        {first.map(({ count, price }, point) => {
          const [amount, ...others] = amounts(point, 'price');
          return (
            <li key={count} className="relative">
              <div className="relative h-[18rem] border-b border-night-line sm:h-[24rem]">
                <p className="absolute inset-x-0 pb-4" style={{ bottom: `${heightOf(price)}%` }}>
                  <span className="block font-display text-2xl font-semibold tracking-display text-on-night sm:text-4xl">
                    {amount}
                  </span>
                  {translate({
                    id: 'prices.volumes.each',
                    message: 'per report',
                    description: 'Below a price, such as €29, above its point on the page of prices',
                  })}
                  {/* The line shows the first currency; the same price in another one is no second price. */}
                  {others.length > 0 && <span className="block sm:inline"> · {others.join(' · ')}</span>}
                </p>
                <span
                  aria-hidden="true"
                  style={{ height: `${heightOf(price)}%` }}
                  className="absolute bottom-0 left-1/2 border-l border-dashed border-night-line"
                >
                  <span className="absolute -top-2 -left-2 size-4 rounded-full border-2 border-aurora bg-night" />
                </span>
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
    </Section>
  );
}
