import Translate, { translate } from '@docusaurus/Translate';

import { Section } from '@site/src/components/ui/Section';
import { Stat, Stats } from '@site/src/components/ui/Stat';
import { Claim } from '../shared/Claim';

/** Four figures, one for each promise, with the product that makes it. */
export function HomeFigures() {
  return (
    <Section
      tone="surface"
      space="tight"
      aria-label={translate({
        id: 'home.figures.label',
        message: 'In figures',
        description: 'Name of the section with four figures',
      })}
    >
      <Stats>
        <Stat
          value={<Claim id="assessmentTime" />}
          label={translate({
            id: 'home.figures.assessment',
            message: 'for a battery assessment with a phone',
            description: 'After the figure: under 2 minutes',
          })}
          note="BatScan"
        />
        <Stat
          value={<Claim id="resaleUplift" />}
          label={translate({
            id: 'home.figures.resale',
            message: 'higher resale value with a certified report',
            description: 'After the figure: up to 30%',
          })}
          note="BatScan"
        />
        <Stat
          value={<Claim id="downtimeReduction" />}
          label={translate({
            id: 'home.figures.downtime',
            message: 'less downtime in electric fleets',
            description: 'After the figure: up to 85%',
          })}
          note="BatStream"
        />
        <Stat
          value={<Claim id="warrantyClaimReduction" />}
          label={translate({
            id: 'home.figures.warranty',
            message: 'fewer warranty claims',
            description: 'After the figure: up to 40%',
          })}
          note="BatData"
        />
      </Stats>
      <p className="mt-8 text-sm text-muted">
        <Translate id="home.figures.source" description="Under the figures: where they come from">
          Our own figures. Ask us how each was measured and what to expect for your vehicles.
        </Translate>
      </p>
    </Section>
  );
}
