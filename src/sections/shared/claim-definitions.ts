import { interpolate } from '@docusaurus/Interpolate';

import { claims, type ClaimId } from '@site/src/domain/claims';
import { useClaim } from '@site/src/hooks/useClaim';

// Labels without defaults in code: a new claim needs its text only.
const definitions: Partial<Record<ClaimId, string>> = labelsLike('claim.*.definition');

/** What a figure of data/claims.json measures, against what; undefined until i18n/en/code.json says so. */
export function useClaimDefinition(id: ClaimId): string | undefined {
  const average = useClaim('averageResaleUplift');
  const text = definitions[id];
  return text && interpolate(text, { average, share: String(claims.accuracy.value) });
}
