import Link from '@docusaurus/Link';
import { Children, isValidElement, type ReactNode } from 'react';

import life from '@site/data/battery-life.json';
import { Icon } from '@site/src/components/ui/Icon';
import { useProducts } from '@site/src/hooks/useProducts';
import type { StageProps } from './Stage';

interface StageLinksProps {
  /** The id of the heading that names them. */
  labelledBy: string;
  /** The `<Stage>` elements whose labels lead to their products. */
  children: ReactNode;
}

/** Who looks at the battery, each with the product that is theirs, in the order of the line below. */
export function StageLinks({ labelledBy, children }: StageLinksProps) {
  const stages = Children.toArray(children).filter((child) => isValidElement<StageProps>(child));
  const products = useProducts();
  const links = stages.flatMap(({ props: { id, label } }) => {
    const stage = life.stages.find((candidate) => candidate.id === id);
    const product = products.find((candidate) => candidate.id === stage?.product);
    return product ? [{ id, label, name: product.name, path: product.path }] : [];
  });
  return (
    <nav aria-labelledby={labelledBy} className="mb-8 lg:mb-24">
      <ul className="grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-4">
        {links.map(({ id, label, name, path }) => (
          <li key={id}>
            <Link
              to={path}
              className="group flex h-full items-center justify-between gap-4 rounded-lg border border-line-strong bg-surface px-3 py-2 transition-[translate,box-shadow] hover:-translate-y-px hover:shadow-raised sm:px-4 sm:py-3"
            >
              <span>
                <span className="block leading-tight font-semibold hyphens-auto text-ink max-sm:text-sm">{label}</span>
                <span className="block text-sm text-action">{name}</span>
              </span>
              <Icon
                name="arrow-right"
                className="text-action transition-[translate] group-hover:translate-x-1 max-sm:hidden"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
