import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import { createContext, useContext, type ReactNode } from 'react';

import { Accordion, AccordionItem, type AccordionItemProps } from '@site/src/components/ui/Accordion';
import { FeatureGrid } from '@site/src/components/ui/FeatureGrid';
import { Fold, FoldedEntry } from '@site/src/components/ui/Fold';
import type { IconName } from '@site/src/components/ui/Icon';
import { Prose } from '@site/src/components/ui/Prose';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { Step, Steps, type StepsLook } from '@site/src/components/ui/Steps';
import type { CloseUp, Landscape, ObjectPicture, PagePicture } from '@site/src/domain/illustrations';
import { elementsOf } from './elements-of';
import { Feature } from './Feature';
import { LandscapeSection } from './LandscapeSection';
import { MarkdownTable, TableName } from './MarkdownTable';
import { SceneSection } from './SceneSection';

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

export interface ProcessProps extends MdxSectionProps {
  /** Down a column beside the heading, where another page has the line across. */
  look?: StepsLook;
  /** The ground, where its neighbours are white. */
  tone?: 'sunken';
  /** A large view by day beside the steps. */
  view?: keyof typeof labelPlaces;
  /** The name of what the view is about. */
  label?: string;
  /** A chart of what the steps do: on wide screens below the heading that they stand beside. */
  picture?: ReactNode;
}

/** Where the one thing is that a view has a name for, in percent of its width and height (scripts/lib/blender). */
const labelPlaces = {
  'inside-van': { left: 64, top: 42.6, side: 'above' },
} as const;

/** Whether something stands in a section of its own, or beside the steps of another. */
export const BesideSteps = createContext(false);

/** How it works: `<Step>` along a line, or beside a view; what else is in it, such as a video, stands beside them. */
export function Process({ children, look = 'line', tone, view, label, picture, ...heading }: ProcessProps) {
  if (view)
    return (
      <SceneSection view={view} labels={label ? [{ text: label, ...labelPlaces[view] }] : []} {...heading}>
        <Steps look="column">{children}</Steps>
      </SceneSection>
    );
  const parts = elementsOf(children);
  const others = parts.filter(({ type }) => type !== Step);
  if (others.length > 0)
    return (
      <Section tone={tone}>
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
          <div>
            <SectionHeading {...heading} className="mb-4 sm:mb-8" />
            <Steps look="column">{parts.filter(({ type }) => type === Step)}</Steps>
          </div>
          <BesideSteps value={true}>
            <div className="self-center">{others}</div>
          </BesideSteps>
        </div>
      </Section>
    );
  return (
    <Section tone={tone}>
      <div className={look === 'column' ? 'grid gap-x-16 lg:grid-cols-[2fr_3fr]' : undefined}>
        <div>
          <SectionHeading {...heading} />
          {picture && (
            <div aria-hidden="true" className="rounded-lg bg-surface p-4 text-sm max-lg:hidden">
              {picture}
            </div>
          )}
        </div>
        <Steps look={look}>{children}</Steps>
      </div>
    </Section>
  );
}

export interface UseCasesProps extends MdxSectionProps {
  /** A view from edge to edge above them, on the dark band; they then have no drawings of their own. */
  landscape?: Landscape;
}

/** Who uses it for what: `<UseCase>` side by side. Phones list the titles of those without a drawing. */
export function UseCases({ children, landscape, ...heading }: UseCasesProps) {
  const cases = (
    <FeatureGrid isDense isDrawn>
      {children}
    </FeatureGrid>
  );
  if (landscape)
    return (
      <LandscapeSection landscape={landscape} {...heading}>
        {cases}
      </LandscapeSection>
    );
  return (
    <Section tone="sunken">
      <SectionHeading {...heading} className="mb-4 sm:mb-6 lg:mb-12" />
      {cases}
    </Section>
  );
}

export interface UseCaseProps {
  icon?: IconName;
  /** One of our drawings, or a close-up, in place of the icon. */
  picture?: CloseUp | ObjectPicture | PagePicture;
  title: string;
  children: ReactNode;
}

export function UseCase(props: UseCaseProps) {
  return <Feature isOnBand isFolded={!props.picture && !props.icon} {...props} />;
}

export interface TextSectionProps extends MdxSectionProps {
  /** Phones fold the table away: the title says what matters most of it. */
  isFolded?: boolean;
  /** A picture of what the text says, below the heading. */
  picture?: ReactNode;
}

/** How many blocks of a text stand beside each other below their heading. */
const mostBeside = 3;

/** Running text beside its heading, or two or three paragraphs beside each other below it; a table has the whole width, and the text stands below it. */
export function TextSection({ children, picture, isFolded = false, ...heading }: TextSectionProps) {
  const blocks = elementsOf(children);
  const tables = blocks.filter(({ type }) => type === MarkdownTable);
  const others = blocks.filter((block) => !tables.includes(block));
  const isAcross = tables.length > 0 || (!picture && others.length > 1 && others.length <= mostBeside);
  return (
    <Section>
      {isAcross ? (
        <>
          <SectionHeading {...heading} className={isFolded ? 'mb-1 sm:mb-8' : 'mb-6 sm:mb-8'} />
          <TableName value={heading.title}>
            {isFolded ? (
              <Fold
                label={
                  <Translate id="table.show" description="On phones: opens a table whose section has said what matters">
                    Show the table
                  </Translate>
                }
              >
                <div className="prose">{tables}</div>
              </Fold>
            ) : (
              <div className="prose">{tables}</div>
            )}
          </TableName>
          {others.length > 0 && (
            <div
              className={clsx(
                'grid gap-x-16 gap-y-4 sm:text-md',
                tables.length > 0 ? 'mt-6 lg:grid-cols-2' : 'lg:auto-cols-fr lg:grid-flow-col',
              )}
            >
              {others.map((block) => (
                <div key={block.key} className="prose">
                  {block}
                </div>
              ))}
            </div>
          )}
        </>
      ) : (
        <div className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
          <div className="mb-6 self-start sm:mb-8 lg:sticky lg:top-(--sticky-top) lg:mb-0">
            <SectionHeading {...heading} className="mb-0" />
            {picture && <div className="mt-6 lg:mt-12">{picture}</div>}
          </div>
          <Prose>{children}</Prose>
        </div>
      )}
    </Section>
  );
}

/** How many questions stand open, or show of a long list before the rest is asked for. */
const questionsAtOnce = 6;

/** Whether the questions of a section stand open. */
const AreOpen = createContext(false);

/** Questions and answers: `<Question>`. A few stand open, in columns, an odd number with its heading as the first; more are folded, in large type across the page. Phones fold all of them. */
export function Questions({ children, ...heading }: MdxSectionProps) {
  const questions = elementsOf(children);
  const count = questions.length;
  if (count <= questionsAtOnce)
    return (
      <Section>
        <div className={clsx('gap-x-16 gap-y-8 md:grid md:grid-cols-2', count === 6 && 'lg:grid-cols-3')}>
          <SectionHeading {...heading} className={count % 2 ? 'mb-4' : 'col-span-full mb-4'} />
          <AreOpen value={true}>{questions}</AreOpen>
        </div>
      </Section>
    );
  const atOnce = count > questionsAtOnce + 2 ? questionsAtOnce : count;
  return (
    <Section>
      <SectionHeading {...heading} className="mb-4 sm:mb-8" />
      <Accordion>{questions.slice(0, atOnce)}</Accordion>
      {count > atOnce && (
        <Fold
          isLine
          always
          label={
            <Translate id="questions.more" description="Opens the rest of the questions and answers">
              More questions
            </Translate>
          }
        >
          <div className="-mt-px">
            <Accordion>{questions.slice(atOnce)}</Accordion>
          </div>
        </Fold>
      )}
    </Section>
  );
}

export function Question({ title, children }: AccordionItemProps) {
  if (!useContext(AreOpen)) return <AccordionItem title={title}>{children}</AccordionItem>;
  return (
    <div data-slot="accordion-item" className="md:border-t md:border-line md:pt-4">
      <h3 className="mb-2 text-lg leading-tight max-md:hidden">{title}</h3>
      <FoldedEntry title={<h3 className="py-2 text-md leading-tight">{title}</h3>}>{children}</FoldedEntry>
    </div>
  );
}
