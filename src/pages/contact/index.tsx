import { translate } from '@docusaurus/Translate';

import Layout from '@theme/Layout';
import { ContactCards } from '@site/src/sections/contact/ContactCards';
import { ContactFormSection } from '@site/src/sections/contact/ContactFormSection';
import { ContactQuestions } from '@site/src/sections/contact/ContactQuestions';
import { Office } from '@site/src/sections/contact/Office';
import { SupportOptions } from '@site/src/sections/contact/SupportOptions';
import { keywords } from '@site/src/sections/shared/keywords';
import { PageHeader } from '@site/src/sections/shared/PageHeader';
import { PageMeta } from '@site/src/sections/shared/PageMeta';

export default function ContactPage() {
  return (
    <Layout>
      <PageMeta
        title={translate({
          id: 'seo.contact.title',
          message: 'Contact, phone and office',
          description: 'Title for search engines, at most 65 characters',
        })}
        description={translate({
          id: 'seo.contact.description',
          message:
            'Write or call us about battery diagnostics. A person answers, as a rule on the same business day. Message form, e-mail, phone, office hours and address.',
          description: 'Description for search engines, at most 165 characters',
        })}
        keywords={keywords(
          translate({
            id: 'seo.contact.keywords',
            message: 'contact, battery diagnostics support, office hours',
            description: 'Keywords for search engines, separated by commas',
          }),
        )}
      />
      <PageHeader
        picture="contact"
        title={translate({ id: 'contact.title', message: 'Talk to us', description: 'Heading of the contact page' })}
        lead={translate({
          id: 'contact.lead',
          message: 'A person answers, as a rule on the same business day.',
          description: 'Paragraph under the heading of the contact page',
        })}
      />
      <ContactCards />
      <ContactFormSection />
      <SupportOptions />
      <Office />
      <ContactQuestions />
    </Layout>
  );
}
