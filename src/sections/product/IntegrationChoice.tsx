import { translate } from '@docusaurus/Translate';

import { Field } from '@site/src/components/ui/Field';
import { RadioGroup, type RadioOption } from '@site/src/components/ui/RadioGroup';
import { Select } from '@site/src/components/ui/Select';
import { connectionKinds, type ConnectionKind } from '@site/src/domain/connection-kinds';
import { connectedProducts, countSystems } from '@site/src/domain/integrations';
import { useFormats } from '@site/src/hooks/useFormats';
import { useProducts } from '@site/src/hooks/useProducts';
import { everyKind, everyProduct } from './integration-traits';

/**
 * The choice of a product and of a kind of connection, and how many systems both leave. Where the browser has no `:has()` it
 * would change nothing, so it stays away.
 */
export function IntegrationChoice() {
  const { number } = useFormats();
  const products = useProducts();
  const nameOf = (product: string) => products.find(({ id }) => id === product)?.name ?? product;
  return (
    <div className="hidden gap-6 has-[input]:grid">
      <RadioGroup
        name="product"
        legend={translate({
          id: 'integrations.product',
          message: 'Product',
          description: 'Name of a choice above the list of systems',
        })}
        options={[
          [
            everyProduct,
            translate({
              id: 'integrations.everyProduct',
              message: 'All products',
              description: 'First option of the choice of a product',
            }),
          ],
          ...connectedProducts.map((product): RadioOption => [product, nameOf(product)]),
        ]}
      />
      <div className="max-w-narrow">
        <Field
          id="kind"
          label={translate({
            id: 'integrations.kind',
            message: 'Kind of connection',
            description: 'Name of a choice above the list of systems',
          })}
        >
          {(wiring) => (
            <Select {...wiring} name="kind">
              <option value={everyKind}>
                {translate({
                  id: 'integrations.everyKind',
                  message: 'All kinds',
                  description: 'First option of the choice of a kind of connection',
                })}
              </option>
              {connectionKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {kindLabel(kind)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {/* One text for each pair of choices; the style sheet leaves the one that is chosen. */}
      <p role="status" className="font-semibold text-ink tabular-nums">
        {[undefined, ...connectedProducts].flatMap((product) =>
          [undefined, ...connectionKinds].map((kind) => {
            const chosen = `${product ?? everyProduct} ${kind ?? everyKind}`;
            return (
              <span key={chosen} data-of={chosen}>
                {translate(
                  {
                    id: 'integrations.count',
                    message: 'Showing {count} of {total} connections',
                    description: 'How many systems are shown, of all; {count} may be 0',
                  },
                  { count: number(countSystems(product, kind)), total: number(countSystems()) },
                )}
              </span>
            );
          }),
        )}
      </p>
    </div>
  );
}

function kindLabel(kind: ConnectionKind): string {
  const labels: Record<ConnectionKind, string> = {
    adapter: translate({
      id: 'integrations.kind.adapter',
      message: 'Adapter in the car',
      description: 'Kind of connection: by the diagnostics socket',
    }),
    telematics: translate({
      id: 'integrations.kind.telematics',
      message: 'Telematics and chargers',
      description: 'Kind of connection: data of vehicles on the road',
    }),
    production: translate({
      id: 'integrations.kind.production',
      message: 'Production line',
      description: 'Kind of connection: testers and databases of a factory',
    }),
    api: translate({
      id: 'integrations.kind.api',
      message: 'API and messages',
      description: 'Kind of connection: systems that ask for results or are told of them',
    }),
    file: translate({
      id: 'integrations.kind.file',
      message: 'Files',
      description: 'Kind of connection: files that are imported and exported',
    }),
  };
  return labels[kind];
}
