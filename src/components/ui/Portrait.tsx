import type { ReactNode } from 'react';

export interface PortraitProps {
  /** Fills the frame: a portrait, or what the person works on. Without one the initials are shown. */
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
      className="relative grid aspect-square w-24 place-items-center overflow-hidden rounded-xl aurora font-display text-3xl font-semibold tracking-display text-on-night lg:aspect-[4/3] lg:w-full"
    >
      {picture || (name && initials(name))}
    </span>
  );
}
