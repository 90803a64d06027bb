import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect, useRef, useState } from 'react';

import { isRoiValue, readRoiQuery, roiDefaults, roiFields, writeRoiQuery, type RoiField } from '@site/src/domain/roi';
import { useFormats } from '@site/src/hooks/useFormats';
import { useLocale } from '@site/src/hooks/useLocale';

type Typed = Record<RoiField, string>;

/** Long enough that a figure is finished, short enough that the address is never far behind. */
const typingPauseMs = 250;

/**
 * The calculator's state: what has been typed, the query to calculate with (the last valid figure of each field), and
 * which fields are wrong. The address follows, so that a calculation can be shared.
 * @param anchor id of the section, kept in the address
 */
export function useRoiQuery(anchor: string) {
  const history = useHistory();
  const { pathname, search } = useLocation();
  const { currency: usual } = useLocale();
  const { number } = useFormats();
  const [query, setQuery] = useState(() => roiDefaults(usual));
  const [typed, setTyped] = useState<Partial<Typed>>({});
  const isShared = useRef(false);

  // The built page knows neither the address nor what was typed before hydration: both are read after it.
  useEffect(() => {
    const early = Object.fromEntries(
      roiFields.flatMap((field) => {
        const control = document.querySelector<HTMLInputElement>(`#${roiControlId(field)}`);
        return control && control.value !== control.defaultValue ? [[field, control.value]] : [];
      }),
    );
    const asked = readRoiQuery(search, usual);
    isShared.current = search !== '' && writeRoiQuery(asked) !== writeRoiQuery(roiDefaults(usual));
    setQuery({ ...asked, ...valid(early) });
    setTyped(early);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the calculator is hydrated
  }, []);

  const address = `${pathname}?${writeRoiQuery(query)}#${anchor}`;
  useEffect(() => {
    if (!isShared.current) return undefined;
    const timer = setTimeout(() => {
      // While the next page loads, the address is already its.
      if (window.location.pathname === pathname) history.replace(address);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [address, history, pathname]);

  return {
    query,
    address,
    /** What stands in a field. */
    textOf: (field: RoiField) => typed[field] ?? number(query[field], { useGrouping: false }),
    isWrong: (field: RoiField) => typed[field] !== undefined && !isRoiValue(field, toNumber(typed[field])),
    type(field: RoiField, text: string) {
      isShared.current = true;
      setTyped({ ...typed, [field]: text });
      setQuery({ ...query, ...valid({ [field]: text }) });
    },
    /** Another currency has its own usual amounts. */
    chooseCurrency(currency: string) {
      const { price, minuteCost } = roiDefaults(currency);
      isShared.current = true;
      setTyped({ ...typed, price: undefined, minuteCost: undefined });
      setQuery({ ...query, currency, price, minuteCost });
    },
  };
}

export function roiControlId(field: RoiField | 'currency'): string {
  return `roi-${field}`;
}

const toNumber = (text: string) => Number(text.trim() === '' ? NaN : text.replace(',', '.'));

/** The typed values that are valid figures. */
function valid(typed: Partial<Typed>): Partial<Record<RoiField, number>> {
  return Object.fromEntries(
    Object.entries(typed)
      .map(([field, text]) => [field, toNumber(text)] as [RoiField, number])
      .filter(([field, value]) => isRoiValue(field, value)),
  );
}
