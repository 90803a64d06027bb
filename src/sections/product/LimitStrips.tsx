import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import { Icon } from '@site/src/components/ui/Icon';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { sampleLine as line } from '@site/src/domain/sample-line';
import { useFormats } from '@site/src/hooks/useFormats';
import { ExampleNote } from '../shared/ExampleNote';
import { findingColours } from '../shared/finding-colours';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { onNight } from '../shared/on-night';

/** One cell in the light of three measures: each `<Measure>` is a row with its strip of cells. */
export function LimitStrips({ children, ...heading }: MdxSectionProps) {
  return (
    <Section tone="night" style={onNight}>
      <SectionHeading size="statement" {...heading} className="mb-4 sm:mb-8" />
      <ul className="divide-y divide-line border-y border-line">{children}</ul>
      <ExampleNote />
    </Section>
  );
}

interface Strip {
  others: number[];
  odd: number;
  lower: number;
  upper: number;
  /** Ends of the strip. */
  from: number;
  to: number;
}

const { impedance, capacity } = line.limits;
/** A strip begins at the lower limit, and leaves room for what would lie beyond the upper one. */
const ends = ({ lower, upper }: { lower: number; upper: number }) => ({
  from: lower,
  to: upper + (upper - lower) * 0.25,
});
const strips = {
  impedance: {
    others: line.others.map((cell) => cell.impedance),
    odd: line.odd.impedance,
    ...impedance,
    ...ends(impedance),
  },
  capacity: {
    others: line.others.map((cell) => cell.capacity),
    odd: line.odd.capacity,
    ...capacity,
    ...ends(capacity),
  },
  together: { others: line.otherDeviations, odd: line.deviation, lower: 0, upper: line.threshold, from: 0, to: 8 },
} satisfies Record<string, Strip>;

export interface MeasureProps {
  /** What is looked at: one of the two measures, or both together. */
  of: keyof typeof strips;
  title: string;
  children: ReactNode;
}

/** A measure: words, and all cells on its scale with the limits and the one cell that is looked at. */
export function Measure({ of, title, children }: MeasureProps) {
  const { measure } = useFormats();
  const units = { impedance: 'mΩ', capacity: 'Ah', together: 'σ' };
  const digits = { impedance: 3, capacity: 2, together: 1 }[of];
  const strip = strips[of];
  const fits = strip.odd <= strip.upper;
  const value = (figure: number, maximumFractionDigits: number) =>
    measure(figure, units[of], { maximumFractionDigits });
  const texts = { title, value: value(strip.odd, digits), lower: value(strip.lower, 2), upper: value(strip.upper, 2) };
  const limitsText = translate(
    {
      id: 'productDetail.limits.alt',
      message: '{title}. The cell is at {value}; the limits are {lower} and {upper}.',
      description: 'Text alternative of a strip of measured cells; values with their units',
    },
    texts,
  );
  const thresholdText = translate(
    {
      id: 'productDetail.limits.thresholdAlt',
      message: '{title}. The cell is at {value}; the threshold is {upper}.',
      description: 'Text alternative of a strip of measured cells that has only an upper end; values with their units',
    },
    texts,
  );
  // A distance from the pattern has no lower limit.
  const limits = of === 'together' ? [strip.upper] : [strip.lower, strip.upper];
  const left = (figure: number) => `${((figure - strip.from) / (strip.to - strip.from)) * 100}%`;
  return (
    <li className="grid gap-x-16 gap-y-3 py-2 sm:gap-y-4 sm:py-6 lg:grid-cols-[2fr_3fr] lg:items-center">
      <div>
        <h3 className="flex items-center gap-2 text-lg">
          <Icon name={fits ? 'done' : 'alert'} className={fits ? 'text-success' : 'text-signal'} />
          {title}
        </h3>
        {children}
      </div>
      <div
        role="img"
        aria-label={of === 'together' ? thresholdText : limitsText}
        className="relative mt-1 h-[4.5rem] text-sm text-muted tabular-nums sm:mt-0 sm:h-32"
      >
        <span
          style={{ width: left(strip.upper) }}
          className="absolute top-6 bottom-6 border-x border-dashed border-line-strong bg-action-tint"
        />
        {strip.others.map((figure, index) => (
          <span
            key={index}
            style={{ left: left(figure) }}
            className="absolute top-6 bottom-6 w-[3px] -translate-x-1/2 bg-action/40"
          />
        ))}
        {/* One axis, on which what lies past the end stands too. */}
        <span className="absolute inset-x-0 bottom-6 border-b border-line-strong" />
        <span
          style={{ left: left(strip.odd) }}
          className={`absolute top-4 bottom-6 w-[5px] -translate-x-1/2 rounded-sm ${fits ? 'bg-ink' : findingColours.signal}`}
        />
        <span
          style={{ left: left(strip.odd) }}
          className={`absolute -top-2 -translate-x-1/2 text-base font-semibold whitespace-nowrap ${fits ? 'text-ink' : 'text-signal-strong'}`}
        >
          {value(strip.odd, digits)}
        </span>
        {limits.map((limit) => (
          <span
            key={limit}
            style={{ left: left(limit) }}
            className={clsx('absolute bottom-0 whitespace-nowrap', limit > strip.from && '-translate-x-1/2')}
          >
            {value(limit, 2)}
          </span>
        ))}
      </div>
    </li>
  );
}
