import Link from '@docusaurus/Link';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ButtonHTMLAttributes, ComponentProps } from 'react';

import { Spinner } from './Spinner';

/** Shared by the button and the link that looks like one. */
export const buttonStyles = cva(
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-full text-center font-semibold no-underline transition-[background-color,border-color,color,box-shadow,transform] active:translate-y-px disabled:cursor-not-allowed disabled:opacity-60 aria-busy:cursor-progress',
  {
    variants: {
      variant: {
        default: 'bg-action text-on-action hover:bg-action-strong',
        destructive: 'bg-danger text-on-action hover:bg-danger-strong',
        outline: 'border border-current bg-transparent text-current hover:bg-action-tint hover:text-action-strong',
        secondary: 'bg-action-tint text-action-strong hover:bg-line',
        ghost: 'bg-transparent text-current hover:bg-action-tint hover:text-action-strong',
        link: 'rounded-sm px-0! text-action underline decoration-1 underline-offset-4 hover:text-action-strong hover:decoration-2',
        hero: 'bg-aurora text-ink shadow-glow hover:bg-aurora-strong',
        electric: 'bg-night text-aurora ring-1 ring-aurora hover:bg-night-raised hover:text-aurora-strong',
        success: 'bg-success text-on-action hover:bg-success-strong',
      },
      size: {
        default: 'min-h-target px-6 py-2 text-base',
        sm: 'min-h-8 px-4 py-1 text-sm',
        lg: 'min-h-12 px-8 py-3 text-base',
        xl: 'min-h-12 px-6 py-3 text-base sm:min-h-[3.5rem] sm:px-8 sm:text-md',
        icon: 'size-target p-2',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
);

type ButtonStyle = VariantProps<typeof buttonStyles>;

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonStyle {
  /** Shows a spinner and says `aria-busy`; the button keeps its focus and its width. */
  busy?: boolean;
}

/** A button that does something; use `ButtonLink` to go somewhere. With size `icon` it needs an `aria-label`. */
export function Button({ variant, size, busy, type = 'button', className, children, ...rest }: ButtonProps) {
  return (
    <button
      data-slot="button"
      type={type}
      aria-busy={busy || undefined}
      className={buttonStyles({ variant, size, className })}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

export type ButtonLinkProps = ComponentProps<typeof Link> & ButtonStyle;

/** A link that looks like a button; internal addresses get the language prefix from the framework. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link data-slot="button" className={buttonStyles({ variant, size, className })} {...rest} />;
}
