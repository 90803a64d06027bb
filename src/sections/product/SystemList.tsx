import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import { Icon } from '@site/src/components/ui/Icon';
import type { ConnectedProduct } from '@site/src/domain/integrations';
import { demoRequestPath } from '@site/src/domain/schemas/form-routes';
import type { Interface } from '@site/src/domain/schemas/owner-data';
import { traitsOf } from './integration-traits';

interface SystemListProps {
  product: ConnectedProduct;
  systems: readonly Interface[];
}

/** Standards and formats of a product, each a link to a demo with it; two in a row on phones. */
export function SystemList({ product, systems }: SystemListProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 border-b border-line sm:block">
      {systems.map((system) => {
        const { name, standard } = system;
        return (
          <li
            key={name}
            data-of={traitsOf(product, [system])}
            className="relative flex min-h-16 items-center gap-4 border-t border-line py-2 transition-colors hover:bg-action-tint/50 has-focus-visible:outline-2 has-focus-visible:outline-action-strong"
          >
            <span className="grow">
              <span className="font-display font-semibold text-ink">{name}</span>{' '}
              {standard && <span className="block text-sm text-muted tabular-nums">{standard}</span>}
            </span>
            <Link
              to={demoRequestPath(product, name)}
              className="text-action after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-none"
            >
              <span className="sr-only">
                <Translate
                  id="integrations.demo"
                  description="Link of a standard or format, to the demo request, for screen readers; {system} is its name, such as OPC UA"
                  values={{ system: name }}
                >
                  {'Ask for a demo with {system}'}
                </Translate>
              </span>
              <Icon name="arrow-right" className="text-line-strong" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
