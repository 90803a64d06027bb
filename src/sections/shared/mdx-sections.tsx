import clsx from 'clsx';
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
    <li className={clsx('grid gap-2 py-6 sm:gap-8', figure ? 'sm:grid-cols-[11rem_1fr]' : 'sm:grid-cols-[auto_1fr]')}>
      <div className="font-display text-2xl font-semibold tracking-display text-aurora first-letter:uppercase">
        {figure ?? <Icon name="check" />}
      </div>
      <div className="flex flex-col gap-2">
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
      <SectionHeading {...heading} />
      <div className="grid gap-6 lg:grid-cols-3">{children}</div>
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
      <CardBody>
        <Icon name={icon} className="size-8 text-action" />
        <h3 className="text-xl">{title}</h3>
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

/** Questions and answers: `<Question>` one below the other. */
export function Questions({ children, ...heading }: MdxSectionProps) {
  return (
    <Section>
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
