import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import type { ConnectedProduct } from '@site/src/domain/integrations';
import { demoRequestPath } from '@site/src/domain/schemas/form-routes';
import type { Interface } from '@site/src/domain/schemas/owner-data';
import { traitsOf } from './integration-traits';

interface SystemListProps {
  product: ConnectedProduct;
  systems: readonly Interface[];
}

/** Standards and formats of a product, each a link to a demo with it; how they stand is said in IntegrationFinder.tsx. */
export function SystemList({ product, systems }: SystemListProps) {
  return (
    <ul>
      {systems.map((system) => {
        const { name, standard } = system;
        return (
          <li key={name} data-place={traitsOf(product, [system])} className="grid">
            <span className="relative flex min-h-12 flex-col justify-center rounded-md border border-night-line bg-night-raised px-4 py-1">
              <span className="font-display leading-tight font-semibold text-on-night">{name}</span>
              {standard && <span className="text-sm tabular-nums">{standard}</span>}
              <Link to={demoRequestPath(product, name)} className="absolute inset-0">
                <span className="sr-only">
                  <Translate
                    id="integrations.demo"
                    description="Link of a standard or format, to the demo request, for screen readers; {system} is its name, such as OPC UA"
                    values={{ system: name }}
                  >
                    {'Ask for a demo with {system}'}
                  </Translate>
                </span>
              </Link>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
