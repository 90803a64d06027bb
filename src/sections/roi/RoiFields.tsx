import { translate } from '@docusaurus/Translate';

import { roiLabels } from '@site/src/components/forms/roi-labels';
import { Field } from '@site/src/components/ui/Field';
import { Input } from '@site/src/components/ui/Input';
import { Select } from '@site/src/components/ui/Select';
import { calculatorOf, roiCurrencies } from '@site/src/domain/roi';
import { useFormats } from '@site/src/hooks/useFormats';
import { useLocale } from '@site/src/hooks/useLocale';
import { useRoiHints } from './useRoiHints';
import { roiControlId, type useRoiQuery } from './useRoiQuery';

/** The assumptions as fields, each with where its default comes from. */
export function RoiFields({ query, textOf, isWrong, type, chooseCurrency }: ReturnType<typeof useRoiQuery>) {
  const { htmlLang } = useLocale();
  const { number } = useFormats();
  const labels = roiLabels(query.product);
  const hintOf = useRoiHints();
  return (
    <form
      // Labels, hints and fields of a row stand level.
      className="grid gap-x-6 gap-y-4 pt-4 *:data-[slot=field]:row-span-4 *:data-[slot=field]:grid *:data-[slot=field]:grid-rows-subgrid *:data-[slot=field]:gap-y-2 sm:grid-cols-2 lg:pt-0"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="sm:col-span-2">
        <Field
          id={roiControlId('currency')}
          label={translate({
            id: 'roi.currency',
            message: 'Currency',
            description: 'Label of a field of the calculator',
          })}
        >
          {(wiring) => (
            <Select {...wiring} value={query.currency} onChange={(event) => chooseCurrency(event.target.value)}>
              {roiCurrencies.map((currency) => (
                <option key={currency} value={currency}>
                  {`${currency} · ${currencyName(currency, htmlLang)}`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {Object.entries(calculatorOf(query.product).inputs).map(([name, { min, max, step = 1, source }]) => (
        <Field
          key={name}
          id={roiControlId(name)}
          label={labels[name]}
          hint={hintOf(name, source)}
          error={
            isWrong(name) &&
            translate(
              {
                id: 'roi.error',
                message: 'Please enter a number from {min} to {max}.',
                description: 'Error beside a field of the calculator',
              },
              { min: number(min), max: number(max) },
            )
          }
        >
          {(wiring) => (
            <Input
              {...wiring}
              inputMode="decimal"
              autoComplete="off"
              className="tabular-nums"
              value={textOf(name)}
              onChange={(event) => type(name, event.target.value)}
              onKeyDown={(event) => {
                const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
                if (!direction) return;
                event.preventDefault();
                const next = query.values[name]! + direction * step;
                type(name, number(Math.min(max, Math.max(min, next)), { useGrouping: false }));
              }}
            />
          )}
        </Field>
      ))}
    </form>
  );
}

/** As in a sentence, "Swedish krona": `Intl.DisplayNames` writes "Swedish Krona", and plurals in Norwegian. */
function currencyName(currency: string, htmlLang: string) {
  return new Intl.NumberFormat(htmlLang, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value;
}
