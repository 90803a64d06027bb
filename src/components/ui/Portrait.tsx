import type { ReactNode } from 'react';

export interface PortraitProps {
  /** Fills the frame. Without one the initials are shown. */
  picture?: ReactNode;
  name?: string;
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => part[0]!.toUpperCase())
    .filter((_letter, index, letters) => index === 0 || index === letters.length - 1)
    .join('');

/** A person's picture or monogram. Decorative: the name stands beside it. */
export function Portrait({ picture, name }: PortraitProps) {
  return (
    <span
      data-slot="portrait"
      aria-hidden="true"
      className="relative grid size-24 shrink-0 place-items-center overflow-hidden rounded-xl aurora font-display text-3xl font-semibold tracking-display text-on-night"
    >
      {picture || (name && initials(name))}
    </span>
  );
}
