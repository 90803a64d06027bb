import type { ReactNode } from 'react';

import { Icon } from './Icon';

export interface PortraitProps {
  /** Fills the circle; without one the initials of the name are shown, without a name an icon. */
  picture?: ReactNode;
  name?: string;
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => part[0])
    .filter((_letter, index, letters) => index === 0 || index === letters.length - 1)
    .join('');

/** A person's picture. Decorative: the name stands beside it. */
export function Portrait({ picture, name }: PortraitProps) {
  return (
    <span
      data-slot="portrait"
      aria-hidden="true"
      className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-full aurora font-display text-xl font-semibold text-aurora"
    >
      {picture ?? (name ? initials(name) : <Icon name="users" />)}
    </span>
  );
}
