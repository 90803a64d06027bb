import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';

import { ButtonLink } from '@site/src/components/ui/Button';
import { afterOpening, Section } from '@site/src/components/ui/Section';
import { useProducts } from '@site/src/hooks/useProducts';
import { ProductDetail } from '../mockups/ProductDetail';
import { sharedPicture } from '../shared/shared-picture';
import { UnpublishedBadge } from '../shared/UnpublishedBadge';

/** All products, each with its picture, on the ground of the page's head; the rows of the cards stand level. */
export function ProductCards() {
  const products = useProducts();
  return (
    <Section
      tone="night"
      style={afterOpening}
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
        {products.map(({ id, path, name, tagline, description, picture }) => (
          <article
            key={id}
            data-slot="card"
            className="grid gap-4 overflow-hidden rounded-xl border border-night-line bg-night-raised pb-6 sm:max-lg:grid-cols-2 sm:max-lg:pb-0 sm:max-lg:*:col-start-2 lg:row-span-4 lg:grid-rows-subgrid"
          >
            <div
              style={sharedPicture(id)}
              className="grid items-center overflow-hidden aurora p-6 sm:max-lg:col-start-1! sm:max-lg:row-span-3 lg:items-stretch"
            >
              <ProductDetail picture={picture} />
            </div>
            <div className="flex flex-col gap-1 px-6 sm:max-lg:pt-6">
              <UnpublishedBadge path={path} />
              <h2 className="text-2xl">{name}</h2>
              <p className="font-display text-lg font-semibold text-aurora">{tagline}</p>
            </div>
            <p className="px-6">{description}</p>
            <div className="px-6 sm:max-lg:pb-6">
              <ButtonLink to={path} variant="outline" className="w-full text-on-night">
                <Translate
                  id="products.more"
                  description="Link from a card to the product; {product} is its name"
                  values={{ product: name }}
                >
                  {'See how {product} works'}
                </Translate>
              </ButtonLink>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
