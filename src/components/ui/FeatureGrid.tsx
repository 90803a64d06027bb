import clsx from 'clsx';
import type { ReactNode } from 'react';

import { FoldedEntry } from './Fold';
import { Icon, type IconName } from './Icon';

interface FeatureGridProps {
  /** They stand close below each other. */
  isDense?: boolean;
  /** They are drawn: small tablets have each drawing beside its words, as two in a row would leave one alone. */
  isDrawn?: boolean;
  children: ReactNode;
}

/** Features side by side, as many columns as fit; on phones below each other. */
export function FeatureGrid({ isDense, isDrawn, children }: FeatureGridProps) {
  return (
    <ul
      data-slot="feature-grid"
      className={clsx(
        isDense ? 'gap-y-3 sm:gap-y-6' : 'gap-y-8 max-md:has-data-[slot=fold]:gap-y-0',
        !isDrawn && 'sm:grid-cols-2',
        'grid gap-x-8 md:grid-cols-3 md:gap-y-12 md:has-[>:nth-child(4n):last-child]:grid-cols-2 lg:has-[>:nth-child(4n):last-child]:grid-cols-4',
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
  /** Phones show the title, which opens the rest. */
  isFolded?: boolean;
  title: ReactNode;
  children: ReactNode;
}

/** One feature: what it does, in a sentence or two. */
export function Feature({ icon, picture, isFolded, title, children }: FeatureProps) {
  const words = (
    <div className="[&_a]:text-action [&_a]:underline [&_a]:underline-offset-4 [&_a]:hover:decoration-2">
      {children}
    </div>
  );
  return (
    <li
      data-slot="feature"
      className={clsx(
        'grid content-start gap-x-4 gap-y-1 sm:gap-x-6 md:grid-cols-1 md:gap-y-2',
        !picture && !icon
          ? isFolded
            ? 'border-line-strong md:border-t md:pt-3'
            : 'border-t border-line-strong pt-3'
          : 'max-md:*:col-start-2',
        picture && 'max-md:grid-cols-[7rem_1fr] max-md:grid-rows-[auto_1fr] sm:max-md:grid-cols-[10rem_1fr]',
        icon && !picture && 'max-md:grid-cols-[3rem_1fr]',
      )}
    >
      {picture ? (
        <div className="col-start-1! max-md:row-span-2">{picture}</div>
      ) : (
        icon && (
          <span className="col-start-1! grid size-12 place-items-center rounded-lg bg-action-tint text-xl text-action max-md:row-span-2">
            <Icon name={icon} />
          </span>
        )
      )}
      <h3 className={clsx('text-lg leading-tight md:mt-2', isFolded && 'max-md:hidden')}>{title}</h3>
      {isFolded ? <FoldedEntry title={<h3 className="text-lg">{title}</h3>}>{words}</FoldedEntry> : words}
    </li>
  );
}
