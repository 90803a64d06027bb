import Translate, { translate } from '@docusaurus/Translate';

import { ButtonLink } from '@site/src/components/ui/Button';
import { Hero } from '@site/src/components/ui/Hero';
import { RotatingPhrases } from '@site/src/components/ui/RotatingPhrases';
import { ReportPhone } from '../mockups/ReportPhone';

/** What, for whom, how long, next step; the headline's second line says it for each kind of customer in turn. */
export function HomeHero() {
  const phrases: [string, string, string, string] = [
    translate({
      id: 'home.hero.phrase1',
      message: 'before you buy it.',
      description: "Second line of the headline, after 'Know the battery'; for used-car dealers",
    }),
    translate({
      id: 'home.hero.phrase2',
      message: 'before it fails.',
      description: "Second line of the headline, after 'Know the battery'; for fleet operators",
    }),
    translate({
      id: 'home.hero.phrase3',
      message: 'before it ships.',
      description: "Second line of the headline, after 'Know the battery'; for manufacturers",
    }),
    translate({
      id: 'home.hero.phrase4',
      message: 'before its second life.',
      description: "Second line of the headline, after 'Know the battery'; for second-life integrators",
    }),
  ];
  return (
    <Hero
      eyebrow={translate({
        id: 'home.hero.eyebrow',
        message: 'AI battery-health diagnostics',
        description: 'Above the headline',
      })}
      title={
        <h1 className="text-4xl">
          <span className="sr-only">
            <Translate
              id="home.hero.titleForScreenReaders"
              description="The whole headline as one sentence, for screen readers: the first line with all four phrases"
            >
              Know the battery before you buy it, before it fails, before it ships and before its second life.
            </Translate>
          </span>
          <span aria-hidden="true">
            <Translate id="home.hero.title" description="First line of the headline; a changing phrase follows">
              Know the battery
            </Translate>
          </span>
          <span className="block text-aurora">
            <RotatingPhrases phrases={phrases} />
          </span>
        </h1>
      }
      lead={
        <Translate id="home.hero.lead" description="Paragraph under the headline">
          We read the state of health of electric-vehicle and storage batteries and put it in words you can act on: a
          certified report from a phone, live monitoring for fleets, and quality data for manufacturing lines.
        </Translate>
      }
      actions={
        <>
          <ButtonLink to="/demo" variant="hero" size="xl">
            <Translate id="home.hero.demo" description="First button: leads to the demo request">
              Request a demo
            </Translate>
          </ButtonLink>
          <ButtonLink to="/products" variant="outline" size="xl">
            <Translate id="home.hero.products" description="Second button: leads to the products">
              See the products
            </Translate>
          </ButtonLink>
        </>
      }
      picture={<ReportPhone living="slow" />}
    />
  );
}
