import clsx from 'clsx';
import type { ReactNode } from 'react';

import { Icon, type IconName } from './Icon';

/** Features side by side, as many columns as fit; on phones below each other, and if `isDense` close, with small drawings. */
export function FeatureGrid({ isDense, children }: { isDense?: boolean; children: ReactNode }) {
  return (
    <ul
      data-slot="feature-grid"
      className={clsx(
        isDense ? 'gap-y-3 max-sm:*:grid-cols-[4rem_1fr]' : 'gap-y-8',
        'grid gap-x-8 sm:grid-cols-2 sm:gap-y-12 md:has-[>:nth-child(3):last-child]:grid-cols-3 lg:grid-cols-3 lg:has-[>:nth-child(4):last-child]:grid-cols-4',
      )}
    >
      {children}
    </ul>
  );
}

export interface FeatureProps {
  /** Without icon and picture, a rule is above the title. */
  icon?: IconName;
  /** In place of the icon. */
  picture?: ReactNode;
  title: ReactNode;
  children: ReactNode;
}

/** One feature: what it does, in a sentence or two. Titles and texts of a row begin at one height below what is drawn. */
export function Feature({ icon, picture, title, children }: FeatureProps) {
  return (
    <li
      data-slot="feature"
      className={clsx(
        'grid content-start gap-x-4 gap-y-1 sm:grid-cols-1 sm:gap-y-2',
        !picture && !icon
          ? 'border-t border-line-strong pt-3'
          : 'max-sm:*:col-start-2 sm:row-span-3 sm:grid-rows-subgrid',
        picture && 'grid-cols-[6rem_1fr] grid-rows-[auto_1fr]',
        icon && !picture && 'grid-cols-[3rem_1fr]',
      )}
    >
      {picture ? (
        <div className="col-start-1! max-sm:row-span-2">{picture}</div>
      ) : (
        icon && (
          <span className="col-start-1! grid size-12 place-items-center rounded-lg bg-action-tint text-xl text-action max-sm:row-span-2">
            <Icon name={icon} />
          </span>
        )
      )}
      {/* Three pictures beside each other leave tablets no room for long words. */}
      <h3 className={clsx('text-lg leading-tight sm:mt-2', picture && 'md:max-lg:text-base')}>{title}</h3>
      <div className="[&_a]:text-action [&_a]:underline [&_a]:underline-offset-4 [&_a]:hover:decoration-2">
        {children}
      </div>
    </li>
  );
}
