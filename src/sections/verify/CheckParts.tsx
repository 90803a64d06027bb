import type { ReactNode } from 'react';

/** A part of the answer that is shown when the check finds so (src/domain/check-view.ts). */
export function When({ is, children }: { is: string; children: ReactNode }) {
  return (
    <div data-when={is} hidden>
      {children}
    </div>
  );
}

/** The head of a report that was checked: whose it is, its number, and what marks an example. */
export function CheckedHead({ number, mark }: { number: ReactNode; mark: ReactNode }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-4 border-b-2 border-action pb-4">
      <div>
        <p className="font-display text-lg font-semibold text-action">BatScan</p>
        <p className="text-sm text-muted tabular-nums">{number}</p>
      </div>
      {mark}
    </div>
  );
}

/** A figure or word of the report that is checked. */
export function Fill({ of }: { of: string }) {
  return <span data-fill={of} />;
}
