import type { ReactNode } from 'react';

import { Icon } from './Icon';

/** A list of questions in large type that open one below the other, with their answers to the right: the platform's `details`, so it works without script. */
export function Accordion({ children }: { children: ReactNode }) {
  return (
    <div data-slot="accordion" className="divide-y divide-line border-y border-line">
      {children}
    </div>
  );
}

export interface AccordionItemProps {
  title: ReactNode;
  children: ReactNode;
}

export function AccordionItem({ title, children }: AccordionItemProps) {
  return (
    <details data-slot="accordion-item" className="group">
      <summary className="flex min-h-target cursor-pointer list-none items-center justify-between gap-4 py-2 font-display font-semibold text-ink sm:py-4 sm:text-xl [&::-webkit-details-marker]:hidden">
        {title}
        <Icon name="chevron-down" className="text-action transition-transform group-open:rotate-180" />
      </summary>
      <div className="prose max-w-measure pb-4 sm:pb-6 lg:ml-auto lg:w-3/5">{children}</div>
    </details>
  );
}
