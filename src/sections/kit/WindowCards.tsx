import Translate from '@docusaurus/Translate';

import { Section, SectionHeading, type SectionHeadingProps } from '@site/src/components/ui/Section';
import { sampleReportIds, sampleReports } from '@site/src/domain/sample-report';
import { FileDownload } from '../report/FileDownload';
import { PrintButton } from '../report/PrintButton';
import { WindowCard } from './WindowCard';

/** The card alone is printed of its page, larger than on the screen, on a sheet of its own kind. */
const printCard = `@page window-card{size:A4 landscape;margin:12mm}@media print{main:has([data-window-card]) :not(:has([data-window-card]),[data-window-card],[data-window-card] *){display:none}[data-window-card]{page:window-card;zoom:1.25}}`;

/** The card for the windscreen, to print or as a PDF. Printing the page prints the card alone. */
export function WindowCards(heading: Omit<SectionHeadingProps, 'className'>) {
  return (
    <Section tone="sunken" className="print:bg-transparent print:p-0">
      <style>{printCard}</style>
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
