/**
 * Phrases that take turns, by CSS alone so that they turn before any script has run. Decorative for
 * assistive technology: the heading around them says them once. A page with them has a
 * `RotationSwitch` (WCAG 2.2.2).
 */
export function RotatingPhrases({ phrases }: { phrases: [string, string, string, string] }) {
  return (
    <span data-slot="rotating-phrases" aria-hidden="true" className="rotating-phrases">
      {phrases.map((phrase) => (
        <span key={phrase}>{phrase}</span>
      ))}
    </span>
  );
}

/** Stops and continues the rotation on its page; hidden where nothing moves. */
export function RotationSwitch({ label }: { label: string }) {
  return (
    <label className="rotation-switch inline-flex min-h-8 cursor-pointer items-center gap-2 text-sm motion-reduce:hidden">
      <input
        type="checkbox"
        className="size-4 cursor-pointer appearance-none rounded-sm border border-current checked:bg-aurora checked:ring-2 checked:ring-night-line"
      />
      {label}
    </label>
  );
}
