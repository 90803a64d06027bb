import { translate } from '@docusaurus/Translate';

import { formatsOf } from '@site/src/domain/formats';
import type { Locale } from '@site/src/domain/locales';
import {
  calculateRoi,
  calculatorOf,
  formatMoney,
  formatMoneyRange,
  readRoiQuery,
  roiProducts,
} from '@site/src/domain/roi';
import { fromTo } from '@site/src/hooks/useFormats';
import { roiLabels, roiResultLabel } from './roi-labels';

/**
 * Puts what a visitor calculated (src/sections/roi) into the first line of the message to sales, in the place of an earlier
 * calculation.
 * @param search query of the demo page's address
 */
export function withRoiNote(message: string, search: URLSearchParams, { currency, htmlLang }: Locale): string {
  const product = roiProducts.find((id) => id === search.get('product'));
  if (!product) return message;
  const calculator = calculatorOf(product);
  const inputs = Object.entries(calculator.inputs);
  const query = readRoiQuery(product, search.toString(), currency);
  const labels = roiLabels(product);
  const { number } = formatsOf(htmlLang);
  const figures = inputs.map(([name, { unit }]) => {
    const value = query.values[name]!;
    return [labels[name], unit === 'money' ? formatMoney(value, query.currency, htmlLang) : number(value)];
  });
  figures.push([
    roiResultLabel(calculator),
    formatMoneyRange(calculateRoi(query).total, query.currency, htmlLang, fromTo),
  ]);
  const title = translate({
    id: 'demo.calculation.title',
    message: 'My calculation:',
    description: 'Begins the note that the calculator leaves in the message of the demo request',
  });
  const note = figures.map(([label, figure]) => `${label}: ${figure}`).join('; ');
  const rest = message
    .split('\n')
    .filter((line) => !line.startsWith(title))
    .join('\n')
    .trim();
  return [`${title} ${note}`, rest].filter(Boolean).join('\n\n');
}
