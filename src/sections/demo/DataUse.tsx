import type { ReactNode } from 'react';

export interface DataUseProps {
  title: string;
  children: ReactNode;
}

/** Who reads what was typed, and for how long it is kept. */
export function DataUse({ title, children }: DataUseProps) {
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-6">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}
