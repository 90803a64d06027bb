import { translate } from '@docusaurus/Translate';

import Layout from '@theme/Layout';
import { Section } from '@site/src/components/ui/Section';
import { sampleReportIds, sampleReports } from '@site/src/domain/sample-report';
import { PrintButton } from '@site/src/sections/report/PrintButton';
import { ReadingChoice } from '@site/src/sections/report/ReadingChoice';
import { ReportDownload } from '@site/src/sections/report/ReportDownload';
import { SampleReport } from '@site/src/sections/report/SampleReport';
import { DemoCallToAction } from '@site/src/sections/shared/DemoCallToAction';
import { keywords } from '@site/src/sections/shared/keywords';
import { PageHeader } from '@site/src/sections/shared/PageHeader';
import { PageMeta } from '@site/src/sections/shared/PageMeta';

export default function SampleReportPage() {
  return (
    <Layout>
      <PageMeta
        title={translate({
          id: 'seo.sampleReport.title',
          message: 'Sample battery report: what a BatScan certificate shows',
          description: 'Title for search engines, at most 65 characters',
        })}
        description={translate({
          id: 'seo.sampleReport.description',
          message:
            'A whole BatScan report to read, print and hand on: state of health with its uncertainty, cell voltages, charging history, and what it does not tell.',
          description: 'Description for search engines, at most 165 characters',
        })}
        keywords={keywords(
          translate({
            id: 'seo.sampleReport.keywords',
            message: 'EV battery certificate sample, battery report example, state of health report PDF',
            description: 'Keywords for search engines, separated by commas',
          }),
        )}
      />
      <div data-readings>
        <div className="print:hidden">
          <PageHeader
            picture="report"
            title={translate({
              id: 'report.page.title',
              message: 'What a buyer gets to read',
              description: 'Heading of the page of the sample report',
            })}
            lead={translate({
              id: 'report.page.lead',
              message:
                'The report of a vehicle that we made up, with everything that a real one has. Each measure explains itself when you choose it. Print it or hand on the PDF.',
              description: 'Paragraph under the heading of the page of the sample report',
            })}
          >
            <ReadingChoice name="report" className="md:grid-cols-3" />
            <div className="flex flex-wrap gap-4">
              {sampleReportIds.map((id) => (
                <div key={id} data-reading={id}>
                  <ReportDownload report={id} />
                </div>
              ))}
              <PrintButton />
            </div>
          </PageHeader>
        </div>
        <Section
          tone="sunken"
          space="tight"
          className="print:bg-transparent print:p-0"
          aria-label={translate({
            id: 'report.page.label',
            message: 'The sample report',
            description: 'Name of the section that holds the report',
          })}
        >
          {sampleReportIds.map((id) => (
            <div key={id} data-reading={id}>
              <SampleReport report={sampleReports[id]} />
            </div>
          ))}
        </Section>
      </div>
      <div className="print:hidden">
        <DemoCallToAction demo="/demo?product=batscan" />
      </div>
    </Layout>
  );
}
