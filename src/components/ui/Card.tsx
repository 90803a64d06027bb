import { cva, type VariantProps } from 'class-variance-authority';
import clsx from 'clsx';
import type { HTMLAttributes } from 'react';

const cardStyles = cva('flex flex-col rounded-xl', {
  variants: {
    tone: {
      surface: 'border border-line bg-surface',
      sunken: 'bg-sunken',
      night: 'border border-night-line bg-night-raised text-on-night-muted [&_:is(h2,h3)]:text-on-night',
    },
    /** The whole card is a link (one in it covers it): it lies above the page and rises when pointed at. */
    isLink: {
      true: 'relative rises overflow-hidden',
    },
  },
  defaultVariants: { tone: 'surface' },
});

/** A framed surface; filled with `CardHeader`, `CardBody` and `CardFooter`. */
export function Card({
  tone,
  isLink,
  className,
  ...rest
}: HTMLAttributes<HTMLElement> & VariantProps<typeof cardStyles>) {
  return <article data-slot="card" className={cardStyles({ tone, isLink, className })} {...rest} />;
}

export function CardHeader({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return <header data-slot="card-header" className={clsx('flex flex-col gap-2 p-6 pb-0', className)} {...rest} />;
}

export function CardBody({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return <div data-slot="card-body" className={clsx('flex grow flex-col gap-4 p-6', className)} {...rest} />;
}

export function CardFooter({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return <footer data-slot="card-footer" className={clsx('mt-auto p-6 pt-0', className)} {...rest} />;
}
