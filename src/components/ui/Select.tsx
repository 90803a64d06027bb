import clsx from 'clsx';
import type { Ref, SelectHTMLAttributes } from 'react';

import { controlStyles } from './control-styles';
import { Icon } from './Icon';

export type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> };

/** The browser's own select in our frame; options are its children. */
export function Select({ className, ...rest }: SelectProps) {
  return (
    <div className="relative">
      <select
        data-slot="select"
        className={clsx(controlStyles, 'min-h-target appearance-none pr-12', className)}
        {...rest}
      />
      <Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-muted" />
    </div>
  );
}
