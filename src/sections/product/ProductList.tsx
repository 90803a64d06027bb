import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';

import { ButtonLink } from '@site/src/components/ui/Button';
import { afterOpening, Section } from '@site/src/components/ui/Section';
import { productsInView } from '@site/src/domain/illustrations';
import { useProducts } from '@site/src/hooks/useProducts';
import { Drawing } from '../shared/Drawing';
import { sharedPicture } from '../shared/shared-picture';
import { UnpublishedBadge } from '../shared/UnpublishedBadge';

/** So that no shadow ends at an edge; where they stand side by side, the view goes on from one to the next. */
const fading = '6%';
const notInRow = `clamp(0%, (64rem - 100vw) * 999, ${fading})`;
/** Nothing stands in what is cut off above and below (scripts/lib/blender/line-up.py). */
const part = { aspectRatio: '14 / 15', maskComposite: 'intersect' };
const whole = { width: `${100 * productsInView.length}%`, objectPosition: '50% 72%' };

/** All products below what they measure, on the ground of the page's head: a view in a row, of which each product has its part. */
export function ProductList() {
  const products = useProducts();
  return (
    <Section
      tone="sunken"
      style={afterOpening}
      className="overflow-hidden"
      aria-label={translate({
        id: 'products.list',
        message: 'All products',
        description: 'Name of the list of products',
      })}
    >
      <ul
        // A single one in the last of several rows would look forgotten.
        className={clsx('grid gap-x-8 gap-y-12', products.length % 3 === 1 ? 'lg:grid-cols-2' : 'lg:grid-cols-3')}
      >
        {products.map(({ id, path, name, tagline, description }) => (
          <li
            key={id}
            className="grid gap-y-4 sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8 lg:row-span-4 lg:grid-rows-subgrid"
          >
            <PartOfView id={id} />
            <div className="contents sm:max-lg:grid sm:max-lg:content-center sm:max-lg:gap-y-4">
              <div>
                <UnpublishedBadge path={path} />
                <h2 className="text-2xl">{name}</h2>
                <p className="font-display text-lg font-semibold text-balance text-action">{tagline}</p>
              </div>
              <p>{description}</p>
              <div>
                <ButtonLink to={path} variant="outline" className="text-action">
                  <Translate
                    id="products.more"
                    description="Link from a card to the product; {product} is its name"
                    values={{ product: name }}
                  >
                    {'See how {product} works'}
                  </Translate>
                </ButtonLink>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What a product measures: its part of the view, if it has one. In the row it goes on into the room between the columns. */
function PartOfView({ id }: { id: string }) {
  const place = productsInView.findIndex((product) => product === id);
  if (place < 0) return <span className="max-lg:hidden" />;
  const start = place === 0 ? fading : notInRow;
  const end = place === productsInView.length - 1 ? fading : notInRow;
  const maskImage = `linear-gradient(90deg, transparent, black ${start} calc(100% - ${end}), transparent), linear-gradient(transparent, black ${fading} 94%, transparent)`;
  return (
    <span
      style={{ ...part, maskImage, ...sharedPicture(id) }}
      className="relative -mx-4 block overflow-hidden sm:max-lg:mx-0"
    >
      <Drawing
        name="line-up"
        urgent
        style={{ ...whole, left: `${-100 * place}%` }}
        className="absolute h-full max-w-none object-cover"
      />
    </span>
  );
}
