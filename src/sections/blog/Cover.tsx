import type { ReactNode } from 'react';

const width = 640;
const height = 280;

/** Random numbers from 0 to 1, always the same for the same text (FNV-1a, then mulberry32). */
function numbersFrom(text: string): () => number {
  let state = 2166136261;
  for (const character of text) state = Math.imul(state ^ character.codePointAt(0)!, 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Cells of a pack, some brighter than others. */
function Cells({ next }: { next: () => number }) {
  const outlier = Math.floor(next() * 60);
  return Array.from({ length: 60 }, (_unused, index) => (
    <rect
      key={index}
      x={40 + (index % 12) * 47}
      y={38 + Math.floor(index / 12) * 42}
      width="39"
      height="34"
      rx="7"
      opacity={index === outlier ? 1 : 0.14 + next() * 0.5}
      className={index === outlier ? 'fill-violet' : 'fill-aurora'}
    />
  ));
}

/** Rings that nearly close. */
function Loops({ next }: { next: () => number }) {
  const [x, y] = [200 + next() * 240, 110 + next() * 60];
  return Array.from({ length: 7 }, (_unused, index) => {
    const radius = 26 + index * 24;
    const round = 2 * Math.PI * radius;
    return (
      <circle
        key={index}
        cx={x}
        cy={y}
        r={radius}
        fill="none"
        strokeWidth={3 + next() * 7}
        strokeLinecap="round"
        strokeDasharray={`${round * (0.5 + next() * 0.42)} ${round}`}
        transform={`rotate(${next() * 360} ${x} ${y})`}
        opacity={0.25 + next() * 0.6}
        className={index === 3 ? 'stroke-violet' : 'stroke-aurora'}
      />
    );
  });
}

/** A market's or a rule's steps: columns along a scale. */
function Columns({ next }: { next: () => number }) {
  const turn = 8 + Math.floor(next() * 8);
  return Array.from({ length: 24 }, (_unused, index) => {
    const tall = 40 + (index / 24) * 120 * next() + next() * 70;
    return (
      <rect
        key={index}
        x={34 + index * 24}
        y={height - 30 - tall}
        width="12"
        height={tall}
        rx="6"
        opacity={index === turn ? 1 : 0.2 + (index / 24) * 0.6}
        className={index === turn ? 'fill-violet' : 'fill-aurora'}
      />
    );
  });
}

const motifs: Record<string, (props: { next: () => number }) => ReactNode> = {
  'battery-technology': Cells,
  sustainability: Loops,
  'industry-news': Columns,
};

interface CoverProps {
  /** Seeds the picture: it is the same in every language and build. */
  slug: string;
  category: string;
  /** Without it the picture is decorative. */
  label?: string;
}

/** A post's cover, generated from its slug in the style of its category. */
export function Cover({ slug, category, label }: CoverProps) {
  const Motif = motifs[category] ?? Columns;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      data-slot="cover"
      className="block h-auto w-full rounded-xl aurora"
    >
      <Motif next={numbersFrom(slug)} />
    </svg>
  );
}
