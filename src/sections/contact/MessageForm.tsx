import { ContactForm } from '@site/src/components/forms/ContactForm';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { Drawing } from '../shared/Drawing';
import type { MdxSectionProps } from '../shared/mdx-sections';

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
          <Drawing name="letter" className="h-auto w-full max-w-[26rem] max-lg:hidden" />
        </div>
        <ContactForm />
      </div>
    </Section>
  );
}
