import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';

import { splitLocalePath } from '@site/src/domain/locales';
import { useProducts } from '@site/src/hooks/useProducts';

/** Where a page stands among the products: above their pages and those below them, and nothing elsewhere. */
export function Breadcrumb() {
  const { path } = splitLocalePath(useLocation().pathname);
  const product = useProducts().find(({ id }) => `${path}/`.startsWith(`/products/${id}/`));
  if (!product) return null;
  const trail = [
    {
      to: '/products',
      label: translate({
        id: 'footer.products',
        message: 'Products',
        description: 'Heading of a column, at most 24 characters',
      }),
    },
    { to: `/products/${product.id}`, label: product.name },
  ];
  return (
    <nav
      aria-label={translate({
        id: 'breadcrumb.label',
        message: 'You are here',
        description: 'Name of the links above a heading that lead to the pages above this one, for screen readers',
      })}
      className="text-sm font-semibold tracking-label print:hidden"
    >
      <ol className="flex flex-wrap items-center">
        {trail.map(({ to, label }, index) => (
          <li key={to} className="flex items-center">
            {index > 0 && <span aria-hidden="true" className="mx-2 h-3 w-px bg-current" />}
            <Link
              to={to}
              aria-current={to === path ? 'page' : undefined}
              className="inline-flex min-h-8 items-center text-action underline-offset-4 hover:underline [:is(.aurora,.bg-night)_&]:text-aurora"
            >
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
