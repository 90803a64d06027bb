/** What input, textarea and select have in common. */
export const controlStyles =
  'w-full rounded-md border border-line-strong bg-surface px-4 py-2 text-base text-ink transition-[border-color] placeholder:text-muted hover:border-ink disabled:bg-sunken disabled:text-muted disabled:hover:border-line-strong aria-invalid:border-2 aria-invalid:border-danger';

/** The frame of a radio button that is drawn as a button with its label (its shape and padding aside), and the radio button in it. */
export const choiceStyles = {
  frame:
    'choice cursor-pointer border border-line-strong bg-surface transition-colors hover:bg-action-tint/50 has-checked:border-action has-checked:bg-action-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-action-strong',
  radio: 'size-4 cursor-pointer accent-action focus-visible:shadow-none focus-visible:outline-none',
};
