import type { ClaimId } from '@site/src/lib/claims';
import { useClaim } from '@site/src/lib/use-claim';

/** A marketing figure by its id, for MDX: "up to 85%". */
export function Claim({ id }: { id: ClaimId }) {
  return useClaim(id);
}
