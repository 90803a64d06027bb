import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';

import { Icon } from '@site/src/components/ui/Icon';
import { useProducts } from '@site/src/lib/products';
import { ProductIcon } from '../shared/ProductIcon';
import { useCurrent } from './navigation';

/** The button beside the products link and the menu it opens: the platform's popover, so it needs no script. */
export function ProductsMenu() {
  const products = useProducts();
  const current = useCurrent();
  return (
    <>
      <button
        type="button"
        popoverTarget="products-menu"
        aria-label={translate({
          id: 'nav.productsMenu',
          message: 'Show all products',
          description: 'Button that opens the products menu',
        })}
        className="-ml-2 grid size-8 cursor-pointer place-items-center rounded-full hover:bg-sunken"
      >
        <Icon name="chevron-down" className="size-4" />
      </button>
      <div
        id="products-menu"
        popover="auto"
        className="anchored-start w-[24rem] rounded-lg border border-line bg-surface p-2 text-body shadow-overlay"
      >
        <ul>
          {products.map(({ id, path, name, tagline, icon }) => (
            <li key={id}>
              <Link
                to={path}
                aria-current={current(`/products/${id}`)}
                className="flex gap-4 rounded-md p-3 no-underline hover:bg-action-tint aria-[current]:bg-sunken"
              >
                <ProductIcon icon={icon} />
                <span>
                  <span className="block font-semibold text-ink">{name}</span>
                  <span className="block text-sm">{tagline}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
