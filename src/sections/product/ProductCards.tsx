import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';

import { ButtonLink } from '@site/src/components/ui/Button';
import { Card, CardBody, CardFooter } from '@site/src/components/ui/Card';
import { Section } from '@site/src/components/ui/Section';
import { useProducts } from '@site/src/hooks/useProducts';
import { ProductIcon } from '../shared/ProductIcon';
import { UnpublishedBadge } from '../shared/UnpublishedBadge';

/** All products with tagline, description and audience. */
export function ProductCards() {
  const products = useProducts();
  return (
    <Section
      aria-label={translate({
        id: 'products.list',
        message: 'All products',
        description: 'Name of the list of products',
      })}
    >
      <div
        // A single card in the last of several rows would look forgotten.
        className={clsx('grid gap-6', products.length % 3 === 1 ? 'lg:grid-cols-2' : 'lg:grid-cols-3')}
      >
        {products.map(({ id, path, name, tagline, description, targetMarket, icon }) => (
          <Card key={id}>
            <CardBody>
              <ProductIcon icon={icon} />
              <UnpublishedBadge path={path} />
              <h2 className="text-2xl">{name}</h2>
              <p className="font-display text-lg font-semibold text-action">{tagline}</p>
              <p>{description}</p>
              <p className="mt-auto border-t border-line pt-4 text-sm text-muted">
                <strong className="block font-semibold text-ink">
                  <Translate id="products.for" description="Before the audience of a product, on its card">
                    Made for
                  </Translate>
                </strong>
                {targetMarket}
              </p>
            </CardBody>
            <CardFooter>
              <ButtonLink to={path} variant="secondary" className="w-full">
                <Translate
                  id="products.more"
                  description="Link from a card to the product; {product} is its name"
                  values={{ product: name }}
                >
                  {'Discover {product}'}
                </Translate>
              </ButtonLink>
            </CardFooter>
          </Card>
        ))}
      </div>
    </Section>
  );
}
