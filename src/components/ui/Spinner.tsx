import clsx from 'clsx';
import type { SVGProps } from 'react';

/** A turning arc, as large as the text beside it. Decorative: say in words what is loading. */
export function Spinner({ className, ...rest }: SVGProps<SVGSVGElement>) {
  return (
    <svg
      data-slot="spinner"
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={clsx('size-[1.25em] shrink-0 animate-spin', className)}
      {...rest}
    >
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
