import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import {
  calculateRoi,
  cautiousShare,
  formatMoney,
  formatMoneyRange,
  type Range,
  type RoiQuery,
} from '@site/src/domain/roi';
import { useFormats } from '@site/src/hooks/useFormats';
import { useLocale } from '@site/src/hooks/useLocale';

/** What BatScan brings in a month and in a year, as ranges with their formulas. */
export function RoiResults({ query, children }: { query: RoiQuery; children: ReactNode }) {
  const { htmlLang } = useLocale();
  const { number, percent, unit } = useFormats();
  const { cars, price, uplift, minutes, saved, minuteCost, currency } = query;
  const { resale, hours, time, total } = calculateRoi(query);
  const money = (value: number) => formatMoney(value, currency, htmlLang);
  const range = (value: Range) => formatMoneyRange(value, currency, htmlLang);
  const year = { low: total.low * 12, high: total.high * 12 };
  return (
    <>
      {/* Below the fields on phones, where it stays in view while they are filled in. */}
      <output
        htmlFor="roi-cars roi-price roi-uplift roi-minutes roi-saved roi-minuteCost"
        className="sticky bottom-0 z-1 flex flex-col rounded-t-xl bg-night px-6 pt-6 pb-4 text-on-night-muted max-lg:shadow-overlay sm:px-8 lg:static lg:pt-8"
      >
        <span className="hidden pb-4 text-on-night no-script:block">
          <Translate id="roi.example" description="Above the result where visitors cannot change the figures">
            An example with our assumptions
          </Translate>
        </span>
        <span className="max-lg:text-sm">
          <Translate id="roi.month" description="Above the result of the calculator">
            What you could gain each month, before costs
          </Translate>
        </span>
        <span data-roi="month" className="font-display text-2xl font-semibold tracking-display text-aurora lg:text-3xl">
          {range(total)}
        </span>
        <span className="max-lg:text-sm lg:text-md">
          <Translate
            id="roi.year"
            description="Under the monthly result of the calculator; {sum} is a range of amounts"
            values={{ sum: <strong className="font-semibold text-on-night">{range(year)}</strong> }}
          >
            {'{sum} a year'}
          </Translate>
        </span>
      </output>
      <div className="flex flex-col gap-4 rounded-b-xl bg-night px-6 pb-6 text-on-night-muted sm:gap-6 sm:px-8 sm:pb-8">
        <dl className="flex flex-col gap-3 border-t border-night-line pt-4 sm:gap-4 sm:pt-6">
          <Line
            term={translate({ id: 'roi.resale', message: 'Higher prices', description: 'Part of the result' })}
            value={range(resale)}
            formula={`${number(cars)} × ${money(price)} × ${percent(uplift)} = ${money(resale.high)}`}
          />
          <Line
            term={translate({ id: 'roi.time', message: 'Time saved', description: 'Part of the result' })}
            value={range(time)}
            formula={`${number(cars)} × ${unit(minutes, 'minute')} × ${percent(saved)} = ${number(hours.high, { style: 'unit', unit: 'hour', maximumFractionDigits: 1 })}; × ${money(minuteCost)}/${translate({ id: 'roi.minuteUnit', message: 'min', description: 'Abbreviation of minute after a cost: €0.80/min' })} = ${money(time.high)}`}
          />
        </dl>
        <p className="text-sm">
          <Translate
            id="roi.explanation"
            description="Under the result; {share} is a percentage such as 50%"
            values={{ share: percent(100 * cautiousShare) }}
          >
            {
              'High estimate: the full effect on every car. Low estimate: {share} of it. Neither is guaranteed. Not deducted: report fees, which depend on how many you order, and your effort to get started.'
            }
          </Translate>
        </p>
        {children}
      </div>
    </>
  );
}

function Line({ term, value, formula }: { term: string; value: string; formula: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt>{term}</dt>
      <dd className="font-semibold text-on-night tabular-nums">{value}</dd>
      <dd className="w-full text-sm tabular-nums">{formula}</dd>
    </div>
  );
}
