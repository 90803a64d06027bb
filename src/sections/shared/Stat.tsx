import { isValidElement } from 'react';

import { Stat as StatItem, type StatProps as StatItemProps } from '@site/src/components/ui/Stat';
import { claims, type ClaimId } from '@site/src/domain/claims';

export type StatProps = Omit<StatItemProps, 'share'>;

/** The whole that a figure is a share of; other units have none. */
const wholes: Record<string, number> = { percent: 100, minute: 60 };

/** One figure with what it measures; a share, or minutes of an hour, is drawn as well. */
export function Stat({ value, ...rest }: StatProps) {
  const claim = isValidElement<{ id?: ClaimId }>(value) && value.props.id ? claims[value.props.id] : undefined;
  const whole = claim && wholes[claim.unit];
  return <StatItem {...rest} value={value} share={whole && claim.value / whole} />;
}
