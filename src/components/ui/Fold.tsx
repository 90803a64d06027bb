import type { ReactNode } from 'react';

import { buttonStyles } from './Button';
import { Icon } from './Icon';

export interface FoldProps {
  /** Opens what is folded. */
  label: ReactNode;
  /** For what a section is about: as wide as the phone, and outlined. */
  isButton?: boolean;
  children: ReactNode;
}

/** Details that phones fold away and wide screens show (src/css/fold.css). */
export function Fold({ label, isButton, children }: FoldProps) {
  return (
    <details data-slot="fold" className="group">
      <summary
        className={
          isButton
            ? buttonStyles({ variant: 'outline', size: 'lg', className: 'w-full' })
            : 'inline-flex min-h-target cursor-pointer items-center font-semibold text-action underline underline-offset-4'
        }
      >
        {label}
        {isButton && <Icon name="chevron-down" className="group-open:rotate-180" />}
      </summary>
      {children}
    </details>
  );
}
