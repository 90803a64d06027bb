import { translate } from '@docusaurus/Translate';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { Table } from '@site/src/components/ui/Table';
import type { MdxSectionProps } from '../shared/mdx-sections';

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

/** The elements among what MDX puts between two tags. */
function elementsOf<Props>(children: ReactNode): ReactElement<Props>[] {
  return Children.toArray(children).filter((child): child is ReactElement<Props> => isValidElement(child));
}

/** Ways to test a battery side by side: `<Method>`, each a column. */
export function Methods({ children, ...heading }: MdxSectionProps) {
  const methods = elementsOf<MethodProps>(children).map(({ props }) => ({
    name: props.name,
    facts: elementsOf<MethodFactProps>(props.children),
  }));
  const labels = factLabels();
  return (
    <Section>
      <SectionHeading {...heading} />
      <Table
        phone="cards"
        caption={translate({
          id: 'methods.caption',
          message: 'The methods side by side',
          description: 'Caption of the table that compares ways to test a battery',
        })}
        columns={[
          {
            key: 'fact',
            label: translate({
              id: 'methods.question',
              message: 'Question',
              description: 'Head of the first column of methods: what they are compared by',
            }),
          },
          ...methods.map(({ name }) => ({ key: name, label: name })),
        ]}
        rows={facts.map((fact) => ({
          fact: <span className="sm:whitespace-nowrap">{labels[fact]}</span>,
          ...Object.fromEntries(
            methods.map(({ name, facts: told }) => [name, told.find(({ props }) => props.about === fact)]),
          ),
        }))}
      />
    </Section>
  );
}

export interface MethodProps {
  name: string;
  /** A `<MethodFact>` for each row. */
  children: ReactNode;
}

/** A way to test a battery: what it measures, how long it takes, how sure it is, what it costs and needs, when to choose it. */
export function Method({ children }: MethodProps) {
  return children;
}

export interface MethodFactProps {
  /** The row that it stands in. */
  about: Fact;
  children: ReactNode;
}

/** What there is to say about a method, in a sentence or two. */
export function MethodFact({ children }: MethodFactProps) {
  return <div className="prose text-base first-letter:uppercase">{children}</div>;
}
