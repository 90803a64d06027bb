import clsx from 'clsx';
import type { HTMLAttributes } from 'react';

const elements = clsx(
  '[&>*+*]:mt-4 [&>h2]:mt-12 [&>h2]:text-2xl [&>h3]:mt-8 [&>h3]:text-xl',
  '[&_a:hover]:decoration-2 [&_a:not([data-slot])]:text-action [&_a:not([data-slot])]:underline [&_a:not([data-slot])]:underline-offset-4',
  '[&_li]:pl-1 [&_li+li]:mt-2 [&_li::marker]:text-action [&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:pl-6',
  '[&_strong]:font-semibold [&_strong]:text-ink',
  '[&_blockquote]:border-l-2 [&_blockquote]:border-action [&_blockquote]:pl-6 [&_blockquote]:text-ink',
);

/** Running text: what MDX writes in paragraphs, lists and headings, at a readable measure. */
export function Prose({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return <div data-slot="prose" className={clsx('max-w-prose text-md', elements, className)} {...rest} />;
}
