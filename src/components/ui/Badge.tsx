import { cva, type VariantProps } from 'class-variance-authority';
import type { HTMLAttributes } from 'react';

const badgeStyles = cva('inline-flex items-center gap-1 rounded-full px-3 py-1 text-sm font-semibold', {
  variants: {
    tone: {
      neutral: 'bg-sunken text-body',
      action: 'bg-action-tint text-action-strong',
      success: 'bg-success-tint text-success',
      warning: 'bg-warning-tint text-warning',
      danger: 'bg-danger-tint text-danger',
      signal: 'bg-signal-tint text-signal-strong',
      night: 'bg-night-raised text-aurora ring-1 ring-night-line',
    },
  },
  defaultVariants: { tone: 'neutral' },
});

/** A short label for a state or a kind. Its words carry the meaning, never its colour alone. */
export function Badge({ tone, className, ...rest }: HTMLAttributes<HTMLElement> & VariantProps<typeof badgeStyles>) {
  return <span data-slot="badge" className={badgeStyles({ tone, className })} {...rest} />;
}
