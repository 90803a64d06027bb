import clsx from 'clsx';

/**
 * The scale below a page's opening: its ticks hang from a line into the section that follows. It stays under the top
 * bar, and its mark shows how much of the page has been read (src/css/page-ruler.css). Browsers without scroll
 * timelines leave it where it is, without the mark.
 */
export function PageRuler({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      data-slot="page-ruler"
      className={clsx('h-[11px] border-t border-line text-line-strong/60 scale-ticks', className)}
    />
  );
}
