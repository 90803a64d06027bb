import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';

import Layout from '@theme/Layout';
import { Section } from '@site/src/components/ui/Section';
import { sampleReportIds, sampleReports } from '@site/src/domain/sample-report';
import { dealerKitPath } from '@site/src/domain/sample-report-files';
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
          description: 'Title for search engines, at most 60 characters',
        })}
        description={translate({
          id: 'seo.sampleReport.description',
          message:
            'A complete BatScan report: state of health with its uncertainty, cell voltages, charging history, and what it can’t tell you.',
          description: 'Description for search engines, at most 155 characters',
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
              message: 'What your buyer gets',
              description: 'Heading of the page of the sample report',
            })}
            lead={translate({
              id: 'report.page.lead',
              message:
                'Three fictional cars, each with every page a real report has. Tap any figure to see what it means. Print it, or send the PDF.',
              description: 'Paragraph under the heading of the page of the sample report',
            })}
          >
            <ReadingChoice name="report" className="lg:grid-cols-3" />
            <div className="flex flex-wrap gap-4">
              {sampleReportIds.map((id) => (
                <div key={id} data-reading={id}>
                  <ReportDownload report={id} />
                </div>
              ))}
              <PrintButton />
            </div>
            <p>
              <Link to={dealerKitPath} className="font-semibold text-action underline underline-offset-4">
                <Translate id="report.page.kit" description="Link from the sample report to the page of the dealer kit">
                  For dealers: a card for the windscreen and a badge for adverts
                </Translate>
              </Link>
            </p>
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
