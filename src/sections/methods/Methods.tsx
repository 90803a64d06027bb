import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { RadioGroup } from '@site/src/components/ui/RadioGroup';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { Table } from '@site/src/components/ui/Table';
import { methodKinds, type MethodKind } from '@site/src/domain/test-methods';
import { elementsOf } from '../shared/elements-of';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { SectionStyle } from '../shared/SectionStyle';
import { MethodChart } from './MethodChart';

/** What methods are compared by, in the order of the rows. */
const facts = ['measures', 'time', 'certainty', 'cost', 'needs', 'choice'] as const;

type Fact = (typeof facts)[number];

const factLabels = (): Record<Fact, string> => ({
  measures: translate({ id: 'methods.measures', message: 'What it measures', description: 'Head of a row of methods' }),
  time: translate({ id: 'methods.time', message: 'How long it takes', description: 'Head of a row of methods' }),
  certainty: translate({
    id: 'methods.certainty',
    message: 'How certain the result is',
    description: 'Head of a row of methods',
  }),
  cost: translate({ id: 'methods.cost', message: 'What it costs you', description: 'Head of a row of methods' }),
  needs: translate({ id: 'methods.needs', message: 'What it needs', description: 'Head of a row of methods' }),
  choice: translate({ id: 'methods.choice', message: 'When to choose it', description: 'Head of a row of methods' }),
});

/** Facts that are drawn; the others stand in the table. */
const drawn: readonly Fact[] = ['time', 'certainty'];

/** On phones only the chosen method's column shows. */
const hideOthers = `@media (width < 40rem){${methodKinds
  .map((kind, index) => `[data-methods]:has([value=${kind}]:checked) td:not(:nth-child(${index + 2}))`)
  .join()},[data-methods]:has(:checked) [data-slot=table-label]{display:none}[data-methods]:has(:checked) td{background:none}}`;

/**
 * Ways to test a battery side by side: `<Method>`, each a row of the drawing, with which the page opens, and a column of the table. `<Decisions>`
 * within stand between the drawing and the table.
 */
export function Methods({ children, lead, ...heading }: MdxSectionProps) {
  const elements = elementsOf<MethodProps>(children);
  const methods = elements
    .filter(({ type }) => type === Method)
    .map(({ props }) => {
      const told = elementsOf<MethodFactProps>(props.children);
      return { ...props, about: (fact: Fact) => told.find((element) => element.props.about === fact) };
    });
  const labels = factLabels();
  return (
    <>
      <Section tone="night" style={{ paddingTop: '1.5rem' }}>
        <MethodChart
          heading={<SectionHeading size="caption" className="mb-0" {...heading} />}
          note={lead}
          labels={labels}
          methods={methods.map(({ kind, name, about }) => ({
            kind,
            name,
            time: about('time')?.props.children,
            certainty: about('certainty')?.props.children,
          }))}
        />
      </Section>
      {elements.filter(({ type }) => type !== Method)}
      <Section>
        <SectionHeading
          title={translate({
            id: 'methods.detail',
            message: 'In detail',
            description: 'Heading above the table that compares ways to test a battery, below a drawing of them',
          })}
        />
        <div data-methods>
          <SectionStyle css={hideOthers} />
          <div className="mb-6 sm:hidden">
            {/* Where the browser has no `:has()` the choice would change nothing. */}
            <div className="hidden has-[input]:grid">
              <RadioGroup
                name="method"
                legend={translate({
                  id: 'methods.choice.method',
                  message: 'Method',
                  description: 'Name of the choice of one way to test a battery, on phones',
                })}
                options={methods.map(({ kind, name }) => [kind, name])}
                initial="batscan"
              />
            </div>
          </div>
          <Table
            phone="cards"
            isText
            isCaptionHidden
            caption={translate({
              id: 'methods.caption',
              message: 'The methods side by side',
              description: 'Caption of the table that compares ways to test a battery',
            })}
            columns={[
              {
                key: 'fact',
                width: '14%',
                label: translate({
                  id: 'methods.question',
                  message: 'Question',
                  description: 'Head of the first column of methods: what they are compared by',
                }),
              },
              ...methods.map(({ kind, name }) => ({ key: kind, label: name, isTinted: kind === 'batscan' })),
            ]}
            rows={facts
              .filter((fact) => !drawn.includes(fact))
              .map((fact) => ({
                fact: labels[fact],
                ...Object.fromEntries(methods.map(({ kind, about }) => [kind, about(fact)])),
              }))}
          />
        </div>
      </Section>
    </>
  );
}

export interface MethodProps {
  /** Which one it is. */
  kind: MethodKind;
  name: string;
  /** A `<MethodFact>` for each row. */
  children: ReactNode;
}

/** A way to test a battery: what it measures, how long it takes, how sure it is, what it costs and needs, when to choose it. */
export function Method({ children }: MethodProps) {
  return children;
}

export interface MethodFactProps {
  /** What it is about: a scale of the drawing or a row of the table. */
  about: Fact;
  children: ReactNode;
}

/** What there is to say about a method, in a sentence or two. */
export function MethodFact({ children }: MethodFactProps) {
  return <div className="prose text-base first-letter:uppercase">{children}</div>;
}
