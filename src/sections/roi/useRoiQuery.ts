import { useLocation } from '@docusaurus/router';
import { useEffect, useRef, useState } from 'react';

import {
  calculatorOf,
  isRoiValue,
  readFigure,
  readRoiQuery,
  roiDefaults,
  writeRoiQuery,
  type RoiProduct,
} from '@site/src/domain/roi';
import type { CalculatorInput } from '@site/src/domain/schemas/roi';
import { useFormats } from '@site/src/hooks/useFormats';
import { useLocale } from '@site/src/hooks/useLocale';

/** Long enough that a figure is finished, short enough that the address is never far behind. */
const typingPauseMs = 250;

/**
 * The calculator's state: what has been typed, the query to calculate with (the last valid figure of each field), and
 * which fields are wrong. The address follows, so that a calculation can be shared.
 * @param anchor id of the section, kept in the address
 */
export function useRoiQuery(product: RoiProduct, anchor: string) {
  const { pathname, search } = useLocation();
  const { currency: usual } = useLocale();
  const { number } = useFormats();
  const [query, setQuery] = useState(() => roiDefaults(product, usual));
  const [typed, setTyped] = useState<Record<string, string>>({});
  const isShared = useRef(false);
  const { inputs } = calculatorOf(product);

  // The built page knows neither the address nor what was typed before hydration: both are read after it.
  useEffect(() => {
    const early = Object.fromEntries(
      Object.keys(inputs).flatMap((name) => {
        const control = document.querySelector<HTMLInputElement>(`#${roiControlId(name)}`);
        return control && control.value !== control.defaultValue ? [[name, control.value]] : [];
      }),
    );
    const asked = readRoiQuery(product, search, usual);
    isShared.current = search !== '' && writeRoiQuery(asked) !== writeRoiQuery(roiDefaults(product, usual));
    setQuery({ ...asked, values: { ...asked.values, ...valid(inputs, early) } });
    setTyped(early);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the calculator is hydrated
  }, []);

  const address = `${pathname}?${writeRoiQuery(query)}#${anchor}`;
  useEffect(() => {
    if (!isShared.current) return undefined;
    const timer = setTimeout(() => {
      // Past the router, which would scroll to the anchor. While the next page loads, the address is already its.
      if (window.location.pathname === pathname) window.history.replaceState(window.history.state, '', address);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [address, pathname]);

  return {
    query,
    address,
    /** What stands in a field. */
    textOf: (name: string) => typed[name] ?? number(query.values[name]!),
    isWrong: (name: string) =>
      typed[name] !== undefined && !isRoiValue(inputs[name]!, toNumber(inputs[name]!, typed[name])),
    type(name: string, text: string) {
      isShared.current = true;
      setTyped({ ...typed, [name]: text });
      setQuery({ ...query, values: { ...query.values, ...valid(inputs, { [name]: text }) } });
    },
    /** Another currency has its own usual amounts. */
    chooseCurrency(currency: string) {
      const amounts = Object.keys(inputs).filter((name) => inputs[name]!.unit === 'money');
      const { values } = roiDefaults(product, currency);
      isShared.current = true;
      setTyped(without(typed, amounts));
      setQuery({ ...query, currency, values: { ...values, ...without(query.values, amounts) } });
    },
  };
}

export function roiControlId(name: string): string {
  return `roi-${name}`;
}

function toNumber({ optional }: CalculatorInput, text: string): number {
  if (text.trim() === '') return optional ? 0 : NaN;
  return readFigure(text);
}

/** The typed values that are valid figures. */
function valid(inputs: Record<string, CalculatorInput>, typed: Record<string, string>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(typed)
      .map(([name, text]): [string, number] => [name, toNumber(inputs[name]!, text)])
      .filter(([name, value]) => isRoiValue(inputs[name]!, value)),
  );
}

function without<Value>(record: Record<string, Value>, names: string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}
