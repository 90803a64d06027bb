import Translate, { translate } from '@docusaurus/Translate';

import { ButtonLink } from '@site/src/components/ui/Button';
import { Feature, FeatureGrid } from '@site/src/components/ui/FeatureGrid';
import { Section, SectionHeading } from '@site/src/components/ui/Section';

/** Whom to turn to: prospects, customers, and people who were shown a report. */
export function SupportOptions() {
  return (
    <Section>
      <SectionHeading
        title={translate({
          id: 'contact.support.title',
          message: 'The right person for your question',
          description: 'Heading above the support options',
        })}
      />
      <FeatureGrid>
        <Feature
          icon="calendar"
          title={translate({
            id: 'contact.support.sales.title',
            message: 'You are considering our products',
            description: 'Support option',
          })}
        >
          <p className="mb-4">
            <Translate id="contact.support.sales.text" description="Support option">
              See them on one of your own batteries. A battery engineer shows you, not a script.
            </Translate>
          </p>
          <ButtonLink to="/demo" variant="secondary">
            <Translate id="common.callToAction.demo" description="Button of the closing band">
              Request a demo
            </Translate>
          </ButtonLink>
        </Feature>
        <Feature
          icon="wrench"
          title={translate({
            id: 'contact.support.customers.title',
            message: 'You work with them already',
            description: 'Support option',
          })}
        >
          <Translate id="contact.support.customers.text" description="Support option">
            Give the number of the report or the name of your fleet in the message. It goes straight to the engineer who
            knows your installation.
          </Translate>
        </Feature>
        <Feature
          icon="report"
          title={translate({
            id: 'contact.support.report.title',
            message: 'You were shown one of our reports',
            description: 'Support option',
          })}
        >
          <Translate id="contact.support.report.text" description="Support option">
            You need not be a customer. Send us its number, and we explain what it says and confirm that it is genuine.
          </Translate>
        </Feature>
      </FeatureGrid>
    </Section>
  );
}
