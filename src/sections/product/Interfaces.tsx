import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import brands from '@generated/vehicle-list/default/brands.json';
import clsx from 'clsx';
import { Fragment } from 'react';

import { Section } from '@site/src/components/ui/Section';
import { systemsOf, type ConnectedProduct } from '@site/src/domain/integrations';
import { vehicleCoveragePath } from '@site/src/domain/vehicles';
import { useFormats } from '@site/src/hooks/useFormats';
import { VehicleCount } from './product-facts';
import { Standards } from './Standards';

export interface InterfacesProps {
  /** Last part of the product's address. */
  product: ConnectedProduct;
}

/** As many names of brands as fit into three lines. */
const named = 12;

/** The standards that a product reads (data/interfaces.json); for BatScan the brands of its list of vehicles too. */
export function Interfaces({ product }: InterfacesProps) {
  return (
    <Section space="tight" aria-labelledby="interfaces">
      <div
        className={clsx(
          'grid gap-3 lg:items-center lg:gap-12',
          product === 'batscan' ? 'lg:grid-cols-[auto_auto_1fr]' : 'lg:grid-cols-[auto_1fr]',
        )}
      >
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
  const { number } = useFormats();
  return (
    <p>
      <span translate="no" className="font-display text-md font-semibold text-ink">
        {brands.slice(0, named).map(({ brand }, index) => (
          <Fragment key={brand}>
            <span className="whitespace-nowrap">{index < named - 1 ? `${brand} ·` : brand}</span>{' '}
          </Fragment>
        ))}
      </span>
      <Link to={vehicleCoveragePath} className="block w-fit text-action underline underline-offset-4">
        <Translate
          id="productDetail.interfaces.brands"
          description="Link to the list of vehicles, after the names of some brands; numbers"
          values={{ brands: number(brands.length), models: <VehicleCount /> }}
        >
          {'{brands} brands, {models} models'}
        </Translate>
      </Link>
    </p>
  );
}
