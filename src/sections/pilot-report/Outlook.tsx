import { translate } from '@docusaurus/Translate';

import { pilotReport as report } from '@site/src/domain/sample-pilot';
import { useFormats } from '@site/src/hooks/useFormats';
import { ReportBlock, ReportList, ReportSteps, ReportTerms } from '../report/ReportBlocks';
import { ReportTable } from '../report/ReportTable';
import { resultLabel } from './pilot-report-labels';

const { storage, result, alternative } = report;

/** Third page: what the result would mean for the line, what is still open, and what the words mean. */
export function Outlook() {
  const { number, percent, measure } = useFormats();
  const sigma = (value: number) => measure(value, 'σ');
  return (
    <>
      <ReportBlock
        title={translate({
          id: 'pilotReport.line.title',
          message: 'What it would mean for your line',
          description: 'Heading in the report of a pilot',
        })}
      >
        <ReportList
          items={[
            translate(
              {
                id: 'pilotReport.line.effort',
                message:
                  'Workload: {flagged} cells to check in {shifts} shifts. In this batch, {weak} of the {flagged} proved weak.',
                description: 'What the result would mean for the line',
              },
              { flagged: number(result.flagged), shifts: number(report.shifts), weak: number(result.weak) },
            ),
            translate({
              id: 'pilotReport.line.process',
              message:
                'Your testers, limits and cycle time stay as they are. BatData only reads, and your own system fetches the results. Your people decide what happens to each cell.',
              description: 'What the result would mean for the line',
            }),
            translate({
              id: 'pilotReport.line.money',
              message:
                'Cost: you know what a weak cell in a customer’s vehicle costs you. We haven’t put a figure on it.',
              description: 'What the result would mean for the line',
            }),
          ]}
        />
      </ReportBlock>
      <ReportBlock
        title={translate({
          id: 'pilotReport.threshold.title',
          message: 'A higher threshold avoids false alarms but misses weak cells',
          description: 'Heading in the report of a pilot above the comparison of two thresholds',
        })}
      >
        <ReportTable
          caption={translate({
            id: 'pilotReport.threshold.caption',
            message:
              'By chance: good cells that would be flagged if both measurements varied only at random. There are about as many false alarms.',
            description: 'Caption of the comparison of two thresholds: explains its last column',
          })}
          columns={[
            {
              label: translate({
                id: 'pilotReport.threshold',
                message: 'Threshold',
                description: 'In the report of a pilot: beyond how many standard deviations a cell is flagged',
              }),
            },
            { label: resultLabel(true), numeric: true },
            { label: resultLabel(false), numeric: true },
            {
              label: translate({
                id: 'pilotReport.threshold.chance',
                message: 'By chance',
                description: 'Column of the comparison of two thresholds: how many cells',
              }),
              numeric: true,
            },
          ]}
          groups={[
            {
              rows: [result, alternative].map(({ threshold, weak, falseAlarms, byChance }) => [
                measure(threshold, 'σ'),
                number(weak),
                number(falseAlarms),
                number(byChance, { maximumSignificantDigits: 1 }),
              ]),
            },
          ]}
        />
      </ReportBlock>
      <ReportBlock
        title={translate({
          id: 'pilotReport.open.title',
          message: 'What is still open',
          description: 'Heading in the report of a pilot',
        })}
      >
        <ReportList
          items={[
            translate({
              id: 'pilotReport.open.cause',
              message: 'Why these cells are weak. Your laboratory should tear down two of them.',
              description: 'An open question at the end of a pilot',
            }),
            translate(
              {
                id: 'pilotReport.open.station',
                message:
                  'Whether electrolyte-filling station {station} is the cause. It is too early to tell from {cells} cells; the next batch will show more.',
                description: 'An open question at the end of a pilot',
              },
              { station: number(report.suspect.station), cells: number(report.suspect.cells) },
            ),
            translate(
              {
                id: 'pilotReport.open.missed',
                message:
                  'How many weak cells were not flagged. None of the {controls} cells picked at random was weak, which shows only that their share is below {share} (with 95% confidence), or about {cells} cells. A random sample of {more} without a weak cell would bring it below {lower}.',
                description:
                  'An open question at the end of a pilot; {share} and {lower} are percentages such as 7.2%, {more} a number of cells picked at random',
              },
              {
                controls: number(storage.controls),
                share: percent(report.missedBelow),
                cells: number(report.missedCellsBelow, { maximumSignificantDigits: 2 }),
                more: number(report.moreControls.cells),
                lower: percent(report.moreControls.missedBelow),
              },
            ),
          ]}
        />
      </ReportBlock>
      <ReportBlock
        title={translate({
          id: 'pilotReport.next.title',
          message: 'Next step',
          description: 'Heading in the report of a pilot',
        })}
      >
        <ReportSteps
          items={[
            translate({
              id: 'pilotReport.next.connect',
              message:
                'We connect one line, read-only. At first BatData only flags cells; your system doesn’t hold any yet.',
              description: 'What comes after a pilot',
            }),
            translate({
              id: 'pilotReport.next.decide',
              message: 'We go through the results together. Then you decide whether flagged cells are held.',
              description: 'What comes after a pilot',
            }),
          ]}
        />
      </ReportBlock>
      <ReportBlock
        title={translate({
          id: 'fleetReport.terms.title',
          message: 'What the words mean',
          description: 'Heading above the definitions of a report',
        })}
      >
        <ReportTerms
          items={[
            [
              translate({
                id: 'pilotReport.terms.flagged.term',
                message: 'Flagged',
                description: 'Term that the report of a pilot defines: what BatData does with a cell',
              }),
              translate(
                {
                  id: 'pilotReport.terms.flagged',
                  message:
                    'More than {threshold} from the other cells when impedance and capacity are considered together. σ is the standard deviation of the normal cells.',
                  description: 'Definition in the report of a pilot; {threshold} is "4 σ"',
                },
                { threshold: sigma(report.threshold) },
              ),
            ],
            [
              resultLabel(true),
              translate(
                {
                  id: 'pilotReport.terms.weak',
                  message:
                    'Loses more than {limit} in {days} days of storage at open circuit. Your limit, agreed before the pilot.',
                  description: 'Definition in the report of a pilot: which cells count as weak; {limit} is "5 mV"',
                },
                { limit: measure(storage.limit, 'mV'), days: number(storage.days) },
              ),
            ],
          ]}
        />
      </ReportBlock>
      <ReportBlock
        title={translate({
          id: 'report.untold.title',
          message: 'What this report can’t tell you',
          description: 'Heading in the report',
        })}
      >
        <ReportList
          items={[
            translate({
              id: 'pilotReport.untold.failure',
              message:
                'Whether a particular weak cell would have failed on the road, and when. High self-discharge makes it likelier, but not certain.',
              description: 'What the report of a pilot does not tell',
            }),
            translate({
              id: 'pilotReport.untold.measures',
              message: 'Faults that affect neither impedance nor capacity.',
              description: 'What the report of a pilot does not tell',
            }),
            translate({
              id: 'pilotReport.untold.batches',
              message: 'How other batches or other lines would turn out.',
              description: 'What the report of a pilot does not tell',
            }),
          ]}
        />
      </ReportBlock>
    </>
  );
}
