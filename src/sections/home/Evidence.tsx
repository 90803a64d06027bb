import Translate, { translate } from '@docusaurus/Translate';

import evidence from '@site/data/evidence.json';
import { ChartFrame } from '@site/src/components/ui/ChartFrame';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { useFormats } from '@site/src/hooks/useFormats';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { EvidenceChart } from './EvidenceChart';
import { FindingSource } from './FindingSource';
import { useFindings } from './useFindings';

/** What others found about batteries by age (data/evidence.json), with the source of each figure. */
export function Evidence(heading: Omit<MdxSectionProps, 'children'>) {
  const { percent } = useFormats();
  const findings = useFindings();
  const { slow, fast } = evidence.band.lossPerYear;
  return (
    <Section>
      <SectionHeading size="statement" className="mb-4 sm:mb-8" {...heading} />
      <div className="*:data-[slot=chart]:my-0 *:data-[slot=chart]:mb-4 sm:*:data-[slot=chart]:mb-8">
        <ChartFrame
          title={translate({
            id: 'home.evidence.chart',
            message: 'State of health by age',
            description: 'Title of the chart',
          })}
          description={translate(
            {
              id: 'home.evidence.description',
              message:
                'The band shows {study}’s range: vehicles charged mostly at low power lose {slow} of their original capacity a year; those that often use DC fast charging lose {fast}.',
              description: 'Below the title of the chart; percentages',
            },
            { study: evidence.studies[evidence.band.study as 'geotab'].name, slow: percent(slow), fast: percent(fast) },
          )}
          note={
            <Translate id="home.evidence.note" description="Under the chart">
              NAF is the Norwegian Automobile Federation. The studies define health differently and cover different
              fleets, so we don’t average them.
            </Translate>
          }
          tableLabel={
            <Translate id="blog.chart.table" description="Opens the figures of a chart as a table">
              The figures as a table
            </Translate>
          }
          columns={[
            {
              key: 'study',
              label: translate({ id: 'home.evidence.study', message: 'Study', description: 'Head of a column' }),
            },
            {
              key: 'sample',
              label: translate({
                id: 'home.evidence.sample',
                message: 'Batteries',
                description: 'Head of a column: how many batteries of what age',
              }),
            },
            {
              key: 'result',
              label: translate({
                id: 'report.stateOfHealth',
                message: 'State of health',
                description: 'Measure of a battery report',
              }),
              numeric: true,
            },
          ]}
          rows={findings.map(({ study, sample, result }) => ({ study, sample, result }))}
        >
          <EvidenceChart />
        </ChartFrame>
      </div>
      <ul className="grid gap-x-8 max-sm:divide-y max-sm:divide-line sm:grid-cols-2 lg:grid-cols-4">
        {findings.map(({ id, study, result, sample, isVendor, url, publisher }, index) => (
          <li key={id} className="flex flex-col gap-1 border-line-strong py-3 sm:border-t sm:py-4">
            <p className="flex items-center gap-3 font-display text-2xl font-semibold whitespace-nowrap text-ink">
              {result}
              {index > 0 ? (
                <span className="point-number">{index}</span>
              ) : (
                // The first is the line and the band around it.
                <span className="inline-flex h-4 w-6 items-center border border-line-strong bg-action-tint">
                  <span className="h-1 w-full bg-action" />
                </span>
              )}
            </p>
            <p>
              <strong className="font-semibold text-ink">{study}</strong>, {sample}
              <FindingSource url={url} publisher={publisher} isVendor={isVendor} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
