import { createContext, useContext, type ReactNode } from 'react';

import { FoldedEntry } from '@site/src/components/ui/Fold';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import type { LimitFigure } from '@site/src/domain/illustrations';
import { Drawing } from './Drawing';
import type { MdxSectionProps } from './mdx-sections';

export interface LimitsProps extends MdxSectionProps {
  /** The ground, where its neighbours are white. */
  tone?: 'sunken';
  /** Drawn across the page above the first three, a third for each. */
  figure?: LimitFigure;
}

/** The figure of limits that stand side by side below it. */
const FigureOfLimits = createContext<LimitFigure | undefined>(undefined);

/** What it cannot do, said openly: `<Limit>` side by side below a figure, or a strip that is drawn as what is not measured is elsewhere. Phones list the titles, each of which opens what there is to say. */
export function Limits({ children, tone, figure, ...heading }: LimitsProps) {
  return (
    <Section tone={tone}>
      <SectionHeading isWide {...heading} className="mb-4 sm:mb-8" />
      {figure ? (
        <Drawing name={figure} className="h-auto w-full max-md:hidden" />
      ) : (
        <div
          aria-hidden="true"
          className="h-6 rounded-sm border border-line-strong/40 hatched text-line-strong/60 max-md:hidden"
        />
      )}
      <ul className="md:mt-6 md:grid md:grid-cols-3 md:gap-x-8">
        <FigureOfLimits value={figure}>{children}</FigureOfLimits>
      </ul>
    </Section>
  );
}

export interface LimitProps {
  title: string;
  children: ReactNode;
}

export function Limit({ title, children }: LimitProps) {
  const figure = useContext(FigureOfLimits);
  return (
    <li className="nth-2:[--part:50%] nth-3:[--part:100%] md:pr-2 lg:pr-8 nth-[n+4]:[&_img]:hidden">
      <h3 className="mb-2 text-lg leading-tight max-md:hidden">{title}</h3>
      <FoldedEntry
        title={
          <>
            {figure && (
              // Phones show with each limit its third.
              <Drawing
                name={figure}
                className="my-1 aspect-4/3 w-2/5 object-cover object-(--part,0) sm:w-32 md:hidden"
              />
            )}
            <h3 className="grow text-lg">{title}</h3>
          </>
        }
      >
        {children}
      </FoldedEntry>
    </li>
  );
}
