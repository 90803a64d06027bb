import Translate from '@docusaurus/Translate';

import { Section, SectionHeading, type SectionHeadingProps } from '@site/src/components/ui/Section';
import { sampleReportIds } from '@site/src/domain/sample-report';
import { FileDownload } from '../report/FileDownload';
import { AdvertBadge } from './AdvertBadge';

/** The badge for adverts, as a drawing and as a picture. */
export function AdvertBadges(heading: Omit<SectionHeadingProps, 'className'>) {
  return (
    // The section that follows brings the space.
    <Section className="pb-0">
      <div className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
        <div>
          <SectionHeading {...heading} className="mb-4 sm:mb-6" />
          {sampleReportIds.map((id) => (
            <div key={id} data-reading={id} className="flex flex-wrap gap-4">
              {(['badgeDrawing', 'badgePicture'] as const).map((kind) => (
                <FileDownload key={kind} product="batscan" kind={kind} reading={id}>
                  <Translate
                    id="kit.badge.download"
                    description="Link that downloads the advert badge; its kind, language and size follow"
                  >
                    Download the badge
                  </Translate>
                </FileDownload>
              ))}
            </div>
          ))}
        </div>
        {sampleReportIds.map((id) => (
          <div key={id} data-reading={id}>
            <AdvertBadge id={id} />
          </div>
        ))}
      </div>
    </Section>
  );
}
