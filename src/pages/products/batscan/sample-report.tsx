import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';

import { verifyPath } from '@site/src/domain/report-routes';
import { sampleReportIds } from '@site/src/domain/sample-report';
import { dealerKitPath } from '@site/src/domain/sample-report-pages';
import { ReadingChoice } from '@site/src/sections/report/ReadingChoice';
import { ReportDownload } from '@site/src/sections/report/ReportDownload';
import { ReportPage } from '@site/src/sections/report/ReportPage';
import { SampleReport } from '@site/src/sections/report/SampleReport';
import { keywords } from '@site/src/sections/shared/keywords';

export default function SampleReportPage() {
  return (
    <ReportPage
      product="batscan"
      view="two-pages"
      seo={{
        title: translate({
          id: 'seo.sampleReport.title',
          message: 'Sample EV battery report from BatScan',
          description: 'Title for search engines, at most 60 characters',
        }),
        description: translate({
          id: 'seo.sampleReport.description',
          message:
            'A complete BatScan report: state of health with its uncertainty, cell voltages, charging history, and what the report can’t tell you.',
          description: 'Description for search engines, at most 155 characters',
        }),
        keywords: keywords(
          translate({
            id: 'seo.sampleReport.keywords',
            message: 'EV battery certificate sample, battery report example, state of health report PDF',
            description: 'Keywords for search engines, separated by commas',
          }),
        ),
      }}
      title={translate({
        id: 'report.page.title',
        message: 'What your buyer gets',
        description: 'Heading of the page of the sample report',
      })}
      lead={translate({
        id: 'report.page.lead',
        message:
          'Three fictional cars, each with the complete report. Tap any figure to see what it means. Print it, or send the PDF.',
        description: 'Paragraph under the heading of the page of the sample report',
      })}
      label={translate({
        id: 'report.page.label',
        message: 'The sample report',
        description: 'Name of the section that holds the report',
      })}
      choice={<ReadingChoice name="report" isStrip className="lg:grid-cols-3" />}
      downloads={sampleReportIds.map((id) => (
        <div key={id} data-reading={id}>
          <ReportDownload product="batscan" reading={id} />
        </div>
      ))}
      more={
        <>
          <Link to={dealerKitPath} className="font-semibold text-action underline underline-offset-4">
            <Translate id="report.page.kit" description="Link from the sample report to the page of the dealer kit">
              For dealers: a card for the windscreen and a badge for adverts
            </Translate>
          </Link>
          <br />
          <Link to={verifyPath} className="font-semibold text-action underline underline-offset-4">
            <Translate
              id="report.page.verify"
              description="Link from the sample report to the page that checks reports"
            >
              For buyers: check that a report is genuine
            </Translate>
          </Link>
        </>
      }
    >
      {sampleReportIds.map((id) => (
        <div key={id} data-reading={id}>
          <SampleReport id={id} />
        </div>
      ))}
    </ReportPage>
  );
}
