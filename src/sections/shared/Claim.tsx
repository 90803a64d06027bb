import { createContext, useContext, type ReactNode } from 'react';

import type { ClaimId } from '@site/src/domain/claims';
import { useBareClaim, useClaim } from '@site/src/hooks/useClaim';
import { ClaimExplanation } from './ClaimExplanation';

const IsBig = createContext(false);

/** A place where figures are shown big: a claim in it says on request what it means. */
export function BigFigure({ children }: { children: ReactNode }) {
  return <IsBig value={true}>{children}</IsBig>;
}

/** A marketing figure by its id, for MDX: "up to 85%", or `bare`, where the sentence says that it is the best: "85%". */
export function Claim({ id, bare }: { id: ClaimId; bare?: boolean }) {
  const figure = useClaim(id);
  const bareFigure = useBareClaim(id);
  const isBig = useContext(IsBig);
  if (bare) return bareFigure;
  if (!isBig) return figure;
  return <ClaimExplanation id={id} figure={figure} />;
}
