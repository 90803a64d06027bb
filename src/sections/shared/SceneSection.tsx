import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';

import { Section, SectionHeading } from '@site/src/components/ui/Section';
import type { Landscape } from '@site/src/domain/illustrations';
import { Drawing } from './Drawing';
import type { MdxSectionProps } from './mdx-sections';
import { onWide } from './on-wide';

/** The picture itself ends in the colour of the section, but for what its format rounds; on phones and tablets before its right end, which is beyond the window. */
const fading: CSSProperties = {
  maskImage: `linear-gradient(90deg, transparent, black 4% ${onWide('93%', '96%')}, transparent ${onWide('99.5%', '100%')}), linear-gradient(transparent, black 4% 96%, transparent)`,
  maskComposite: 'intersect',
};

/** Where a name stands beside its point. */
const sides = {
  left: 'right-3 -translate-y-1/2',
  right: 'left-3 -translate-y-1/2',
  above: 'bottom-[15vw] -translate-x-1/2 lg:bottom-[12rem]',
  below: 'top-[15vw] -translate-x-1/2 lg:top-[9rem]',
};

/** The line from a point to a name that stands far from it. */
const leaders: Partial<Record<keyof typeof sides, string>> = {
  above: 'bottom-0 h-[15vw] lg:h-[12rem]',
  below: 'h-[15vw] lg:h-[9rem]',
};

/** A name at a point of the view, in percent of its width and height. */
export interface SceneLabel {
  text: string;
  left: number;
  top: number;
  /** Where the name stands, as seen from the point; far above or below it at the end of a line. */
  side: keyof typeof sides;
  /** Of the one thing that the view is about. */
  isFound?: boolean;
}

interface SceneSectionProps extends MdxSectionProps {
  view: Landscape;
  labels: readonly SceneLabel[];
}

/**
 * A large view by day from edge to edge of the window, whose left two fifths are empty: there stand the heading and what the section
 * says; on phones and tablets above and below what the view is about, which is as wide as the window then.
 */
export function SceneSection({ view, labels, children, ...heading }: SceneSectionProps) {
  return (
    <Section tone="sunken" className="overflow-clip">
      <SectionHeading {...heading} size="large" className="relative z-1 mb-0 lg:mb-8 lg:w-[45%]" />
      <div
        aria-hidden="true"
        className="relative mb-4 ml-[calc(50%-96vw)] w-[150vw] lg:absolute lg:top-[56%] lg:left-[calc(50%-min(54.5rem,57.5vw))] lg:m-0 lg:w-[min(104rem,110vw)] lg:-translate-y-1/2"
      >
        <Drawing name={view} style={fading} className="h-auto w-full" />
        {labels.map(({ text, left, top, side, isFound }) => (
          <span key={text} style={{ left: `${left}%`, top: `${top}%` }} className="absolute">
            {side in leaders && (
              <span className={clsx('absolute border-l', leaders[side], isFound ? 'border-signal' : 'border-ink')} />
            )}
            <span className={clsx('absolute size-2 -translate-1/2 rounded-full', isFound ? 'bg-signal' : 'bg-ink')} />
            <span
              className={clsx(
                'absolute rounded-full px-3 py-1 text-sm font-semibold whitespace-nowrap',
                sides[side],
                isFound ? 'bg-signal text-on-action' : 'bg-ink text-surface',
              )}
            >
              {text}
            </span>
          </span>
        ))}
      </div>
      <div className="relative lg:w-1/3 lg:max-w-[22rem]">{children as ReactNode}</div>
    </Section>
  );
}
