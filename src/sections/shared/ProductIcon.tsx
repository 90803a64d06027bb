import { Icon } from '@site/src/components/ui/Icon';
import type { Product } from '@site/src/hooks/useProducts';

/** A product's icon in its frame. */
export function ProductIcon({ icon }: Pick<Product, 'icon'>) {
  return (
    <span className="grid size-target shrink-0 place-items-center rounded-md bg-night text-xl text-aurora">
      <Icon name={icon} />
    </span>
  );
}
