import clsx from 'clsx';
import { createContext, useContext, type ReactNode } from 'react';

import { Accordion } from '@site/src/components/ui/Accordion';
import { Card, CardBody } from '@site/src/components/ui/Card';
import { FeatureGrid } from '@site/src/components/ui/FeatureGrid';
import { Icon, type IconName } from '@site/src/components/ui/Icon';
import { Prose } from '@site/src/components/ui/Prose';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { Stats } from '@site/src/components/ui/Stat';
import { Steps } from '@site/src/components/ui/Steps';
import { BigFigure } from './Claim';
import { elementsOf } from './elements-of';

/*
 * The sections that writers use in MDX. Each brings its frame, so a page is a list of them; their tones and
 * layouts differ, so that two that follow each other do not look alike. The gallery shows the snippet of each.
 */

export interface MdxSectionProps {
  title: string;
  /** A paragraph below the title. */
  lead?: string;
  /**
   * For links to the section; the same in every language.
   * @anchor
   */
  id: string;
  children: ReactNode;
}

/** Key features: `<Feature>` side by side. */
export function Features({ children, ...heading }: MdxSectionProps) {
  return (
    <Section>
      <SectionHeading {...heading} />
      <FeatureGrid>{children}</FeatureGrid>
    </Section>
  );
}

/** How it works: `<Step>` along a line. */
export function Process({ children, ...heading }: MdxSectionProps) {
  return (
    <Section tone="surface" className="border-y border-line">
      <SectionHeading {...heading} />
      <Steps>{children}</Steps>
    </Section>
  );
}

/** Whether one of the benefits beside each other has a figure, on whose line those without one stand. */
const HasFigures = createContext(false);

/** What the customer gains: `<Benefit>` side by side on a dark band, each with its figure. */
export function Benefits({ children, ...heading }: MdxSectionProps) {
  return (
    <Section tone="night">
      <SectionHeading {...heading} />
      <div aria-hidden="true" className="h-[10px] scale-ticks text-line-strong/60" />
      <ul className="divide-y divide-night-line lg:grid lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-[auto_auto_auto_auto] lg:gap-x-12 lg:divide-y-0">
        <HasFigures value={elementsOf<BenefitProps>(children).some(({ props }) => props.figure)}>{children}</HasFigures>
      </ul>
    </Section>
  );
}

export interface BenefitProps {
  /** A `<Claim>` or another figure; without one the title stands in its place. */
  figure?: ReactNode;
  title: string;
  children: ReactNode;
}

export function Benefit({ figure, title, children }: BenefitProps) {
  const hasFigures = useContext(HasFigures);
  return (
    <li className="grid content-start gap-y-1 py-4 sm:py-6 lg:row-span-4 lg:grid-rows-subgrid lg:gap-y-2">
      {figure && (
        <div className="contents font-display text-5xl font-semibold text-aurora">
          <BigFigure>{figure}</BigFigure>
        </div>
      )}
      <h3 className={figure ? 'text-lg' : clsx('lg:row-span-2', hasFigures ? 'text-2xl lg:self-end' : 'text-xl')}>
        {title}
      </h3>
      <div>{children}</div>
    </li>
  );
}

/** Who uses it for what: `<UseCase>` cards. */
export function UseCases({ children, ...heading }: MdxSectionProps) {
  return (
    <Section tone="sunken">
      <SectionHeading {...heading} className="mb-6 lg:mb-12" />
      <div className="grid gap-2 lg:grid-cols-3 lg:gap-6 lg:*:row-span-3 lg:*:grid lg:*:grid-rows-subgrid">
        {children}
      </div>
    </Section>
  );
}

export interface UseCaseProps {
  icon: IconName;
  title: string;
  children: ReactNode;
}

export function UseCase({ icon, title, children }: UseCaseProps) {
  return (
    <Card>
      <CardBody className="max-lg:grid max-lg:grid-cols-[1.5rem_1fr] max-lg:gap-x-4 max-lg:gap-y-1 max-lg:px-4 max-lg:py-3 max-lg:*:col-start-2 lg:row-span-3 lg:grid lg:grid-rows-subgrid">
        <Icon name={icon} className="size-6 text-action max-lg:col-start-1! max-lg:row-span-2 max-lg:mt-px lg:size-8" />
        <h3 className="text-lg lg:text-xl">{title}</h3>
        {children}
      </CardBody>
    </Card>
  );
}

/** Running text beside its heading, e.g. what a product cannot do. */
export function TextSection({ children, ...heading }: MdxSectionProps) {
  return (
    <Section tone="surface" className="border-y border-line even:bg-canvas">
      <div className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
        <SectionHeading {...heading} />
        <Prose>{children}</Prose>
      </div>
    </Section>
  );
}

/** What it cannot do, said openly: `<Limit>` side by side. */
export function Limits({ children, ...heading }: MdxSectionProps) {
  return (
    <Section>
      <SectionHeading {...heading} className="mb-6 lg:mb-8" />
      <ul className="grid gap-x-12 gap-y-4 lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-[auto_auto]">{children}</ul>
    </Section>
  );
}

export interface LimitProps {
  title: string;
  children: ReactNode;
}

export function Limit({ title, children }: LimitProps) {
  return (
    <li className="grid gap-y-1 border-t border-line-strong pt-2 lg:row-span-2 lg:grid-rows-subgrid lg:pt-4">
      <h3 className="text-lg">{title}</h3>
      {children}
    </li>
  );
}

/** Questions and answers: `<Question>` one below the other. */
export function Questions({ children, ...heading }: MdxSectionProps) {
  return (
    <Section tone="surface" className="border-t border-line">
      <div className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
        <SectionHeading {...heading} />
        <Accordion>{children}</Accordion>
      </div>
    </Section>
  );
}

export interface FiguresProps extends MdxSectionProps {
  /** A narrow band: the title is for screen readers only, the lead stands small below the figures. */
  compact?: boolean;
}

/** Figures in a row: `<Stat>`. */
export function Figures({ children, compact = false, ...heading }: FiguresProps) {
  const stats = (
    <BigFigure>
      <Stats>{children}</Stats>
    </BigFigure>
  );
  if (compact) {
    const { id, title, lead } = heading;
    return (
      <Section id={id} tone="surface" space="tight" aria-label={title}>
        {stats}
        {lead && <p className="mt-8 text-sm text-muted">{lead}</p>}
      </Section>
    );
  }
  return (
    <Section tone="sunken">
      <SectionHeading {...heading} />
      {/* Three figures of a phone's half width would leave a hole. */}
      <div className="contents max-sm:*:has-[>:nth-child(3):last-child]:grid-cols-1">{stats}</div>
    </Section>
  );
}
