import clsx from 'clsx';
import { createContext, useContext, type ReactNode } from 'react';

import { Section, SectionHeading } from '@site/src/components/ui/Section';
import type { Landscape } from '@site/src/domain/illustrations';
import { BigFigure } from './Claim';
import { elementsOf } from './elements-of';
import { figureHeight, FigureText } from './FigureText';
import { LandscapeSection } from './LandscapeSection';
import type { MdxSectionProps } from './mdx-sections';
import { onNight } from './on-night';

/** Of benefits beside each other below a view: whether one has a figure, on whose line those without one stand. */
const HasFigures = createContext<boolean | undefined>(undefined);
/** Whether a benefit is the first of its section, which the others stand beside. */
const IsFirst = createContext(false);
const first = { gridRow: 'span 2' };
/** It is as wide as its figure is. */
const outsized = { height: 'clamp(4rem, 15vw, 12rem)' };

export interface BenefitsProps extends MdxSectionProps {
  /** A view from edge to edge above them, on the dark band. */
  landscape?: Landscape;
}

/** What the customer gains: `<Benefit>` below a view side by side, each with its figure; without one the others beside the first. */
export function Benefits({ children, landscape, ...heading }: BenefitsProps) {
  const benefits = elementsOf<BenefitProps>(children);
  if (landscape)
    return (
      <LandscapeSection landscape={landscape} {...heading}>
        <ul className="gap-x-8 divide-y divide-line md:grid md:auto-cols-fr md:grid-flow-col md:grid-rows-[auto_auto_auto] md:divide-y-0">
          <HasFigures value={benefits.some(({ props }) => props.figure)}>{children}</HasFigures>
        </ul>
      </LandscapeSection>
    );
  return (
    <Section tone="night" style={onNight}>
      <SectionHeading {...heading} />
      <div className="-mr-px h-[10px] text-line-strong scale-ticks" />
      <ul className="gap-x-16 divide-y divide-line md:grid md:grid-cols-[3fr_2fr] md:divide-y-0">
        <IsFirst value={true}>{benefits[0]}</IsFirst>
        {benefits.slice(1)}
      </ul>
    </Section>
  );
}

export interface BenefitProps {
  /** A `<Claim>` or another figure; without one the title stands in its place. The first without a view above it is drawn, so it is `bare`. */
  figure?: ReactNode;
  title: string;
  children: ReactNode;
}

export function Benefit({ figure, title, children }: BenefitProps) {
  const hasFigures = useContext(HasFigures);
  const isFirst = useContext(IsFirst);
  return (
    <li
      style={isFirst ? first : undefined}
      className={clsx(
        'flex flex-wrap items-baseline gap-x-3 py-3 sm:grid sm:content-start sm:gap-y-1 sm:py-6 md:gap-y-2 md:pb-0',
        hasFigures !== undefined && 'md:row-span-3 md:grid-rows-subgrid',
      )}
    >
      {figure &&
        (isFirst ? (
          <>
            <span className="sr-only">{figure}</span>
            <svg
              aria-hidden
              viewBox={`0 0 ${figureHeight} ${figureHeight}`}
              style={outsized}
              className="order-first overflow-visible"
            >
              <FigureText fill="var(--color-action)">{figure}</FigureText>
            </svg>
          </>
        ) : (
          <div className="contents font-display text-4xl font-semibold text-action sm:text-3xl lg:text-4xl">
            <BigFigure>
              <span className="md:self-end">{figure}</span>
            </BigFigure>
          </div>
        ))}
      {/* Figures of a row stand on one line; words begin right below their own title. */}
      <div className={figure ? 'grid gap-y-1 max-sm:w-full md:gap-y-2' : 'contents'}>
        <h3 className={figure ? 'text-lg' : clsx('md:row-span-2', hasFigures ? 'text-2xl md:self-end' : 'text-xl')}>
          {title}
        </h3>
        <div className="max-sm:w-full">{children}</div>
      </div>
    </li>
  );
}
