import { createContext, useContext, type ReactNode } from 'react';

import { Fold } from '@site/src/components/ui/Fold';
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

/** What it cannot do, said openly: `<Limit>` below each other beside the heading, along a strip that is drawn as what is not measured is elsewhere, or side by side below a figure. Phones list the titles, each of which opens what there is to say. */
export function Limits({ children, tone, figure, ...heading }: LimitsProps) {
  if (figure)
    return (
      <Section tone={tone}>
        <SectionHeading {...heading} className="mb-4 sm:mb-8" />
        <Drawing name={figure} className="h-auto w-full max-md:hidden" />
        <ul className="md:mt-6 md:grid md:grid-cols-3 md:gap-x-8">
          <FigureOfLimits value={figure}>{children}</FigureOfLimits>
        </ul>
      </Section>
    );
  return (
    <Section tone={tone}>
      <div className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
        <SectionHeading {...heading} className="mb-4 sm:mb-8" />
        <div className="flex gap-x-6">
          <span
            aria-hidden="true"
            className="w-3 shrink-0 rounded-sm border border-line-strong/40 hatched text-line-strong/60 max-md:hidden"
          />
          <ul className="grow md:flex md:flex-col md:gap-8">{children}</ul>
        </div>
      </div>
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
    <li
      className={
        figure
          ? 'nth-2:[--part:50%] nth-3:[--part:100%] md:pr-2 lg:pr-8 nth-[n+4]:[&_img]:hidden'
          : 'md:grid md:grid-cols-[2fr_3fr] md:gap-x-8'
      }
    >
      <h3 className="mb-2 text-lg leading-tight max-md:hidden">{title}</h3>
      <Fold
        isLine
        label={
          <>
            {figure && (
              // Phones show with each limit its third.
              <Drawing
                name={figure}
                className="my-2 aspect-4/3 w-1/3 max-w-32 object-cover object-(--part,0) md:hidden"
              />
            )}
            <h3 className="grow text-lg">{title}</h3>
          </>
        }
      >
        <div className="max-md:pb-4">{children}</div>
      </Fold>
    </li>
  );
}
