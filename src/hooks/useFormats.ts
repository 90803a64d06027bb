import { translate } from '@docusaurus/Translate';

import { formatsOf } from '../domain/formats';
import { useLocale } from './useLocale';

/** A range that begins with a negative figure, where a dash would be taken for a minus: "−9 to 41 °C". */
export function fromTo(from: string, to: string): string {
  return translate(
    {
      id: 'common.range',
      message: '{from} to {to}',
      description: 'A range that begins with a negative figure, where a dash would be taken for a minus: "−9 to 41 °C"',
    },
    { from, to },
  );
}

/** Figures, units, days and times in the form of the page's language. */
export function useFormats() {
  const { htmlLang } = useLocale();
  const formats = formatsOf(htmlLang);
  return {
    ...formats,
    /**
     * From one figure to another, with the unit once: "85–94 %", "−9 to 41 °C".
     * @param withUnit formats the higher one
     */
    range: (low: number, high: number, withUnit: (value: number) => string) => {
      const [from, to] = [formats.number(low), withUnit(high)];
      // The word joiner keeps both on one line.
      return low >= 0 ? `${from}–\u2060${to}` : fromTo(from, to);
    },
    /** The uncertainty of a share, such as a state of health, which is in percentage points. */
    uncertainty: (value: number) =>
      translate(
        {
          id: 'common.uncertainty',
          message: '± {points} percentage points',
          description: 'How sure a percentage is; {points} is a number such as 1.5',
        },
        { points: formats.number(value) },
      ),
    /** As `uncertainty`, for dials, tiles and other small places. */
    shortUncertainty: (value: number) =>
      translate(
        {
          id: 'common.uncertainty.short',
          message: '± {points} points',
          description:
            'How sure a percentage is, in percentage points, in a dial or a tile of a report: as short as it can be',
        },
        { points: formats.number(value) },
      ),
  };
}
