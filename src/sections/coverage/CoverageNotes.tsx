import Translate, { translate } from '@docusaurus/Translate';

import { Prose } from '@site/src/components/ui/Prose';
import { Section, SectionHeading } from '@site/src/components/ui/Section';

/** What "supported" means, and what differs between models. */
export function CoverageNotes() {
  return (
    <Section tone="surface" className="border-y border-line">
      <div className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
        <SectionHeading
          title={translate({
            id: 'vehicleCoverage.notes.title',
            message: 'What “supported” means',
            description: 'Heading below the list',
          })}
        />
        <Prose>
          <p>
            <Translate id="vehicleCoverage.notes.definition" description="Defines when a vehicle is on the list">
              A vehicle is on the list when BatScan reads its battery through the diagnostics socket and states a health
              with its uncertainty.
            </Translate>
          </p>
          <p>
            <Translate id="vehicleCoverage.notes.difference" description="Below the list">
              How much more a report shows depends on what the vehicle records. Some keep their whole charging history,
              others only the present state. The report says which, and leaves no field filled by guessing.
            </Translate>
          </p>
          <p>
            <Translate id="vehicleCoverage.notes.markets" description="Below the list">
              Names and model years are those of the European market. Vehicles imported from elsewhere can differ:
              please ask.
            </Translate>
          </p>
        </Prose>
      </div>
    </Section>
  );
}
