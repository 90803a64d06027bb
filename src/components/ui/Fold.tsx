import clsx from 'clsx';
import type { ReactNode } from 'react';

import { buttonStyles } from './Button';
import { Icon } from './Icon';

export interface FoldProps {
  /** Opens what is folded. */
  label: ReactNode;
  /** For what a section is about: as wide as the phone, and outlined. */
  isButton?: boolean;
  /** The last row of a list that goes on in it. */
  isLine?: boolean;
  /** Wider screens fold it away too. */
  always?: boolean;
  /** Where it stands in a grid. */
  className?: string;
  children: ReactNode;
}

/** A title that phones list with what it is about folded below it; wider screens show that, below a title of their own. */
export function FoldedEntry({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Fold isLine label={title}>
      <div className="prose max-md:pb-4">{children}</div>
    </Fold>
  );
}

/** Details that phones fold away and wider screens show, unless there is a lot of them (src/css/fold.css). */
export function Fold({ label, isButton, isLine, always, className, children }: FoldProps) {
  return (
    <details data-slot={always ? undefined : 'fold'} className={clsx('group', className)}>
      <summary
        className={
          isButton
            ? buttonStyles({ variant: 'outline', size: 'lg', className: 'w-full' })
            : isLine
              ? 'flex min-h-target cursor-pointer list-none items-center justify-between gap-4 border-b border-line font-semibold text-action group-open:border-transparent [&::-webkit-details-marker]:hidden'
              : 'inline-flex min-h-target cursor-pointer items-center font-semibold text-action underline underline-offset-4 [.bg-night_&]:text-on-night'
        }
      >
        {label}
        {(isButton || isLine) && <Icon name="chevron-down" className="group-open:rotate-180" />}
      </summary>
      {children}
    </details>
  );
}
