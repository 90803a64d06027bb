import data from '../../data/claims.json' with { type: 'json' };
import { formatsOf } from './formats.ts';
import type { Claim } from './schemas/claim.ts';

export type ClaimId = keyof typeof data;

export const claimIds = Object.keys(data) as ClaimId[];

/** The build holds data/claims.json to this type (src/check); JSON imports have wider ones. */
export const claims = data as Record<ClaimId, Claim>;

/**
 * The bare figure of a claim in a language, without its qualifier: "30%", "30 %", "2 minuter".
 * @param htmlLang BCP 47 tag
 */
export function formatFigure({ value, unit }: Pick<Claim, 'value' | 'unit'>, htmlLang: string): string {
  const { number } = formatsOf(htmlLang);
  if (unit === 'percent') {
    return number(value / 100, { style: 'percent', maximumFractionDigits: 2 });
  }
  if (unit === 'hourOfSevenDays') return `${value}/7`;
  if (unit === 'count') return number(value);
  return number(value, { style: 'unit', unit, unitDisplay: 'long' });
}
