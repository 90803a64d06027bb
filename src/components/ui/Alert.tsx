import { cva, type VariantProps } from 'class-variance-authority';
import type { HTMLAttributes, ReactNode, Ref } from 'react';

import { Icon, type IconName } from './Icon';

const alertStyles = cva('flex items-start gap-4 rounded-lg border p-6', {
  variants: {
    tone: {
      info: 'border-line bg-action-tint text-action-strong',
      success: 'border-success bg-success-tint text-success-strong',
      warning: 'border-warning bg-warning-tint text-warning',
      danger: 'border-danger bg-danger-tint text-danger-strong',
    },
  },
  defaultVariants: { tone: 'info' },
});

const toneIcons: Record<string, IconName> = { info: 'info', success: 'done', warning: 'alert', danger: 'alert' };

export interface AlertProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'>, VariantProps<typeof alertStyles> {
  title?: ReactNode;
  /** The title's place in the outline; without one it is a paragraph. */
  titleAs?: 'h2' | 'h3' | 'p';
  ref?: Ref<HTMLDivElement>;
}

/** A notice inside the page. Give `role="alert"` only to what appears in answer to the visitor. */
export function Alert({ tone, title, titleAs: Title = 'p', className, children, ...rest }: AlertProps) {
  return (
    <div data-slot="alert" className={alertStyles({ tone, className })} {...rest}>
      <Icon name={toneIcons[tone ?? 'info']!} className="mt-px size-6" />
      <div className="flex min-w-0 flex-col gap-2">
        {title && (
          <Title data-slot="alert-title" className="text-md font-semibold text-current">
            {title}
          </Title>
        )}
        {children}
      </div>
    </div>
  );
}
