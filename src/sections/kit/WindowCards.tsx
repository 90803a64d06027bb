import Translate from '@docusaurus/Translate';

import { Section, SectionHeading, type SectionHeadingProps } from '@site/src/components/ui/Section';
import { sampleReportIds, sampleReports } from '@site/src/domain/sample-report';
import { FileDownload } from '../report/FileDownload';
import { PrintButton } from '../report/PrintButton';
import { WindowCard } from './WindowCard';

/** The card for the windscreen, to print or as a PDF. Printing the page prints the card alone (window-card.css). */
export function WindowCards(heading: Omit<SectionHeadingProps, 'className'>) {
  return (
    <Section tone="sunken" className="print:bg-transparent print:p-0">
      <div className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr] print:block">
        <div>
          <SectionHeading {...heading} className="mb-4 sm:mb-6" />
          <div className="flex flex-wrap gap-4">
            {sampleReportIds.map((id) => (
              <div key={id} data-reading={id}>
                <FileDownload product="batscan" kind="card" reading={id}>
                  <Translate
                    id="kit.card.download"
                    description="Link that downloads the window card; its kind, language and size follow"
                  >
                    Download the card
                  </Translate>
                </FileDownload>
              </div>
            ))}
            <PrintButton />
          </div>
        </div>
        {sampleReportIds.map((id) => (
          <div key={id} data-reading={id}>
            <WindowCard report={sampleReports[id]} />
          </div>
        ))}
      </div>
    </Section>
  );
}
