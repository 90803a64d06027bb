import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { roiLabels } from '@site/src/components/forms/roi-labels';
import { Field } from '@site/src/components/ui/Field';
import { Input } from '@site/src/components/ui/Input';
import { Select } from '@site/src/components/ui/Select';
import { calculatorOf, roiCurrencies } from '@site/src/domain/roi';
import { useFormats } from '@site/src/hooks/useFormats';
import { useLocale } from '@site/src/hooks/useLocale';
import { useRoiHints } from './useRoiHints';
import { roiControlId, type useRoiQuery } from './useRoiQuery';

type RoiState = ReturnType<typeof useRoiQuery>;

/** The assumptions as fields: the visitor's own, and those about the product. */
export function RoiFields(state: RoiState) {
  return (
    <form className="flex flex-col gap-4 pt-4 md:pt-0" onSubmit={(event) => event.preventDefault()}>
      <FieldGroup
        id="yours"
        title={translate({
          id: 'roi.yours',
          message: 'Your figures',
          description: 'Above fields of the calculator: figures of the visitor’s own business',
        })}
        beside={<CurrencyField {...state} />}
      >
        <InputFields {...state} />
      </FieldGroup>
      <FieldGroup
        id="ours"
        title={translate({
          id: 'roi.ours',
          message: 'Effect and fee',
          description: 'Above fields of the calculator: what the product does, and what we charge',
        })}
      >
        <InputFields {...state} areOurs />
      </FieldGroup>
    </form>
  );
}

interface FieldGroupProps {
  id: string;
  title: string;
  /** A field that is not about one figure. */
  beside?: ReactNode;
  children: ReactNode;
}

function FieldGroup({ id, title, beside, children }: FieldGroupProps) {
  return (
    <div role="group" aria-labelledby={roiControlId(id)} className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h3 id={roiControlId(id)} className="text-lg">
          {title}
        </h3>
        {beside}
      </div>
      {/* Labels, fields and hints of a row stand level; the fifth row is the space below. */}
      <div className="grid gap-x-6 gap-y-2 *:row-span-5 *:grid *:grid-rows-subgrid sm:grid-cols-2 [&_label]:mt-auto">
        {children}
      </div>
    </div>
  );
}

/** Another currency has its own usual amounts. It stands in the line of a heading, and says itself what it is. */
function CurrencyField({ query, chooseCurrency }: RoiState) {
  const { htmlLang } = useLocale();
  return (
    <Select
      id={roiControlId('currency')}
      aria-label={translate({
        id: 'roi.currency',
        message: 'Currency',
        description: 'Name of a field of the calculator',
      })}
      value={query.currency}
      onChange={(event) => chooseCurrency(event.target.value)}
    >
      {roiCurrencies.map((currency) => (
        <option key={currency} value={currency}>
          {`${currency} · ${currencyName(currency, htmlLang)}`}
        </option>
      ))}
    </Select>
  );
}

/** A field for each input, with where its default comes from. */
function InputFields({ query, textOf, isWrong, type, areOurs = false }: RoiState & { areOurs?: boolean }) {
  const { number } = useFormats();
  const labels = roiLabels(query.product);
  const hintOf = useRoiHints();
  return Object.entries(calculatorOf(query.product).inputs)
    .filter(([, { ours = false }]) => ours === areOurs)
    .map(([name, { unit, min, max, step = 1, source }]) => (
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
          <div className="relative">
            <Input
              {...wiring}
              inputMode="decimal"
              autoComplete="off"
              className="pr-12 tabular-nums"
              value={textOf(name)}
              onChange={(event) => type(name, event.target.value)}
              onKeyDown={(event) => {
                const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
                if (!direction) return;
                event.preventDefault();
                const next = query.values[name]! + direction * step;
                type(name, number(Math.min(max, Math.max(min, next))));
              }}
            />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-muted"
            >
              {unit === 'money' ? query.currency : unit === 'percent' && '%'}
            </span>
          </div>
        )}
      </Field>
    ));
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
