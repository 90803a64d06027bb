import type { ReactNode } from 'react';

import { Icon, type IconName } from './Icon';

/** Features side by side, as many columns as fit. */
export function FeatureGrid({ children }: { children: ReactNode }) {
  return (
    <ul data-slot="feature-grid" className="grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-3">
      {children}
    </ul>
  );
}

export interface FeatureProps {
  icon: IconName;
  title: ReactNode;
  children: ReactNode;
}

/** One feature: what it does, in a sentence or two. */
export function Feature({ icon, title, children }: FeatureProps) {
  return (
    <li
      data-slot="feature"
      className="flex flex-col gap-3 max-sm:grid max-sm:grid-cols-[3rem_1fr] max-sm:gap-x-4 max-sm:gap-y-1 max-sm:*:col-start-2"
    >
      <span className="col-start-1! row-span-2 grid size-12 place-items-center rounded-lg bg-action-tint text-xl text-action">
        <Icon name={icon} />
      </span>
      <h3 className="text-lg">{title}</h3>
      <div>{children}</div>
    </li>
  );
}
