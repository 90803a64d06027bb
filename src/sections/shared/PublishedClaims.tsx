import { translate } from '@docusaurus/Translate';

import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { Table } from '@site/src/components/ui/Table';
import { claimIds, claims, type ClaimId } from '@site/src/domain/claims';
import { useFormats } from '@site/src/hooks/useFormats';
import { Claim } from './Claim';
import { useClaimDefinition } from './claim-definitions';
import type { MdxSectionProps } from './mdx-sections';

/** Every figure of data/claims.json with its definition, the cases it rests on and the day it was stated. */
export function PublishedClaims(heading: Omit<MdxSectionProps, 'children'>) {
  const { number, date } = useFormats();
  return (
    <Section tone="sunken">
      <SectionHeading {...heading} />
      <Table
        phone="lines"
        caption={translate({
          id: 'claims.caption',
          message: 'Our own figures',
          description: 'Caption of the table of all figures that we publish',
        })}
        columns={[
          {
            key: 'figure',
            label: translate({
              id: 'claims.figure',
              message: 'Figure',
              description: 'Head of a column of our figures',
            }),
          },
          {
            key: 'definition',
            label: translate({
              id: 'claims.definition',
              message: 'What it measures',
              description: 'Head of a column of our figures',
            }),
            line: 2,
          },
          {
            key: 'date',
            label: translate({
              id: 'claims.date',
              message: 'As at',
              description: 'Head of a column of our figures: a day',
            }),
          },
        ]}
        rows={claimIds.map((id) => {
          const { basis, date: day } = claims[id];
          return {
            figure: (
              <span className="whitespace-nowrap">
                <Claim id={id} />
              </span>
            ),
            definition: <Definition id={id} />,
            date: (
              <>
                <span className="whitespace-nowrap max-sm:text-sm max-sm:text-muted">{date(day)}</span>
                {basis !== 'unstated' && (
                  <span className="block text-sm text-muted">
                    {translate(
                      {
                        id: 'claims.cases',
                        message: 'from {count} cases',
                        description: 'In the table of our figures: how many cases a figure was found in',
                      },
                      { count: number(basis) },
                    )}
                  </span>
                )}
              </>
            ),
          };
        })}
      />
    </Section>
  );
}

function Definition({ id }: { id: ClaimId }) {
  return useClaimDefinition(id) ?? '';
}
