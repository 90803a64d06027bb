import { translate } from '@docusaurus/Translate';

import { fleetReport } from '@site/src/domain/sample-fleet';
import { useFormats } from '@site/src/hooks/useFormats';
import { FleetReport } from '@site/src/sections/fleet-report/FleetReport';
import { ReportPage } from '@site/src/sections/report/ReportPage';
import { keywords } from '@site/src/sections/shared/keywords';

export default function SampleFleetReportPage() {
  const { number } = useFormats();
  return (
    <ReportPage
      product="batstream"
      picture="van"
      seo={{
        title: translate({
          id: 'seo.fleetReport.title',
          message: 'Sample fleet battery report from BatStream',
          description: 'Title for search engines, at most 60 characters',
        }),
        description: translate({
          id: 'seo.fleetReport.description',
          message:
            'A complete monthly BatStream report: which vehicle needs attention, since when, how sure we are, what to do, and how all the others are doing.',
          description: 'Description for search engines, at most 155 characters',
        }),
        keywords: keywords(
          translate({
            id: 'seo.fleetReport.keywords',
            message: 'fleet battery report sample, EV fleet monitoring example, fleet state of health PDF',
            description: 'Keywords for search engines, separated by commas',
          }),
        ),
      }}
      title={translate({
        id: 'fleetReport.page.title',
        message: 'What you get every month',
        description: 'Heading of the page of the sample fleet report',
      })}
      lead={translate(
        {
          id: 'fleetReport.page.lead',
          message:
            'A fictional fleet of {count} vehicles. Page 1 says what to do; the next two say why. Print it, or send the PDF.',
          description: 'Paragraph under the heading of the page of the sample fleet report',
        },
        { count: number(fleetReport.vehicles.length) },
      )}
      label={translate({
        id: 'fleetReport.page.label',
        message: 'The sample fleet report',
        description: 'Name of the section that holds the report',
      })}
    >
      <FleetReport />
    </ReportPage>
  );
}
