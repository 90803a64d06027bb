import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import type { ConnectedProduct } from '@site/src/domain/integrations';
import type { Interface } from '@site/src/domain/schemas/owner-data';
import { traitsOf } from './integration-traits';

interface SystemListProps {
  product: ConnectedProduct;
  systems: readonly Interface[];
}

/** Standards and formats of a product, each with a link to a demo with it. */
export function SystemList({ product, systems }: SystemListProps) {
  return (
    <ul>
      {systems.map((system) => {
        const { name, standard } = system;
        return (
          <li
            key={name}
            data-of={traitsOf(product, [system])}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2"
          >
            <span>
              <span className="font-display font-semibold text-ink">{name}</span>{' '}
              {standard && <span className="text-sm text-muted tabular-nums">{standard}</span>}
            </span>
            <Link
              to={`/demo?${new URLSearchParams({ product, system: name })}`}
              className="py-1 text-sm text-action underline underline-offset-4"
            >
              <Translate
                id="integrations.demo"
                description="Link beside a standard or format, to the demo request; {system} is its name, such as OPC UA"
                values={{ system: name }}
              >
                {'Ask for a demo with {system}'}
              </Translate>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
