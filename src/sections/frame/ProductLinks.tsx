import Link from '@docusaurus/Link';
import clsx from 'clsx';

import { Icon } from '@site/src/components/ui/Icon';
import { useProducts } from '@site/src/hooks/useProducts';
import { ProductIcon } from '../shared/ProductIcon';
import { useCurrent, useNavigationItems } from './navigation';

/** The products with their taglines and the pages about them, as the menus of the frame list them. */
export function ProductLinks({ className }: { className?: string }) {
  const current = useCurrent();
  const pages = useNavigationItems('products');
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
      {pages.map(({ to, label }, index) => (
        <li key={to} className={clsx(index === 0 && 'mt-2 border-t border-line pt-2')}>
          <Link
            to={to}
            aria-current={current(to)}
            className="group flex min-h-target items-center justify-between gap-4 rounded-md font-medium text-ink no-underline hover:bg-action-tint aria-[current]:bg-sunken lg:px-3"
          >
            {label}
            <Icon name="arrow-right" className="text-action transition-[translate] group-hover:translate-x-1" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
