import Translate from '@docusaurus/Translate';

import { ButtonLink } from '@site/src/components/ui/Button';
import { Hero } from '@site/src/components/ui/Hero';
import { RotatingPhrases } from '@site/src/components/ui/RotatingPhrases';
import { sampleReports } from '@site/src/domain/sample-report';
import type { PageFrontMatter } from '@site/src/domain/schemas/page';
import { ReportPhone } from '../mockups/ReportPhone';
import { cellShadesOnNight } from '../report/cell-shades';
import { CodePlate } from '../report/CodePlate';
import { cardsOnNight } from '../shared/on-night';
import { Car } from './Car';

type HomeHeroProps = Pick<PageFrontMatter, 'heading' | 'lead'> & Required<Pick<PageFrontMatter, 'headline'>>;

/** What, for whom, how long, next step; the headline's second line says it for each kind of customer in turn. */
export function HomeHero({ heading, headline, lead }: HomeHeroProps) {
  const longest = Math.max(...headline.phrases.map((phrase) => phrase.length));
  return (
    <Hero
      title={
        <div className="rotating-headline">
          <h1 style={{ '--letters': longest }}>
            <span className="sr-only">{heading}</span>
            <span aria-hidden="true">{headline.first}</span>
            <span className="block text-aurora">
              <RotatingPhrases phrases={headline.phrases} />
            </span>
          </h1>
        </div>
      }
      lead={<p>{lead}</p>}
      actions={
        <>
          <ButtonLink to="/demo" variant="hero" size="xl">
            <Translate id="home.hero.demo" description="First button: leads to the demo request">
              See it on your vehicle
            </Translate>
          </ButtonLink>
          <ButtonLink to="/products" variant="outline" size="xl">
            <Translate id="home.hero.products" description="Second button: leads to the products">
              Compare the products
            </Translate>
          </ButtonLink>
        </>
      }
      picture={
        <ReportPhone
          isLiving
          colours={{ screen: cardsOnNight, cells: cellShadesOnNight }}
          report={sampleReports['weak-cell']}
          code={<CodePlate of="weak-cell" className="size-16" />}
        />
      }
      isTall
      scene={<Car />}
    />
  );
}
