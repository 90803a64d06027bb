import { ContactForm } from '@site/src/components/forms/ContactForm';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { OfficeWeek } from './OfficeWeek';

/** The message form, and beside it what happens with a message. */
export function MessageForm({ children, ...heading }: MdxSectionProps) {
  return (
    <Section tone="surface" className="border-y border-line">
      <div className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
        <div>
          <div className="mb-8 flex max-w-measure flex-col gap-4 text-md">
            <SectionHeading className="mb-0" {...heading} />
            {children}
          </div>
          <OfficeWeek />
        </div>
        <ContactForm />
      </div>
    </Section>
  );
}
