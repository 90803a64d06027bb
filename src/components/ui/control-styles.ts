/** What input, textarea and select have in common. */
export const controlStyles =
  'w-full rounded-md border border-line-strong bg-surface px-4 py-2 text-base text-ink transition-[border-color] placeholder:text-muted hover:border-ink disabled:bg-sunken disabled:text-muted disabled:hover:border-line-strong aria-invalid:border-2 aria-invalid:border-danger';
