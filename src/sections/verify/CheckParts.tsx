import type { ReactNode } from 'react';

/** A part of the answer that is shown when the check finds so (src/domain/check-view.ts). */
export function When({ is, children }: { is: string; children: ReactNode }) {
  return (
    <div data-when={is} hidden>
      {children}
    </div>
  );
}

/** A figure or word of the report that is checked. */
export function Fill({ of }: { of: string }) {
  return <span data-fill={of} />;
}
