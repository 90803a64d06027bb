import type { ClaimId } from '@site/src/domain/claims';
import { useClaim } from '@site/src/hooks/useClaim';

/** A marketing figure by its id, for MDX: "up to 85%". */
export function Claim({ id }: { id: ClaimId }) {
  return useClaim(id);
}
