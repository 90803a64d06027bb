import type { ReactNode } from 'react';

export interface PortraitProps {
  /** Fills the frame; without one the initials are shown. */
  picture?: ReactNode;
  /** Whose initials are shown. */
  name: string;
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => part[0]!.toUpperCase())
    .filter((_letter, index, letters) => index === 0 || index === letters.length - 1)
    .join('');

/** A person's picture, or a monogram with a row of cells that the letters decide. Decorative: the name stands beside it. */
export function Portrait({ picture, name }: PortraitProps) {
  const letters = initials(name);
  const lit = [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % 5;
  return (
    <span
      data-slot="portrait"
      aria-hidden="true"
      className="flex aspect-square w-24 shrink-0 flex-col justify-between overflow-hidden rounded-xl aurora"
    >
      {picture ?? (
        <>
          <span className="px-3 pt-2 font-display text-3xl font-semibold tracking-display text-on-night">
            {letters}
          </span>
          <span className="grid grid-cols-5 gap-1 p-3">
            {Array.from({ length: 5 }, (_, cell) => (
              <span key={cell} className={`h-3 rounded-sm ${cell === lit ? 'bg-aurora' : 'bg-night-line'}`} />
            ))}
          </span>
        </>
      )}
    </span>
  );
}
