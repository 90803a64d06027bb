import data from '../../data/claims.json' with { type: 'json' };
import type { Claim } from './schemas/claim.ts';

export type ClaimId = keyof typeof data;

/** The build holds data/claims.json to this type (src/check); JSON imports have wider ones. */
export const claims = data as Record<ClaimId, Claim>;

/**
 * The bare figure of a claim in a language, without its qualifier: "30%", "30 %", "2 minuter".
 * @param htmlLang BCP 47 tag
 */
export function formatFigure({ value, unit }: Pick<Claim, 'value' | 'unit'>, htmlLang: string): string {
  if (unit === 'percent') {
    return new Intl.NumberFormat(htmlLang, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100);
  }
  if (unit === 'hourOfSevenDays') return `${value}/7`;
  if (unit === 'count') return new Intl.NumberFormat(htmlLang).format(value);
  return new Intl.NumberFormat(htmlLang, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
