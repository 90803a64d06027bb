import type { ReactNode } from 'react';

import { Accordion } from '@site/src/components/ui/Accordion';
import { Card, CardBody } from '@site/src/components/ui/Card';
import { FeatureGrid } from '@site/src/components/ui/FeatureGrid';
import { Icon, type IconName } from '@site/src/components/ui/Icon';
import { Prose } from '@site/src/components/ui/Prose';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { Stats } from '@site/src/components/ui/Stat';
import { Steps } from '@site/src/components/ui/Steps';

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

/** What the customer gains: `<Benefit>` on a dark band, each with its figure. */
export function Benefits({ children, ...heading }: MdxSectionProps) {
  return (
    <Section tone="night">
      <div className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
        <SectionHeading {...heading} />
        <ul className="divide-y divide-night-line border-y border-night-line">{children}</ul>
      </div>
    </Section>
  );
}

export interface BenefitProps {
  /** A `<Claim>`; without one the title stands alone. */
  figure?: ReactNode;
  title: string;
  children: ReactNode;
}

export function Benefit({ figure, title, children }: BenefitProps) {
  return (
    <li className="grid grid-cols-[6.5rem_1fr] gap-x-4 py-4 sm:grid-cols-[11rem_1fr] sm:gap-x-8 sm:py-6">
      <div className="font-display text-xl font-semibold tracking-display text-aurora first-letter:uppercase sm:text-2xl">
        {figure ?? <Icon name="check" />}
      </div>
      <div className="flex flex-col gap-1 sm:gap-2">
        <h3 className="text-lg">{title}</h3>
        {children}
      </div>
    </li>
  );
}

/** Who uses it for what: `<UseCase>` cards. */
export function UseCases({ children, ...heading }: MdxSectionProps) {
  return (
    <Section tone="sunken">
      <SectionHeading {...heading} className="mb-8 lg:mb-12" />
      <div className="grid gap-3 lg:grid-cols-3 lg:gap-6">{children}</div>
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
      <CardBody className="max-lg:grid max-lg:grid-cols-[2rem_1fr] max-lg:gap-x-4 max-lg:gap-y-1 max-lg:p-4 max-lg:*:col-start-2">
        <Icon name={icon} className="col-start-1! size-8 text-action" />
        <h3 className="text-lg lg:text-xl">{title}</h3>
        {children}
      </CardBody>
    </Card>
  );
}

/** Running text beside its heading, e.g. what a product cannot do. */
export function TextSection({ children, ...heading }: MdxSectionProps) {
  return (
    <Section tone="surface" className="border-y border-line">
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
      <ul className="grid gap-x-12 gap-y-3 lg:auto-cols-fr lg:grid-flow-col">{children}</ul>
    </Section>
  );
}

export interface LimitProps {
  title: string;
  children: ReactNode;
}

export function Limit({ title, children }: LimitProps) {
  return (
    <li className="flex flex-col gap-1 border-t border-line-strong pt-3 lg:pt-4">
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

/** Figures in a row: `<Stat>`. */
export function Figures({ children, ...heading }: MdxSectionProps) {
  return (
    <Section tone="sunken">
      <SectionHeading {...heading} />
      <Stats>{children}</Stats>
    </Section>
  );
}
