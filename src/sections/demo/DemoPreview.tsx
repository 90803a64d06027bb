import type { ReactNode } from 'react';

import { Section } from '@site/src/components/ui/Section';
import { Drawing } from '../shared/Drawing';

export interface DemoPreviewProps {
  title: string;
  children: ReactNode;
}

/** What a visitor will see in the demo, drawn. */
export function DemoPreview({ title, children }: DemoPreviewProps) {
  return (
    <Section tone="surface" className="border-t border-line">
      <div className="grid items-center gap-x-16 gap-y-8 md:grid-cols-2">
        <Drawing name="demonstration" className="mx-auto h-auto w-full max-w-narrow" />
        <div className="flex max-w-narrow flex-col gap-4 text-md">
          <h2 className="text-3xl">{title}</h2>
          {children}
        </div>
      </div>
    </Section>
  );
}

/** Who reads what was typed, and for how long it is kept. */
export function DataUse({ title, children }: DemoPreviewProps) {
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-6">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}
