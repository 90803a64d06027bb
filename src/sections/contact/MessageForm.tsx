import type { ReactNode } from 'react';

import { ContactForm } from '@site/src/components/forms/ContactForm';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { elementsOf } from '../shared/elements-of';
import type { MdxSectionProps } from '../shared/mdx-sections';

/** The message form, beside it what happens with a message, and `<Caller>`: what is different for some. */
export function MessageForm({ children, ...heading }: MdxSectionProps) {
  const parts = elementsOf(children);
  return (
    <Section>
      <div className="grid grid-rows-[auto_1fr] gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]">
        <div className="flex max-w-measure flex-col gap-4 text-md">
          <SectionHeading className="mb-0" {...heading} />
          {parts.filter(({ type }) => type !== Caller)}
        </div>
        <div className="lg:row-span-2">
          <ContactForm />
        </div>
        <ul className="flex flex-col gap-4">{parts.filter(({ type }) => type === Caller)}</ul>
      </div>
    </Section>
  );
}

export interface CallerProps {
  title: string;
  children: ReactNode;
}

/** Somebody who may write, and what they should know. */
export function Caller({ title, children }: CallerProps) {
  return (
    <li className="flex flex-col gap-1 border-t border-line-strong pt-3 sm:pt-4">
      <h3 className="text-lg">{title}</h3>
      <div className="prose">{children}</div>
    </li>
  );
}
