import { translate } from '@docusaurus/Translate';

import Layout from '@theme/Layout';
import { Section } from '@site/src/components/ui/Section';
import type { Vehicle } from '@site/src/domain/vehicles';
import { DemoCallToAction } from '../shared/DemoCallToAction';
import { keywords } from '../shared/keywords';
import { PageHeader } from '../shared/PageHeader';
import { PageMeta } from '../shared/PageMeta';
import { CoverageNotes } from './CoverageNotes';
import { VehicleFinder } from './VehicleFinder';
import { VehicleListByBrand } from './VehicleListByBrand';

/** Supported vehicles; the route and its data come from src/plugins/vehicle-list.ts. */
export default function VehicleCoveragePage({ vehicles }: { vehicles: Vehicle[] }) {
  return (
    <Layout>
      <PageMeta
        title={translate({
          id: 'seo.vehicleCoverage.title',
          message: 'Vehicles that BatScan can read, by brand and model',
          description: 'Title for search engines, at most 65 characters',
        })}
        description={translate({
          id: 'seo.vehicleCoverage.description',
          message:
            'Search the electric cars, vans and plug-in hybrids that BatScan reads, by brand, series, model and year. Not on the list? Ask us about your vehicle.',
          description: 'Description for search engines, at most 165 characters',
        })}
        keywords={keywords(
          translate({
            id: 'seo.vehicleCoverage.keywords',
            message:
              'supported electric vehicles, BatScan vehicle list, EV battery test models, battery report by model',
            description: 'Keywords for search engines, separated by commas',
          }),
        )}
      />
      <PageHeader
        picture="coverage"
        title={translate({
          id: 'vehicleCoverage.title',
          message: 'Can we read your vehicle?',
          description: 'Heading of the page of supported vehicles',
        })}
        lead={translate({
          id: 'vehicleCoverage.lead',
          message:
            'These are the electric cars, vans and plug-in hybrids that BatScan reads through the diagnostics socket. Search by name or choose a brand.',
          description: 'Paragraph under the heading of the page of supported vehicles',
        })}
      />
      <Section
        data-hydrate=""
        space="tight"
        aria-label={translate({
          id: 'vehicleCoverage.list',
          message: 'Supported vehicles',
          description: 'Name of the list',
        })}
      >
        <VehicleFinder vehicles={vehicles} />
        <noscript>
          <VehicleListByBrand vehicles={vehicles} />
        </noscript>
      </Section>
      <CoverageNotes />
      <DemoCallToAction />
    </Layout>
  );
}
