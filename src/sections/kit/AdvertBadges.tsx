import Translate from '@docusaurus/Translate';

import { Section, SectionHeading, type SectionHeadingProps } from '@site/src/components/ui/Section';
import { sampleReportIds, sampleReports } from '@site/src/domain/sample-report';
import { FileDownload } from '../report/FileDownload';
import { AdvertBadge } from './AdvertBadge';

/** The badge for adverts, as a drawing and as a picture. */
export function AdvertBadges(heading: Omit<SectionHeadingProps, 'className'>) {
  return (
    <Section>
      <SectionHeading {...heading} />
      {sampleReportIds.map((id) => (
        <div key={id} data-reading={id}>
          <AdvertBadge report={sampleReports[id]} />
          <div className="mt-6 flex flex-wrap gap-4">
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
        </div>
      ))}
    </Section>
  );
}
