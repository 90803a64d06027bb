import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';

import { Section } from '@site/src/components/ui/Section';
import { Stat, Stats } from '@site/src/components/ui/Stat';
import { Toggletip } from '@site/src/components/ui/Toggletip';
import type { ClaimId } from '@site/src/domain/claims';
import { useClaim } from '@site/src/hooks/useClaim';
import { Claim } from '../shared/Claim';

interface Figure {
  claim: ClaimId;
  product: string;
  label: string;
  /** What is measured, against what. */
  definition: string;
}

/** Four figures, one for each promise, with the product that makes it and how each is defined. */
export function HomeFigures() {
  const figures: Figure[] = [
    {
      claim: 'assessmentTime',
      product: 'BatScan',
      label: translate({
        id: 'home.figures.assessment',
        message: 'for a battery assessment with a phone',
        description: 'After the figure: under 2 minutes',
      }),
      definition: translate({
        id: 'home.figures.assessment.definition',
        message: 'From the adapter in the socket to the finished report, for a car on the list of supported vehicles.',
        description: 'Says how the figure above is defined',
      }),
    },
    {
      claim: 'resaleUplift',
      product: 'BatScan',
      label: translate({
        id: 'home.figures.resale',
        message: 'higher resale value with a certified report',
        description: 'After the figure: up to 30%',
      }),
      definition: translate(
        {
          id: 'home.figures.resale.definition',
          message:
            'The most that a certified report added to the price, against the same model sold without one. The average is {average}.',
          description: 'Says how the figure above is defined; {average} is "5%"',
        },
        { average: useClaim('averageResaleUplift') },
      ),
    },
    {
      claim: 'downtimeReduction',
      product: 'BatStream',
      label: translate({
        id: 'home.figures.downtime',
        message: 'less downtime in electric fleets',
        description: 'After the figure: up to 85%',
      }),
      definition: translate({
        id: 'home.figures.downtime.definition',
        message:
          'Unplanned days off the road because of the battery, against the year before. It is the best result, not the usual one.',
        description: 'Says how the figure above is defined',
      }),
    },
    {
      claim: 'warrantyClaimReduction',
      product: 'BatData',
      label: translate({
        id: 'home.figures.warranty',
        message: 'fewer warranty claims',
        description: 'After the figure: up to 40%',
      }),
      definition: translate({
        id: 'home.figures.warranty.definition',
        message:
          'Claims about the battery for packs from monitored lines, against packs from before. It is the best result, not the usual one.',
        description: 'Says how the figure above is defined',
      }),
    },
  ];
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
        {figures.map(({ claim, product, label, definition }) => (
          <Stat
            key={claim}
            value={<Claim id={claim} />}
            label={
              <Toggletip id={`figure-${claim}`} label={label}>
                {definition}
              </Toggletip>
            }
            note={product}
          />
        ))}
      </Stats>
      <p className="mt-8 text-sm text-muted">
        <Translate
          id="home.figures.source"
          description="Under the figures: where they come from; {evidence} is a link, see below"
          values={{
            evidence: (
              <Link to="#evidence" className="text-action underline underline-offset-4">
                <Translate
                  id="home.figures.evidence"
                  description="Link in the sentence about where our figures come from"
                >
                  published studies
                </Translate>
              </Link>
            ),
          }}
        >
          {'Our own figures; choose one to see what it measures. What others found: {evidence}.'}
        </Translate>
      </p>
    </Section>
  );
}
