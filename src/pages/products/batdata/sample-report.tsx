import { translate } from '@docusaurus/Translate';

import { pilotReport } from '@site/src/domain/sample-pilot';
import { useFormats } from '@site/src/hooks/useFormats';
import { PilotReport } from '@site/src/sections/pilot-report/PilotReport';
import { ReportPage } from '@site/src/sections/report/ReportPage';
import { keywords } from '@site/src/sections/shared/keywords';

export default function SamplePilotReportPage() {
  const { number } = useFormats();
  return (
    <ReportPage
      product="batdata"
      picture="tray"
      seo={{
        title: translate({
          id: 'seo.pilotReport.title',
          message: 'Sample BatData pilot report: weak cells that limits miss',
          description: 'Title for search engines, at most 60 characters',
        }),
        description: translate({
          id: 'seo.pilotReport.description',
          message:
            'A complete BatData pilot report: how many cells the limits rejected, which weak ones they missed, how each was checked, false alarms, open questions.',
          description: 'Description for search engines, at most 155 characters',
        }),
        keywords: keywords(
          translate({
            id: 'seo.pilotReport.keywords',
            message: 'battery cell quality report sample, end-of-line test pilot, cell screening example PDF',
            description: 'Keywords for search engines, separated by commas',
          }),
        ),
      }}
      title={translate({
        id: 'pilotReport.page.title',
        message: 'What you get at the end of a pilot',
        description: 'Heading of the page of the sample pilot report',
      })}
      lead={translate(
        {
          id: 'pilotReport.page.lead',
          message:
            'A fictional batch of {cells} cells. Page 1 says what to do; the next two show the evidence. Print it, or send the PDF.',
          description: 'Paragraph under the heading of the page of the sample pilot report',
        },
        { cells: number(pilotReport.examined) },
      )}
      label={translate({
        id: 'pilotReport.page.label',
        message: 'The sample pilot report',
        description: 'Name of the section that holds the report',
      })}
    >
      <PilotReport />
    </ReportPage>
  );
}
