import { isValidElement } from 'react';

import { Stat as StatItem, type StatProps as StatItemProps } from '@site/src/components/ui/Stat';
import { claims, type ClaimId } from '@site/src/domain/claims';

export type StatProps = Omit<StatItemProps, 'share'>;

/** One figure with what it measures; a percentage is drawn as well. */
export function Stat({ value, ...rest }: StatProps) {
  const claim = isValidElement<{ id?: ClaimId }>(value) && value.props.id ? claims[value.props.id] : undefined;
  return <StatItem {...rest} value={value} share={claim?.unit === 'percent' ? claim.value / 100 : undefined} />;
}
