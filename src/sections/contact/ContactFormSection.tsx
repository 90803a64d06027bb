import Translate, { translate } from '@docusaurus/Translate';

import { ContactForm } from '@site/src/components/forms/ContactForm';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { useClaim } from '@site/src/hooks/useClaim';

/** The message form, and beside it what happens with a message. */
export function ContactFormSection() {
  return (
    <Section tone="surface" className="border-y border-line">
      <div className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
        <SectionHeading
          id="message"
          title={translate({
            id: 'contact.form.title',
            message: 'Send us a message',
            description: 'Heading beside the form',
          })}
          lead={
            <Translate
              id="contact.form.lead"
              description="Beside the form: who answers and when; {time} is 'within 24 hours'"
              values={{ time: useClaim('responseTime') }}
            >
              {'It reaches the people who build the products. You hear from one of them {time} on business days.'}
            </Translate>
          }
        />
        <ContactForm />
      </div>
    </Section>
  );
}
