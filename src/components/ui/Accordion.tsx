import type { ReactNode } from 'react';

import { Icon } from './Icon';

/** A list of questions that open one below the other: the platform's `details`, so it works without script. */
export function Accordion({ children }: { children: ReactNode }) {
  return (
    <div data-slot="accordion" className="divide-y divide-line border-y border-line">
      {children}
    </div>
  );
}

export interface AccordionItemProps {
  title: ReactNode;
  /** Items of one name close each other. */
  name?: string;
  open?: boolean;
  children: ReactNode;
}

export function AccordionItem({ title, name, open, children }: AccordionItemProps) {
  return (
    <details data-slot="accordion-item" name={name} open={open} className="group">
      <summary className="flex min-h-target cursor-pointer list-none items-center justify-between gap-4 py-2 font-semibold text-ink sm:py-4 sm:text-md [&::-webkit-details-marker]:hidden">
        {title}
        <Icon name="chevron-down" className="text-action transition-transform group-open:rotate-180" />
      </summary>
      <div className="max-w-measure pb-4 sm:pb-6">{children}</div>
    </details>
  );
}
