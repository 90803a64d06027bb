import clsx from 'clsx';
import type { SVGProps } from 'react';

import type { iconNames } from '@site/src/domain/icon-names';
import { spriteUrl } from './sprite';

/** Names that writers may use in MDX; the gallery shows them all, scripts/icons.ts lists them. */
export type IconName = (typeof iconNames)[number];

/** One icon, as large as the text around it, unless a class says another size. Decorative: the words beside it say what it means. */
export function Icon({ name, className, ...rest }: { name: IconName } & Omit<SVGProps<SVGSVGElement>, 'name'>) {
  return (
    <svg
      data-slot="icon"
      aria-hidden="true"
      className={clsx('shrink-0 [:where(&)]:size-[1.25em]', className)}
      {...rest}
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
