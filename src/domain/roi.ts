import data from '../../data/roi.json' with { type: 'json' };
import { claims } from './claims.ts';
import { formatsOf } from './formats.ts';
import type { RoiData } from './schemas/roi.ts';

/** What BatScan's calculator starts from; amounts are in `currency`. */
export interface RoiInput {
  /** Used electric cars sold a month. */
  cars: number;
  /** Average price of a car. */
  price: number;
  /** Higher price with a report, percent. */
  uplift: number;
  /** Minutes for an assessment today. */
  minutes: number;
  /** Share of that time that BatScan saves, percent. */
  saved: number;
  /** Cost of a minute of work. */
  minuteCost: number;
}

export type RoiField = keyof RoiInput;

export interface RoiQuery extends RoiInput {
  /** ISO 4217 code. */
  currency: string;
}

/** From the cautious end to the full one. */
export interface Range {
  low: number;
  high: number;
}

/** What a month brings. */
export interface RoiResult {
  /** Higher prices, in the currency. */
  resale: Range;
  hours: Range;
  /** The hours' cost, in the currency. */
  time: Range;
  /** Higher prices and the hours' cost together. */
  total: Range;
}

export const roiLimits: Record<RoiField, { min: number; max: number }> = {
  cars: { min: 1, max: 10_000 },
  price: { min: 1, max: 10_000_000 },
  uplift: { min: 0, max: 30 },
  minutes: { min: 1, max: 480 },
  saved: { min: 0, max: 100 },
  minuteCost: { min: 0, max: 1000 },
};

export const roiFields = Object.keys(roiLimits) as RoiField[];
export const roiCurrencies = Object.keys(data.currencies);
export const { cautiousShare } = data;

const currencies: RoiData['currencies'] = data.currencies;

/**
 * What is assumed until the visitor changes it. The minutes follow from two claims: the time that BatScan takes, and the
 * share of today's time that it saves.
 */
export function roiDefaults(currency: string): RoiQuery {
  const { price, minuteCost } = currencies[currency]!;
  const saved = claims.assessmentTimeSaved.value;
  return {
    currency,
    cars: data.carsPerMonth,
    price,
    uplift: claims.averageResaleUplift.value,
    minutes: Math.round((100 * claims.assessmentTime.value) / (100 - saved)),
    saved,
    minuteCost,
  };
}

/** Whether a figure can be calculated with. */
export function isRoiValue(field: RoiField, value: number): boolean {
  return Number.isFinite(value) && value >= roiLimits[field].min && value <= roiLimits[field].max;
}

/** Higher prices (cars × price × uplift) and time saved (cars × minutes × share × cost of a minute). */
export function calculateRoi({ cars, price, uplift, minutes, saved, minuteCost }: RoiInput): RoiResult {
  const range = (high: number): Range => ({ low: high * cautiousShare, high });
  const resale = (cars * price * uplift) / 100;
  const minutesSaved = (cars * minutes * saved) / 100;
  return {
    resale: range(resale),
    hours: range(minutesSaved / 60),
    time: range(minutesSaved * minuteCost),
    total: range(resale + minutesSaved * minuteCost),
  };
}

/**
 * Reads an address such as `?cars=30&price=25000&currency=EUR`. What is missing, unknown or out of bounds gets its default.
 * @param currency to use when the address names none
 */
export function readRoiQuery(search: string, currency: string): RoiQuery {
  const params = new URLSearchParams(search);
  const asked = params.get('currency') ?? '';
  const query = roiDefaults(roiCurrencies.includes(asked) ? asked : currency);
  for (const field of roiFields) {
    const value = Number(params.get(field) || NaN);
    if (isRoiValue(field, value)) query[field] = value;
  }
  return query;
}

/** The query string of a calculation, with every value, so that defaults that change later do not change it. */
export function writeRoiQuery(query: RoiQuery): string {
  return new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
}

/** An amount as the language writes it; with hundredths below 10 only. */
export function formatMoney(value: number, currency: string, htmlLang: string): string {
  const digits: Intl.NumberFormatOptions =
    value < 10 ? { trailingZeroDisplay: 'stripIfInteger' } : { maximumFractionDigits: 0 };
  return formatsOf(htmlLang).number(value, { style: 'currency', currency, ...digits });
}

/** A range of amounts, rounded to three digits: the assumptions are no more precise than that. */
export function formatMoneyRange({ low, high }: Range, currency: string, htmlLang: string): string {
  const rounded = (value: number) => Number(value.toPrecision(3));
  const format = new Intl.NumberFormat(htmlLang, { style: 'currency', currency, maximumFractionDigits: 0 });
  // Intl has a hyphen, or spaces, in some languages.
  return format.formatRange(rounded(low), rounded(high)).replace(/\s?[-–]\s?/, '–');
}
