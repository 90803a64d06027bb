import Link from '@docusaurus/Link';

import { useProducts } from '@site/src/hooks/useProducts';
import { ProductIcon } from '../shared/ProductIcon';
import { useCurrent } from './navigation';

/** The products with their taglines, as the menus of the frame list them. */
export function ProductLinks({ className }: { className?: string }) {
  const current = useCurrent();
  return (
    <ul className={className}>
      {useProducts().map(({ id, path, name, tagline, icon }) => (
        <li key={id}>
          <Link
            to={path}
            aria-current={current(`/products/${id}`)}
            className="flex items-center gap-4 rounded-md py-2 text-body no-underline hover:bg-action-tint aria-[current]:bg-sunken lg:p-3"
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
  );
}
