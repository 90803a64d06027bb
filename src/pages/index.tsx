import { translate } from '@docusaurus/Translate';
import type { ComponentType } from 'react';

import Layout from '@theme/Layout';
import home from '@site/data/home.json';
import type { HomeSection } from '@site/src/domain/schemas/arrangement';
import { HomeEvidence } from '@site/src/sections/home/HomeEvidence';
import { HomeFigures } from '@site/src/sections/home/HomeFigures';
import { HomeHero } from '@site/src/sections/home/HomeHero';
import { HomeReasons } from '@site/src/sections/home/HomeReasons';
import { HomeSolutions } from '@site/src/sections/home/HomeSolutions';
import { TryReading } from '@site/src/sections/report/TryReading';
import { DemoCallToAction } from '@site/src/sections/shared/DemoCallToAction';
import { keywords } from '@site/src/sections/shared/keywords';
import { PageMeta } from '@site/src/sections/shared/PageMeta';

const sections: Record<HomeSection, ComponentType> = {
  figures: HomeFigures,
  solutions: HomeSolutions,
  reading: TryReading,
  evidence: HomeEvidence,
  reasons: HomeReasons,
  demo: DemoCallToAction,
};

export default function HomePage() {
  return (
    <Layout>
      <PageMeta
        title={translate({
          id: 'seo.home.title',
          message: 'AI battery-health diagnostics for electric vehicles',
          description: 'Title for search engines, at most 65 characters',
        })}
        description={translate({
          id: 'seo.home.description',
          message:
            'Certified battery reports from a phone, live fleet monitoring and quality data for manufacturers. Know the battery before you buy, drive or ship it.',
          description: 'Description for search engines, at most 165 characters',
        })}
        keywords={keywords(
          translate({
            id: 'seo.home.keywords',
            message: 'battery health, state of health, EV battery test, battery certificate, fleet battery monitoring',
            description: 'Keywords for search engines, separated by commas',
          }),
        )}
      />
      <HomeHero />
      {(home.sections as HomeSection[]).map((name) => {
        const HomeSection = sections[name];
        return <HomeSection key={name} />;
      })}
    </Layout>
  );
}
