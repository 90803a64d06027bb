import { translate } from '@docusaurus/Translate';

import { Icon } from '@site/src/components/ui/Icon';
import { ProductLinks } from './ProductLinks';

/** The button beside the products link and the menu it opens: the platform's popover, so it needs no script. */
export function ProductsMenu() {
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
        className="bar-link -ml-2 grid size-8 cursor-pointer place-items-center rounded-full"
      >
        <Icon name="chevron-down" className="size-4 transition-[rotate] in-[button:has(+_:popover-open)]:rotate-180" />
      </button>
      <div
        id="products-menu"
        popover="auto"
        className="anchored-start max-h-[calc(100vh-8rem)] w-[24rem] rounded-lg border border-line bg-surface p-2 text-body shadow-overlay"
      >
        <ProductLinks />
      </div>
    </>
  );
}
