import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';

import { ButtonLink } from '@site/src/components/ui/Button';
import { company } from '@site/src/domain/company';
import { demoRequestPath } from '@site/src/domain/schemas/form-routes';
import type { PostFrontMatter } from '@site/src/domain/schemas/post';
import { useProducts } from '@site/src/hooks/useProducts';
import { DemoLabel } from '../shared/DemoLabel';
import { ProductIcon } from '../shared/ProductIcon';

/**
 * What a post ends with: the product that its subject belongs to, and a line on what it does about that. A post that names
 * none, or one that is not on the site, ends with all of them.
 */
export function PostEnding({ product: id, ending }: Pick<PostFrontMatter, 'product' | 'ending'>) {
  const product = useProducts().find((candidate) => candidate.id === id);
  return (
    <aside
      aria-label={translate({
        id: 'blog.ending',
        message: 'Our product on this subject',
        description: 'Name of the card with a product at the end of a post, for screen readers',
      })}
      data-slot="post-ending"
      className="mt-12 flex max-w-measure flex-col items-start gap-4 rounded-xl border border-line bg-surface p-6 print:hidden"
    >
      <div className="flex gap-4">
        <ProductIcon icon={product?.icon ?? 'gauge'} />
        <div className="flex flex-col gap-1">
          <p className="font-display text-xl font-semibold text-ink">{product?.name ?? company.name}</p>
          <p>
            {ending ??
              product?.tagline ??
              translate({
                id: 'blog.ending.text',
                message: 'We measure batteries in used cars, in fleets and on production lines.',
                description: 'The line of that card when the post names no product',
              })}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to={demoRequestPath(product?.id)}>
          {product ? (
            <DemoLabel product={product} />
          ) : (
            <Translate id="common.callToAction.demo" description="Button of the closing band">
              Request a demo
            </Translate>
          )}
        </ButtonLink>
        <Link to={product?.path ?? '/products'} className="font-semibold text-action underline underline-offset-4">
          {product ? (
            <Translate
              id="products.more"
              description="Link from a card to the product; {product} is its name"
              values={{ product: product.name }}
            >
              {'See how {product} works'}
            </Translate>
          ) : (
            <Translate id="blog.ending.products" description="Link of that card when the post names no product">
              Compare our products
            </Translate>
          )}
        </Link>
      </div>
    </aside>
  );
}
