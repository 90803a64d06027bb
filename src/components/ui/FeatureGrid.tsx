import clsx from 'clsx';
import type { ReactNode } from 'react';

import { Icon, type IconName } from './Icon';

interface FeatureGridProps {
  /** They stand close below each other. */
  isDense?: boolean;
  /** They are drawn: tablets have each drawing beside its words, as three in a row would leave them no room. */
  isDrawn?: boolean;
  children: ReactNode;
}

/** Features side by side, as many columns as fit; on phones below each other. */
export function FeatureGrid({ isDense, isDrawn, children }: FeatureGridProps) {
  return (
    <ul
      data-slot="feature-grid"
      className={clsx(
        isDense ? 'gap-y-3 sm:gap-y-6' : 'gap-y-8',
        !isDrawn && 'sm:grid-cols-2',
        'grid gap-x-8 lg:grid-cols-3 lg:gap-y-12 lg:has-[>:nth-child(4):last-child]:grid-cols-4',
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
        'grid content-start gap-x-4 gap-y-1 sm:gap-x-6 lg:grid-cols-1 lg:gap-y-2',
        !picture && !icon
          ? 'border-t border-line-strong pt-3'
          : 'max-lg:*:col-start-2 lg:row-span-3 lg:grid-rows-subgrid',
        picture && 'grid-cols-[6rem_1fr] grid-rows-[auto_1fr] sm:grid-cols-[10rem_1fr]',
        icon && !picture && 'grid-cols-[3rem_1fr]',
      )}
    >
      {picture ? (
        <div className="col-start-1! max-lg:row-span-2">{picture}</div>
      ) : (
        icon && (
          <span className="col-start-1! grid size-12 place-items-center rounded-lg bg-action-tint text-xl text-action max-lg:row-span-2">
            <Icon name={icon} />
          </span>
        )
      )}
      <h3 className="text-lg leading-tight lg:mt-2">{title}</h3>
      <div className="[&_a]:text-action [&_a]:underline [&_a]:underline-offset-4 [&_a]:hover:decoration-2">
        {children}
      </div>
    </li>
  );
}
