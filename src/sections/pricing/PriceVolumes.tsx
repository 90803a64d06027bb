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

/** What a report costs if more or fewer are ordered, as bars from a common zero, and what that makes a month, from data/prices.json. */
export function PriceVolumes({ product, ...heading }: PriceVolumesProps) {
  const locale = useLocale();
  const { number } = useFormats();
  const currencies = volumeCurrencies(locale);
  const volumes = currencies.map((currency) => priceVolumes(product, currency));
  const [first] = volumes as [(typeof volumes)[number]];
  const most = Math.max(...first.map(({ price }) => price));
  /** What a bar stands for, in each currency. */
  const amounts = (bar: number, amount: 'price' | 'month') =>
    currencies.map((currency, index) => formatMoney(volumes[index]![bar]![amount], currency, locale.htmlLang));
  return (
    <Section tone="sunken">
      <SectionHeading {...heading} />
      <ol className="flex flex-col gap-6">
        {first.map(({ count, price }, bar) => {
          const [amount, ...others] = amounts(bar, 'price');
          return (
            <li
              key={count}
              className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm sm:grid sm:grid-cols-[12rem_1fr_12rem] sm:gap-x-8"
            >
              <p>
                <Translate
                  id="prices.volumes.count"
                  description="Beside a bar on the page of prices: how many are ordered, such as 40 reports a month"
                  values={{
                    count: <span className="font-display text-xl font-semibold text-ink">{number(count)}</span>,
                  }}
                >
                  {'{count} reports a month'}
                </Translate>
              </p>
              <div className="w-full gap-x-4 max-sm:order-1 lg:flex lg:items-center">
                {/* The price has the same room at the end of each bar, so that the bars have the same scale; below it where that is too narrow. */}
                <span
                  aria-hidden="true"
                  style={{ '--share': price / most }}
                  className="block h-4 w-[calc(100%*var(--share))] shrink-0 rounded-sm bg-action lg:w-[calc((100%-11.5rem)*var(--share))]"
                />
                <p>
                  <span className="font-display text-2xl font-semibold tracking-display text-ink">{amount}</span>{' '}
                  {translate({
                    id: 'prices.volumes.each',
                    message: 'per report',
                    description: 'Behind a price, such as €29, at the end of its bar on the page of prices',
                  })}
                  {/* The bar shows the first currency; the same price in another one is no second price. */}
                  {others.length > 0 && <span className="block">{others.join(' · ')}</span>}
                </p>
              </div>
              <p className="text-right">
                {translate(
                  {
                    id: 'prices.volumes.month',
                    message: '{amount} a month',
                    description:
                      'Beside that on the page of prices: what so many reports cost together; {amount} is such as €640',
                  },
                  { amount: amounts(bar, 'month').join(' · ') },
                )}
              </p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
