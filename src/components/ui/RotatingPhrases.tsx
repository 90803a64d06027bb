import { useId } from 'react';

/**
 * Phrases that take turns, drawn with CSS alone so that they turn before any script has run. Decorative for
 * assistive technology: the heading around them says them once. A `RotationSwitch` stands beside the heading,
 * as another child of the element that holds it (WCAG 2.2.2).
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

/** Stops and continues the rotation next to it; hidden where nothing moves. */
export function RotationSwitch({ label }: { label: string }) {
  const id = useId();
  return (
    <span className="rotation-switch inline-flex items-center gap-2 text-sm">
      <input id={id} type="checkbox" className="size-6 accent-aurora" />
      <label htmlFor={id} className="py-2">
        {label}
      </label>
    </span>
  );
}
