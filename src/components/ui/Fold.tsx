import type { ReactNode } from 'react';

export interface FoldProps {
  /** Opens what is folded. */
  label: ReactNode;
  children: ReactNode;
}

/** Details that phones fold away and wide screens show (src/css/fold.css). */
export function Fold({ label, children }: FoldProps) {
  return (
    <details data-slot="fold">
      <summary className="inline-flex min-h-target cursor-pointer items-center font-semibold text-action underline underline-offset-4">
        {label}
      </summary>
      {children}
    </details>
  );
}
