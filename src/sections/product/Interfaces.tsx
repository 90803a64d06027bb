import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import brands from '@generated/vehicle-list/default/brands.json';

import { Section } from '@site/src/components/ui/Section';
import { systemsOf, type ConnectedProduct } from '@site/src/domain/integrations';
import { vehicleCoveragePath } from '@site/src/domain/vehicle-coverage-path';
import { CoverageCounts } from '../shared/CoverageCounts';
import { Standards } from './Standards';

export interface InterfacesProps {
  /** Last part of the product's address. */
  product: ConnectedProduct;
}

/** As many names of brands as fit on a line beside the link. */
const named = 10;

/** The standards that a product reads (data/interfaces.json); for BatScan the brands of its list of vehicles too. */
export function Interfaces({ product }: InterfacesProps) {
  return (
    <Section space="tight" aria-labelledby="interfaces">
      <div className="grid items-baseline gap-y-1 sm:gap-y-3 lg:grid-cols-[auto_1fr] lg:gap-x-12">
        <h2 id="interfaces" className="text-lg">
          <Translate
            id="productDetail.interfaces.label"
            description="Heading before the standards and brands that a product reads"
          >
            What it reads
          </Translate>
        </h2>
        <Standards of={systemsOf(product).read} />
        {product === 'batscan' && <Brands />}
      </div>
    </Section>
  );
}

function Brands() {
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 lg:col-start-2">
      {brands.slice(0, named).map(({ brand }) => (
        <span key={brand} translate="no" className="font-medium">
          {brand}
        </span>
      ))}
      <Link to={vehicleCoveragePath} className="text-action underline underline-offset-4 lg:ml-auto">
        <CoverageCounts />
      </Link>
    </p>
  );
}
