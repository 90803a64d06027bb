import { translate } from '@docusaurus/Translate';

import { Fold } from '@site/src/components/ui/Fold';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { claimIds, claims, type ClaimId } from '@site/src/domain/claims';
import { company } from '@site/src/domain/company';
import { useFormats } from '@site/src/hooks/useFormats';
import { useProducts } from '@site/src/hooks/useProducts';
import { Claim } from './Claim';
import { useClaimDefinition } from './claim-definitions';
import type { MdxSectionProps } from './mdx-sections';

/**
 * Every figure of data/claims.json by product, and the company's last: each with its definition and the cases it rests on. The
 * day that most figures of a group were stated stands once, at its name. Phones fold the groups.
 */
export function PublishedClaims(heading: Omit<MdxSectionProps, 'children'>) {
  const products = useProducts();
  const isOf = (product?: string) => (id: ClaimId) =>
    products.find((one) => one.id === claims[id].product)?.id === product;
  return (
    <Section tone="sunken">
      <SectionHeading isWide {...heading} />
      <div className="grid gap-x-16 lg:grid-cols-2 lg:gap-y-8">
        {[...products, { id: undefined, name: company.name }].map(({ id, name }) => (
          <ClaimGroup key={name} name={name} ids={claimIds.filter(isOf(id))} />
        ))}
      </div>
    </Section>
  );
}

function ClaimGroup({ name, ids }: { name: string; ids: ClaimId[] }) {
  const { number } = useFormats();
  if (ids.length === 0) return null;
  const [[day]] = [...Map.groupBy(ids, (id) => claims[id].date)].toSorted(([, a], [, b]) => b.length - a.length) as [
    [string, ClaimId[]],
  ];
  return (
    <div className="border-t border-line-strong py-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
        <h3 className="text-xl">{name}</h3>
        <AsAt day={day} />
      </div>
      <Fold
        label={translate(
          {
            id: 'claims.show',
            message: 'Show {count} figures',
            description: 'On phones, below the name of a product in the list of our figures: unfolds its figures',
          },
          { count: number(ids.length) },
        )}
      >
        <ul className="divide-y divide-line">
          {ids.map((id) => (
            <PublishedClaim key={id} id={id} isDated={claims[id].date !== day} />
          ))}
        </ul>
      </Fold>
    </div>
  );
}

interface PublishedClaimProps {
  id: ClaimId;
  /** Its day stands at it, since it is another than its group's. */
  isDated: boolean;
}

function PublishedClaim({ id, isDated }: PublishedClaimProps) {
  const { number } = useFormats();
  const { basis, date: day } = claims[id];
  return (
    <li className="grid gap-x-8 gap-y-1 py-3 sm:grid-cols-[13rem_1fr]">
      <p className="font-display text-xl font-semibold text-ink first-letter:uppercase">
        <Claim id={id} />
      </p>
      <div>
        <p className="max-w-measure">{useClaimDefinition(id)}</p>
        {basis !== 'unstated' && (
          <p className="text-sm text-muted">
            {translate(
              {
                id: 'claims.cases',
                message: 'from {count} cases',
                description: 'In the list of our figures: how many cases a figure was found in',
              },
              { count: number(basis) },
            )}
          </p>
        )}
        {isDated && <AsAt day={day} />}
      </div>
    </li>
  );
}

function AsAt({ day }: { day: string }) {
  const { date } = useFormats();
  return (
    <p className="text-sm text-muted">
      {translate(
        {
          id: 'claims.date',
          message: 'As at {date}.',
          description:
            'At a group of our figures, or at one of them: the day they were stated; {date} is such as 20 November 2026',
        },
        { date: date(day) },
      )}
    </p>
  );
}
