import Translate, { translate } from '@docusaurus/Translate';

import { Accordion, AccordionItem } from '@site/src/components/ui/Accordion';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { useClaim } from '@site/src/hooks/useClaim';

/** What visitors of the contact page ask most. */
export function ContactQuestions() {
  const answerTime = useClaim('responseTime');
  const startTime = useClaim('gettingStartedTime');
  return (
    <Section>
      <div className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
        <SectionHeading
          id="questions"
          title={translate({
            id: 'contact.faq.title',
            message: 'Asked often',
            description: 'Heading of the questions',
          })}
        />
        <Accordion>
          <AccordionItem
            title={translate({
              id: 'contact.faq.answer.title',
              message: 'How quickly do you answer?',
              description: 'Question',
            })}
          >
            <Translate
              id="contact.faq.answer.text"
              description="Answer; {time} is 'within 24 hours'"
              values={{ time: answerTime }}
            >
              {'You hear from us {time} on business days, in English, Swedish, Danish, Norwegian or Dutch.'}
            </Translate>
          </AccordionItem>
          <AccordionItem
            title={translate({
              id: 'contact.faq.start.title',
              message: 'How soon can we start?',
              description: 'Question',
            })}
          >
            <Translate
              id="contact.faq.start.text"
              description="Answer; {time} is 'about 48 hours'"
              values={{ time: startTime }}
            >
              {
                'Count on {time} from your decision. BatScan needs an adapter in the post, BatStream access to your vehicles’ data.'
              }
            </Translate>
          </AccordionItem>
          <AccordionItem
            title={translate({
              id: 'contact.faq.price.title',
              message: 'What does it cost?',
              description: 'Question',
            })}
          >
            <Translate id="contact.faq.price.text" description="Answer">
              BatScan is priced by the number of reports a month, BatStream by the number of vehicles, BatData by line.
              There are no set-up fees. Tell us your numbers, and the offer is in your mailbox with our answer.
            </Translate>
          </AccordionItem>
          <AccordionItem
            title={translate({
              id: 'contact.faq.customers.title',
              message: 'Do you help existing customers here too?',
              description: 'Question',
            })}
          >
            <Translate id="contact.faq.customers.text" description="Answer">
              Yes. Please give the number of the report or the name of your fleet, so that the right person answers.
            </Translate>
          </AccordionItem>
        </Accordion>
      </div>
    </Section>
  );
}
