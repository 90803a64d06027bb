import data from '../../data/roi.json' with { type: 'json' };
import { claims, type ClaimId } from './claims.ts';
import { formatsOf } from './formats.ts';
import { priceExample } from './prices.ts';
import type { Calculator, CalculatorInput, RoiData } from './schemas/roi.ts';

/** A product that has a calculator, by the last part of its address. */
export type RoiProduct = keyof typeof data.calculators;

export interface RoiQuery {
  product: RoiProduct;
  /** ISO 4217 code. */
  currency: string;
  /** By the name of the input; amounts are in the currency. */
  values: Record<string, number>;
}

/** From the cautious end to the full one. */
export interface Range {
  low: number;
  high: number;
}

/** What a month or a year brings, as the calculator's period says; amounts are in the query's currency. */
export interface RoiResult {
  /** By name. */
  gains: Record<string, Range>;
  /** All gains together. */
  total: Range;
  fee: number;
  /** Below zero where the fee is more than what is gained. */
  afterFee: Range;
}

/** The build holds data/roi.json to this type (src/check); JSON imports have wider ones. */
const { calculators, currencies, cautiousShare } = data as unknown as RoiData;

export { cautiousShare, currencies as roiCurrencies };
export const roiProducts = Object.keys(calculators) as RoiProduct[];

/** The inputs and the formulas of a product's calculator. */
export function calculatorOf(product: RoiProduct): Calculator {
  return calculators[product]!;
}

/** How many of its months a period has: prices are by the month. */
export function monthsOf({ period }: Pick<Calculator, 'period'>): number {
  return period === 'year' ? 12 : 1;
}

/** What an input starts with; `values` has those that no example gives. */
function startOf(input: CalculatorInput, { currency, product, values }: RoiQuery): number {
  if (input.amounts) return input.amounts[currency]!;
  if (input.claim) {
    const { value } = claims[input.claim as ClaimId];
    return input.afterSaving ? Math.round((100 * value) / (100 - claims[input.afterSaving as ClaimId].value)) : value;
  }
  if (!input.example) return input.start!;
  const { count, price } = priceExample(product, currency);
  if (input.example === 'price') return price;
  // The example counts what is paid for, such as the reports on all cars.
  return calculatorOf(product).fee.reduce((left, name) => left / (values[name] ?? 1), count);
}

/** What is assumed until the visitor changes it. The fee is that of the product's example of a price. */
export function roiDefaults(product: RoiProduct, currency: string): RoiQuery {
  const { inputs } = calculatorOf(product);
  const query: RoiQuery = { product, currency, values: {} };
  const own = Object.entries(inputs).filter(([, input]) => !input.example);
  const ownValues = Object.fromEntries(own.map(([name, input]) => [name, startOf(input, query)]));
  const values = Object.entries(inputs).map(([name, input]) => [name, startOf(input, { ...query, values: ownValues })]);
  return { ...query, values: Object.fromEntries(values) as RoiQuery['values'] };
}

/** Whether a figure can be calculated with. */
export function isRoiValue({ min, max }: CalculatorInput, value: number): boolean {
  return Number.isFinite(value) && value >= min && value <= max;
}

/** Gains, from the cautious end to the full one, and the fee: each is the product of its inputs. */
export function calculateRoi({ product, values }: RoiQuery): RoiResult {
  const calculator = calculatorOf(product);
  const multiply = (names: string[]) =>
    names.reduce(
      (sum, name) => sum * (calculator.inputs[name]!.unit === 'percent' ? values[name]! / 100 : values[name]!),
      1,
    );
  const range = (high: number): Range => ({ low: high * cautiousShare, high });
  const full = Object.entries(calculator.gains).map(([gain, names]): [string, number] => [gain, multiply(names)]);
  const total = range(full.reduce((sum, [, gain]) => sum + gain, 0));
  const fee = multiply(calculator.fee) * monthsOf(calculator);
  return {
    gains: Object.fromEntries(full.map(([gain, high]) => [gain, range(high)])),
    total,
    fee,
    afterFee: { low: total.low - fee, high: total.high - fee },
  };
}

/**
 * Reads an address such as `?cars=30&price=25000&currency=EUR`. What is missing, unknown or out of bounds gets its default.
 * @param currency to use when the address names none
 */
export function readRoiQuery(product: RoiProduct, search: string, currency: string): RoiQuery {
  const params = new URLSearchParams(search);
  const asked = params.get('currency') ?? '';
  const query = roiDefaults(product, currencies.includes(asked) ? asked : currency);
  for (const [name, input] of Object.entries(calculatorOf(product).inputs)) {
    const value = Number(params.get(name) || NaN);
    if (isRoiValue(input, value)) query.values[name] = value;
  }
  return query;
}

/** The query string of a calculation, with every value, so that defaults that change later do not change it. */
export function writeRoiQuery({ currency, values }: RoiQuery): string {
  const all = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams([['currency', currency], ...all]).toString();
}

/** An amount as the language writes it; with hundredths below 100 only. */
export function formatMoney(value: number, currency: string, htmlLang: string): string {
  const digits: Intl.NumberFormatOptions =
    Math.abs(value) < 100 ? { trailingZeroDisplay: 'stripIfInteger' } : { maximumFractionDigits: 0 };
  return formatsOf(htmlLang).number(value, { style: 'currency', currency, signDisplay: 'negative', ...digits });
}

/** A typed figure, or NaN. Thousands may be grouped by spaces, commas or points, and decimals follow a comma or a point. */
export function readFigure(text: string): number {
  const digits = text.replace(/\s/g, '');
  return Number(/^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(digits) ? digits.replace(/[.,]/g, '') : digits.replace(',', '.'));
}

/**
 * A range of amounts, both rounded to the same place, which leaves the larger three digits: the assumptions are no more
 * precise than that.
 * @param between joins two amounts where a dash would be taken for a minus
 */
export function formatMoneyRange(
  { low, high }: Range,
  currency: string,
  htmlLang: string,
  between: (from: string, to: string) => string,
): string {
  const digits = Math.floor(Math.log10(Math.max(Math.abs(low), Math.abs(high)))) + 1;
  const step = 10 ** Math.max(0, digits - 3);
  // Adding 0 makes 0 of -0.
  const [from, to] = [low, high].map((value) => Math.round(value / step) * step + 0) as [number, number];
  const format = (value: number) => formatMoney(value, currency, htmlLang);
  if (from === to) return format(to);
  if (from < 0) return between(format(from), format(to));
  const range = new Intl.NumberFormat(htmlLang, { style: 'currency', currency, maximumFractionDigits: 0 });
  // Intl has a hyphen, or spaces, in some languages.
  return range.formatRange(from, to).replace(/\s?[-–]\s?/, '–');
}
