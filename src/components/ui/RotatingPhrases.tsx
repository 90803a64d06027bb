/**
 * Phrases that take turns once, by CSS alone so that they turn before any script has run; the first one stays. Decorative
 * for assistive technology: the heading around them says them once.
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
