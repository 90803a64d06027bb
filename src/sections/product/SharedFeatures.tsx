import Translate, { translate } from '@docusaurus/Translate';

import { Feature, FeatureGrid } from '@site/src/components/ui/FeatureGrid';
import { Section, SectionHeading } from '@site/src/components/ui/Section';

/** What all products share. */
export function SharedFeatures() {
  return (
    <Section tone="sunken">
      <SectionHeading
        eyebrow={translate({
          id: 'products.shared.eyebrow',
          message: 'In every product',
          description: 'Above the heading',
        })}
        title={translate({
          id: 'products.shared.title',
          message: 'What they have in common',
          description: 'Heading of the shared features',
        })}
      />
      <FeatureGrid>
        <Feature
          icon="activity"
          title={translate({
            id: 'products.shared.models.title',
            message: 'Models that know the chemistry',
            description: 'Shared feature',
          })}
        >
          <Translate id="products.shared.models.text" description="Shared feature">
            Machine learning and electrochemistry together: NMC, NCA and LFP cells age differently and are judged
            differently.
          </Translate>
        </Feature>
        <Feature
          icon="gauge"
          title={translate({
            id: 'products.shared.measure.title',
            message: 'One definition of state of health',
            description: 'Shared feature',
          })}
        >
          <Translate id="products.shared.measure.text" description="Shared feature">
            The capacity that can be used today as a share of the capacity when new, with its uncertainty.
          </Translate>
        </Feature>
        <Feature
          icon="shield"
          title={translate({
            id: 'products.shared.data.title',
            message: 'Your data stays yours',
            description: 'Shared feature',
          })}
        >
          <Translate id="products.shared.data.text" description="Shared feature">
            Exported whenever you like, deleted when you say so, and used for nothing that you have not agreed to.
          </Translate>
        </Feature>
        <Feature
          icon="layers"
          title={translate({
            id: 'products.shared.interface.title',
            message: 'Open interfaces',
            description: 'Shared feature',
          })}
        >
          <Translate id="products.shared.interface.text" description="Shared feature">
            Results reach your dealer, fleet or quality system through a documented interface.
          </Translate>
        </Feature>
        <Feature
          icon="users"
          title={translate({
            id: 'products.shared.people.title',
            message: 'People who answer',
            description: 'Shared feature',
          })}
        >
          <Translate id="products.shared.people.text" description="Shared feature">
            Battery engineers answer your questions in the language that you ask them in.
          </Translate>
        </Feature>
        <Feature
          icon="recycle"
          title={translate({
            id: 'products.shared.life.title',
            message: 'Ready for the second life',
            description: 'Shared feature',
          })}
        >
          <Translate id="products.shared.life.text" description="Shared feature">
            The history of a battery follows it, so that its next owner need not start from nothing.
          </Translate>
        </Feature>
      </FeatureGrid>
    </Section>
  );
}
