import clsx from 'clsx';
import type { HTMLAttributes } from 'react';

/** Running text: what MDX writes in paragraphs, lists and headings, at a readable measure (its rules are in src/css/prose.css). */
export function Prose({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return <div data-slot="prose" className={clsx('prose max-w-measure text-md', className)} {...rest} />;
}
