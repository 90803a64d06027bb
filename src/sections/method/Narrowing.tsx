import type { ReactNode } from 'react';

import { Feature } from '@site/src/components/ui/FeatureGrid';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { elementsOf } from '../shared/elements-of';
import type { MdxSectionProps } from '../shared/mdx-sections';

/** From a reading to a signed figure: `<Narrower>` side by side, each below a picture of how sure the figure is by then. */
export function Narrowing({ children, ...heading }: MdxSectionProps) {
  return (
    <Section>
      <SectionHeading isWide {...heading} />
      <ol className="grid gap-x-8 gap-y-8 md:grid-cols-2 lg:grid-cols-4">
        {elementsOf<NarrowerProps>(children).map(({ props }, index) => (
          <Feature key={props.title} title={props.title} picture={<Histogram {...(frames[index] ?? frames.at(-1)!)} />}>
            {props.children}
          </Feature>
        ))}
      </ol>
    </Section>
  );
}

export interface NarrowerProps {
  title: string;
  children: ReactNode;
}

/** A step after which fewer capacities are possible. */
export function Narrower({ children }: NarrowerProps) {
  return <>{children}</>;
}

interface Frame {
  /** How far the possible capacities spread, in bars. */
  spread: number;
  hasInterval?: boolean;
  isSigned?: boolean;
}

/** The state of knowledge after each step. No measured values. */
const frames: Frame[] = [
  { spread: 9 },
  { spread: 3 },
  { spread: 3, hasInterval: true },
  { spread: 3, hasInterval: true, isSigned: true },
];

/** Bars to either side of the most likely capacity. */
const reach = 16;
/** From one bar to the next, in the unit of the picture. */
const step = 8;
const [width, base] = [(2 * reach + 1) * step, 144];
/** Half of the interval, in bars: nearly all of what is possible. */
const interval = 6;

/** How likely each capacity is; all bars together are as high whatever the spread. */
function Histogram({ spread, hasInterval = false, isSigned = false }: Frame) {
  const [from, to] = [(reach - interval) * step, (reach + interval + 1) * step];
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} 158`} className="w-full">
      {Array.from({ length: 2 * reach + 1 }, (_, bar) => {
        const away = bar - reach;
        const high = Math.max(2, Math.round((420 / spread) * Math.exp(-((away / spread) ** 2) / 2)));
        return (
          <path
            key={bar}
            d={`M${bar * step + 4} ${base}v-${high}`}
            strokeWidth="6"
            strokeOpacity={hasInterval && Math.abs(away) <= interval ? 1 : 0.4}
            className="stroke-action"
          />
        );
      })}
      <path d={`M0 ${base}H${width}`} className="stroke-line-strong" />
      {hasInterval && <path d={`M${from} 148v8H${to}v-8`} fill="none" strokeWidth="2" className="stroke-action" />}
      {isSigned && (
        <>
          <circle cx={width - 28} cy="30" r="24" className="fill-night" />
          <path
            d={`M${width - 39} 30l8 8 15-16`}
            fill="none"
            strokeWidth="4"
            strokeLinecap="round"
            className="stroke-aurora"
          />
        </>
      )}
    </svg>
  );
}
