import { translate } from '@docusaurus/Translate';

import { formatsOf } from '@site/src/domain/formats';
import type { Locale } from '@site/src/domain/locales';
import { calculateRoi, formatMoney, formatMoneyRange, readRoiQuery } from '@site/src/domain/roi';

/**
 * Puts what a visitor calculated (src/sections/roi) into the first line of the message to sales, in the place of an earlier
 * calculation.
 * @param search query of the demo page's address
 */
export function withRoiNote(message: string, search: URLSearchParams, { currency, htmlLang }: Locale): string {
  if (!search.has('cars')) return message;
  const query = readRoiQuery(search.toString(), currency);
  const { number } = formatsOf(htmlLang);
  const money = (value: number) => formatMoney(value, query.currency, htmlLang);
  const title = translate({
    id: 'demo.calculation.title',
    message: 'My calculation:',
    description: 'Begins the note that the calculator leaves in the message of the demo request',
  });
  const note = translate(
    {
      id: 'demo.calculation.note',
      message:
        '{cars} cars a month at {price}, {uplift}% higher price; {minutes} minutes an assessment, {saved}% less time, {minuteCost} a minute. Result: {total} a month.',
      description: 'Note of the calculator in the message of the demo request; all are figures',
    },
    {
      cars: number(query.cars),
      price: money(query.price),
      uplift: number(query.uplift),
      minutes: number(query.minutes),
      saved: number(query.saved),
      minuteCost: money(query.minuteCost),
      total: formatMoneyRange(calculateRoi(query).total, query.currency, htmlLang),
    },
  );
  const rest = message
    .split('\n')
    .filter((line) => !line.startsWith(title))
    .join('\n')
    .trim();
  return [`${title} ${note}`, rest].filter(Boolean).join('\n\n');
}
