import { translate } from '@docusaurus/Translate';

import { Field } from '@site/src/components/ui/Field';
import { Input } from '@site/src/components/ui/Input';
import { Select } from '@site/src/components/ui/Select';
import { roiCurrencies, roiFields, roiLimits, type RoiField } from '@site/src/domain/roi';
import { useBareClaim } from '@site/src/hooks/useClaim';
import { useFormats } from '@site/src/hooks/useFormats';
import { useLocale } from '@site/src/hooks/useLocale';
import { roiControlId, type useRoiQuery } from './useRoiQuery';

/** Steps of the arrow keys. */
const steps: Partial<Record<RoiField, number>> = { price: 500, uplift: 0.5, minuteCost: 0.1 };

/** The assumptions as fields, each with where its default comes from. */
export function RoiFields({ query, textOf, isWrong, type, chooseCurrency }: ReturnType<typeof useRoiQuery>) {
  const { htmlLang } = useLocale();
  const { number } = useFormats();
  const labels = useRoiLabels();
  const currencyNames = new Intl.DisplayNames(htmlLang, { type: 'currency' });
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
                  {`${currency} · ${currencyNames.of(currency)}`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {roiFields.map((field) => (
        <Field
          key={field}
          id={roiControlId(field)}
          {...labels[field]}
          error={
            isWrong(field) &&
            translate(
              {
                id: 'roi.error',
                message: 'Please enter a number from {min} to {max}.',
                description: 'Error beside a field of the calculator',
              },
              { min: number(roiLimits[field].min), max: number(roiLimits[field].max) },
            )
          }
        >
          {(wiring) => (
            <Input
              {...wiring}
              inputMode="decimal"
              autoComplete="off"
              className="tabular-nums"
              value={textOf(field)}
              onChange={(event) => type(field, event.target.value)}
              onKeyDown={(event) => {
                const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
                if (!direction) return;
                event.preventDefault();
                const { min, max } = roiLimits[field];
                const next = query[field] + direction * (steps[field] ?? 1);
                type(field, number(Math.min(max, Math.max(min, next)), { useGrouping: false }));
              }}
            />
          )}
        </Field>
      ))}
    </form>
  );
}

/** What each figure is, and where the one that is assumed comes from. */
function useRoiLabels(): Record<RoiField, { label: string; hint: string }> {
  const assumption = translate({
    id: 'roi.assumption',
    message: 'An assumption. Enter your own figure.',
    description: 'Under a field of the calculator',
  });
  const highest = useBareClaim('resaleUplift');
  return {
    cars: {
      label: translate({
        id: 'roi.cars',
        message: 'Used EVs you sell a month',
        description: 'Label of a field of the calculator',
      }),
      hint: assumption,
    },
    price: {
      label: translate({
        id: 'roi.price',
        message: 'Average price per car',
        description: 'Label of a field of the calculator',
      }),
      hint: assumption,
    },
    uplift: {
      label: translate({
        id: 'roi.uplift',
        message: 'Price gain with a report, %',
        description: 'Label of a field of the calculator',
      }),
      hint: translate(
        {
          id: 'roi.uplift.source',
          message: 'Our own average. The best single car so far gained {highest}.',
          description: 'Under a field of the calculator: where its figure comes from; {highest} is "30%"',
        },
        { highest },
      ),
    },
    minutes: {
      label: translate({
        id: 'roi.minutes',
        message: 'Minutes per assessment today',
        description: 'Label of a field of the calculator',
      }),
      hint: assumption,
    },
    saved: {
      label: translate({
        id: 'roi.saved',
        message: 'Time saved with BatScan, %',
        description: 'Label of a field of the calculator',
      }),
      hint: translate({
        id: 'roi.saved.source',
        message: 'Our own figure.',
        description: 'Under a field of the calculator: where its figure comes from',
      }),
    },
    minuteCost: {
      label: translate({
        id: 'roi.minuteCost',
        message: 'Labour cost per minute',
        description: 'Label of a field of the calculator',
      }),
      hint: assumption,
    },
  };
}
