import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { roiResultLabel } from '@site/src/components/forms/roi-labels';
import { Fold } from '@site/src/components/ui/Fold';
import {
  calculateRoi,
  calculatorOf,
  formatMoney,
  formatMoneyRange,
  monthsOf,
  type Range,
  type RoiQuery,
} from '@site/src/domain/roi';
import { fromTo, useFormats } from '@site/src/hooks/useFormats';
import { useLocale } from '@site/src/hooks/useLocale';
import { RoiExplanation } from './RoiExplanation';
import { roiControlId } from './useRoiQuery';

/** What a product brings, as ranges with their formulas, before and after the fee. */
export function RoiResults({ query, children }: { query: RoiQuery; children: ReactNode }) {
  const { htmlLang } = useLocale();
  const calculator = calculatorOf(query.product);
  const { gains, total, fee, afterFee } = calculateRoi(query);
  const formulaOf = useFormula(query);
  const gainLabels = useGainLabels();
  const money = (value: number) => formatMoney(value, query.currency, htmlLang);
  const range = (value: Range) => formatMoneyRange(value, query.currency, htmlLang, fromTo);
  const months = monthsOf(calculator);
  return (
    <>
      {/* Below the fields on phones, where it stays in view while they are filled in; it would cover what opens them. */}
      <output
        htmlFor={Object.keys(calculator.inputs).map(roiControlId).join(' ')}
        className="bottom-0 z-1 flex flex-col rounded-t-xl bg-night px-6 pt-6 pb-4 text-on-night-muted max-md:group-has-[[data-slot=fold][open]_input]:sticky sm:px-8 lg:pt-8"
      >
        <span className="hidden pb-4 text-on-night no-script:block">
          <Translate id="roi.example" description="Above the result where visitors cannot change the figures">
            An example with our assumptions
          </Translate>
        </span>
        <span className="max-lg:text-sm">{roiResultLabel(calculator)}</span>
        <span data-roi="gain" className="font-display text-2xl font-semibold tracking-display text-aurora">
          {range(total)}
        </span>
        {fee > 0 && (
          <span data-roi="after-fee" className="max-lg:text-sm lg:text-md">
            <Translate
              id="roi.afterFee"
              description="Under the result of the calculator; {sum} is a range of amounts"
              values={{ sum: <strong className="font-semibold text-on-night">{range(afterFee)}</strong> }}
            >
              {'{sum} after our fee'}
            </Translate>
          </span>
        )}
      </output>
      <div className="flex flex-col gap-4 rounded-b-xl bg-night px-6 pb-6 text-on-night-muted max-sm:gap-2 sm:gap-6 sm:px-8 sm:pb-8">
        <div className="border-t border-night-line max-md:pt-2">
          <Fold
            label={
              <Translate id="roi.parts" description="On phones: opens the lines that add up to the result">
                How it adds up
              </Translate>
            }
          >
            <dl className="flex flex-col gap-3 max-md:pt-2 sm:gap-4 md:pt-6">
              {Object.entries(gains).map(([gain, value]) => (
                <Line
                  key={gain}
                  term={gainLabels[gain]}
                  value={range(value)}
                  formula={`${formulaOf(calculator.gains[gain]!)} = ${money(value.high)}`}
                />
              ))}
              {fee > 0 && (
                <Line
                  term={translate({
                    id: 'roi.fee',
                    message: 'Our fee',
                    description: 'Part of the result: what we charge',
                  })}
                  value={money(-fee)}
                  formula={`${formulaOf(calculator.fee)}${months > 1 ? ` × ${months}` : ''} = ${money(fee)}`}
                />
              )}
              <BreakEven query={query} />
              {months === 1 && (
                <Line
                  term={
                    fee > 0
                      ? translate({
                          id: 'roi.inAYear.afterFee',
                          message: 'In a year, after our fee',
                          description: 'Last line of a monthly result: the same for twelve months',
                        })
                      : translate({
                          id: 'roi.inAYear',
                          message: 'In a year',
                          description: 'Last line of a monthly result without our fee: the same for twelve months',
                        })
                  }
                  value={range({ low: afterFee.low * 12, high: afterFee.high * 12 })}
                />
              )}
            </dl>
          </Fold>
        </div>
        <RoiExplanation query={query} />
        {children}
      </div>
    </>
  );
}

/** Writes a product of inputs: "20 × €24,000 × 5%". */
function useFormula({ product, currency, values }: RoiQuery): (names: string[]) => string {
  const { htmlLang } = useLocale();
  const { number, unit } = useFormats();
  const { inputs } = calculatorOf(product);
  const written = {
    count: (value: number) => number(value),
    money: (value: number) => formatMoney(value, currency, htmlLang),
    // What is typed, such as 0.25 %, is not rounded.
    percent: (value: number) => number(value / 100, { style: 'percent', maximumFractionDigits: 5 }),
    minute: (value: number) => unit(value, 'minute'),
    day: (value: number) => unit(value, 'day'),
  };
  return (names) => names.map((name) => written[inputs[name]!.unit](values[name]!)).join(' × ');
}

/** What the gains of data/roi.json are called. */
function useGainLabels(): Record<string, string> {
  return {
    resale: translate({ id: 'roi.resale', message: 'Higher prices', description: 'Part of the result' }),
    time: translate({ id: 'roi.time', message: 'Time saved', description: 'Part of the result' }),
    downtime: translate({
      id: 'roi.downtime',
      message: 'Days off the road avoided',
      description: 'Part of the result',
    }),
    returns: translate({ id: 'roi.returns', message: 'Returns avoided', description: 'Part of the result' }),
  };
}

/** From how many breakdowns a year the fee is covered; only BatStream's calculator has them. */
function BreakEven({ query }: { query: RoiQuery }) {
  const { number } = useFormats();
  if (query.product !== 'batstream') return null;
  const { total, fee } = calculateRoi({ ...query, values: { ...query.values, stops: 1 } });
  if (fee === 0 || total.low === 0) return null;
  const [fewest, most] = [total.high, total.low].map((gain) => number(Math.ceil(fee / gain)));
  return (
    <Line
      term={translate({
        id: 'roi.batstream.breakEven',
        message: 'Breakdowns a year needed to cover our fee',
        description: 'Line of the result; a number such as 3–6 stands beside it',
      })}
      value={fewest === most ? fewest! : `${fewest}–${most}`}
    />
  );
}

function Line({ term, value, formula }: { term: ReactNode; value: string; formula?: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt>{term}</dt>
      <dd className="font-semibold text-on-night tabular-nums">{value}</dd>
      {formula && <dd className="w-full text-sm tabular-nums">{formula}</dd>}
    </div>
  );
}
