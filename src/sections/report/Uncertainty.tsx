import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { Card, CardBody } from '@site/src/components/ui/Card';
import { Prose } from '@site/src/components/ui/Prose';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { sampleReports } from '@site/src/domain/sample-report';
import { sampleReportPath } from '@site/src/domain/sample-report-pages';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { HealthScale } from './HealthScale';

/** Text about the uncertainty of a reading, with the scale of a sample report below it. */
export function Uncertainty({ children, ...heading }: MdxSectionProps & { children: ReactNode }) {
  const report = sampleReports.healthy;
  return (
    <Section tone="surface" className="border-y border-line">
      <div className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
        <SectionHeading {...heading} />
        <div className="flex flex-col gap-8">
          <Prose>{children}</Prose>
          <Card className="max-w-measure">
            <CardBody>
              <HealthScale report={report} />
              <p className="text-sm">
                <Link to={sampleReportPath('batscan')} className="text-action underline underline-offset-4">
                  <Translate
                    id="report.scale.source"
                    description="Below the scale of a report: a link to it; {vehicle} is a car"
                    values={{ vehicle: report.vehicle }}
                  >
                    {'From the sample report of a {vehicle}'}
                  </Translate>
                </Link>
              </p>
            </CardBody>
          </Card>
        </div>
      </div>
    </Section>
  );
}
