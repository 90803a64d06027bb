import Translate from '@docusaurus/Translate';

import { Section, SectionHeading, type SectionHeadingProps } from '@site/src/components/ui/Section';
import { sampleReportIds } from '@site/src/domain/sample-report';
import { FileDownload } from '../report/FileDownload';
import { PrintButton } from '../report/PrintButton';
import { SectionStyle } from '../shared/SectionStyle';
import { WindowCard } from './WindowCard';

/**
 * Sizes and spaces of the site's scale, as shares of the card's width: it looks the same on every screen and on paper. Where
 * visitors enlarge text, it outgrows its frame and is scrolled there.
 */
const cardScale = `[data-window-card]>*{display:grid;grid-template-columns:100%;aspect-ratio:297/209;min-width:18rem;padding:4%;container-type:inline-size}[data-window-card]>*>*{--text-sm:2.2cqi;--text-base:2.35cqi;--text-base--line-height:1.4;--text-lg:3.2cqi;--text-2xl:4.8cqi;--text-4xl:13cqi;--spacing-1:.65cqi;--spacing-2:1.3cqi;--spacing-3:2cqi;--spacing-4:2.6cqi;--spacing-6:4cqi;--spacing-8:5.2cqi;--spacing-24:20cqi}`;
/** The card alone is printed of its page, on a sheet of its own kind. */
const printCard = `@page window-card{size:A4 landscape;margin:0}@media print{main:has([data-window-card]) :not(:has([data-window-card]),[data-window-card],[data-window-card] *){display:none}:has([data-window-card]){padding:0;max-width:none}[data-window-card]{page:window-card}}`;

/** The card for the windscreen, to print or as a PDF. Printing the page prints the card alone. */
export function WindowCards(heading: Omit<SectionHeadingProps, 'className'>) {
  return (
    <Section tone="sunken" className="print:bg-transparent print:p-0">
      <SectionStyle css={cardScale + printCard} />
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
          <div key={id} data-reading={id} className="min-w-0">
            <WindowCard id={id} />
          </div>
        ))}
      </div>
    </Section>
  );
}
