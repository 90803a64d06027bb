import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';

import evidence from '@site/data/evidence.json';
import { ChartFrame } from '@site/src/components/ui/ChartFrame';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { useFormats } from '@site/src/hooks/useFormats';
import { EvidenceChart } from './EvidenceChart';
import { useFindings } from './useFindings';

/** What others found about batteries by age (data/evidence.json), with the source of each figure. */
export function HomeEvidence() {
  const { percent } = useFormats();
  const findings = useFindings();
  const { slow, fast } = evidence.band.lossPerYear;
  return (
    <Section>
      <div className="grid items-start gap-x-16 lg:grid-cols-[2fr_3fr]">
        <div>
          <SectionHeading
            id="evidence"
            className="mb-8"
            eyebrow={translate({ id: 'home.evidence.eyebrow', message: 'Evidence', description: 'Above the heading' })}
            title={translate({
              id: 'home.evidence.title',
              message: 'The average battery ages well. You buy a single one.',
              description: 'Heading above what studies found about batteries by age',
            })}
            lead={
              <Translate
                id="home.evidence.lead"
                description="Paragraph above what studies found about batteries by age"
              >
                What others measured, fleet by fleet, and what rules and warranties ask for.
              </Translate>
            }
          />
          <ul className="flex flex-col divide-y divide-line border-y border-line">
            {findings.map(({ id, study, result, sample, isVendor, url, publisher }, index) => (
              <li key={id} className="grid grid-cols-[5rem_1fr] gap-x-4 py-3">
                <span className="font-display text-lg font-semibold text-ink">{result}</span>
                <span>
                  {index > 0 && <span className="mr-2 point-number">{index}</span>}
                  <strong className="font-semibold text-ink">{study}</strong>, {sample}
                  <span className="block text-sm text-muted">
                    <Link to={url} className="text-action underline underline-offset-4">
                      {publisher}
                    </Link>
                    {isVendor && (
                      <>
                        {' '}
                        <Translate
                          id="blog.vendorStudy"
                          description="After a source: the study was made by a company that sells what it judges"
                        >
                          (vendor study)
                        </Translate>
                      </>
                    )}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </div>
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
                'The band is {study}: {slow} lost a year where cars charge slowly, {fast} where they often charge fast.',
              description: 'Below the title of the chart; percentages',
            },
            { study: evidence.studies[evidence.band.study as 'geotab'].name, slow: percent(slow), fast: percent(fast) },
          )}
          note={
            <Translate id="home.evidence.note" description="Under the chart">
              Definitions and fleets differ from study to study, so we calculate no mean.
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
    </Section>
  );
}
