import Translate, { translate } from '@docusaurus/Translate';

import { along, Ruler } from '@site/src/components/ui/Ruler';
import { RulerDots } from '@site/src/components/ui/RulerDots';
import { sampleLine } from '@site/src/domain/sample-line';
import { pilotReport as report } from '@site/src/domain/sample-pilot';
import { useClaim } from '@site/src/hooks/useClaim';
import { useFormats } from '@site/src/hooks/useFormats';
import { ReportBlock, ReportCounts, ReportSteps } from '../report/ReportBlocks';
import { ReportFacts, ReportHead, type ReportFact } from '../report/ReportHead';
import { ToneBox } from '../report/VerdictBox';
import { pilotReportTitle, resultLabel, resultMark } from './pilot-report-labels';

/** The ruler has a tick for each unit and a figure for each ten, so it counts in tenths of a standard deviation. */
const tenths = 10;
const scale = { from: 0, to: 8 * tenths };
const { result } = report;

/** First page: what the pilot found, and what to do. */
export function PilotSummary() {
  const { number, measure, dateRange } = useFormats();
  const falseHolds = useClaim('falseHolds');
  const sigma = (value: number) => measure(value, 'σ');
  const facts: ReportFact[] = [
    [
      translate({
        id: 'pilotReport.format',
        message: 'Cells',
        description: 'In the report of a pilot: what kind of cell was examined',
      }),
      translate(
        {
          id: 'pilotReport.format.value',
          message: 'Prismatic, {capacity}',
          description: 'In the report of a pilot: the shape of the cells and their rated capacity, "60 Ah"',
        },
        { capacity: measure(report.nominalCapacity, 'Ah') },
      ),
    ],
    [
      translate({
        id: 'pilotReport.made',
        message: 'Made',
        description: 'In the report of a pilot: from when to when the cells were made',
      }),
      dateRange(report.made.from, report.made.to),
    ],
    [
      translate({
        id: 'pilotReport.pilot',
        message: 'Pilot',
        description: 'In the report of a pilot: its first and last day',
      }),
      dateRange(report.from, report.date),
    ],
    [
      translate({
        id: 'pilotReport.measures',
        message: 'Measured',
        description: 'In the report of a pilot: which measures were looked at',
      }),
      translate({
        id: 'pilotReport.measures.value',
        message: 'Impedance, capacity',
        description: 'In the report of a pilot: which measures were looked at',
      }),
    ],
    [
      translate({
        id: 'pilotReport.formats',
        message: 'Data from',
        description: 'In the report of a pilot: in which file formats the data came',
      }),
      report.formats.join(', '),
    ],
    [
      translate({
        id: 'pilotReport.threshold',
        message: 'Threshold',
        description: 'In the report of a pilot: beyond how many standard deviations a cell is flagged',
      }),
      sigma(report.threshold),
    ],
  ];
  return (
    <>
      <ReportHead product="BatData" title={pilotReportTitle()} />
      <ReportFacts
        subject={translate(
          {
            id: 'pilotReport.subject',
            message: 'One batch of {cells} cells',
            description: 'What the report of a pilot is about',
          },
          { cells: number(report.examined) },
        )}
        facts={facts}
      />
      <div className="flex flex-col gap-4">
        <ToneBox tone="success" className="px-4 py-3 text-base">
          <Translate
            id="pilotReport.verdict"
            description="Verdict of the report of a pilot"
            values={{ weak: number(result.weak) }}
          >
            {'{weak} weak cells found that were within both limits'}
          </Translate>
        </ToneBox>
        <p className="text-base print:text-sm">
          <Translate
            id="pilotReport.verdict.text"
            description="Explains the verdict; {share} and {aim} are percentages such as 0.03% and 'under 0.1%'"
            values={{
              outside: number(report.outsideLimits),
              flagged: number(result.flagged),
              weak: number(result.weak),
              falseAlarms: number(result.falseAlarms),
              share: number(report.falseShare / 100, { style: 'percent', maximumFractionDigits: 2 }),
              aim: falseHolds,
            }}
          >
            {
              'Your limits rejected {outside} cells. BatData flagged {flagged} more that were within both. Your laboratory found {weak} of them to be weak. The other {falseAlarms} were false alarms: {share} of the good cells, against a target of {aim}.'
            }
          </Translate>
        </p>
      </div>
      <ReportCounts
        items={[
          {
            label: translate({
              id: 'pilotReport.outside',
              message: 'Rejected by limits',
              description: 'In the report of a pilot, above how many cells that were',
            }),
            value: number(report.outsideLimits),
          },
          {
            label: translate({
              id: 'pilotReport.flagged',
              message: 'Flagged by BatData',
              description: 'In the report of a pilot, above how many cells that were',
            }),
            value: number(result.flagged),
          },
          { label: resultLabel(true), value: number(result.weak), dot: resultMark(true) },
          { label: resultLabel(false), value: number(result.falseAlarms), dot: resultMark(false) },
        ]}
      />
      <div className="flex flex-col gap-2">
        <p>
          <Translate
            id="pilotReport.scale"
            description="Above a scale of cells in standard deviations; σ is their sign"
            values={{ usual: number(sampleLine.otherDeviations.length) }}
          >
            {
              'How far each flagged cell is from the others, in standard deviations (σ). The lines are {usual} normal cells.'
            }
          </Translate>
        </p>
        <div
          role="img"
          aria-label={translate(
            {
              id: 'pilotReport.scale.alt',
              message: 'Scale: {weak} weak cells and {falseAlarms} false alarms beyond {threshold}.',
              description: 'Text alternative of a scale of cells; {threshold} is "4 σ"',
            },
            {
              weak: number(result.weak),
              falseAlarms: number(result.falseAlarms),
              threshold: sigma(report.threshold),
            },
          )}
        >
          <Ruler
            {...scale}
            // The ends have no room for more on phones.
            every={2 * tenths}
            format={(value) => sigma(value / tenths)}
            marks={[
              {
                at: report.threshold * tenths,
                label: translate({
                  id: 'pilotReport.scale.threshold',
                  message: 'Threshold',
                  description: 'At a line in a scale of cells: what is beyond it is flagged',
                }),
              },
            ]}
            className="h-[6rem] sm:h-[9rem]"
          >
            {sampleLine.otherDeviations.map((deviation, index) => (
              <span
                key={index}
                style={{ left: `${along(scale, deviation * tenths)}%` }}
                className="absolute bottom-0 h-8 w-[3px] -translate-x-1/2 bg-action/40"
              />
            ))}
            <RulerDots
              {...scale}
              room={4}
              dots={report.flagged.map(({ cell, deviation, isWeak }) => ({
                key: cell,
                at: deviation * tenths,
                className: resultMark(isWeak),
              }))}
            />
          </Ruler>
        </div>
      </div>
      <ReportBlock
        title={translate({
          id: 'pilotReport.advice.title',
          message: 'What we advise',
          description: 'Heading in the report of a pilot',
        })}
      >
        <ReportSteps items={useAdvice()} />
      </ReportBlock>
    </>
  );
}

/** What to do with what the pilot found, the most urgent first. */
function useAdvice() {
  const { number, measure } = useFormats();
  const { pack, module, cell } = sampleLine.place;
  return [
    translate(
      {
        id: 'pilotReport.advice.pack',
        message:
          'Keep pack {pack} in quarantine and replace module {module}. Its cell {cell} is the weak cell {id}, which was built in before the pilot began.',
        description: 'Advice in the report of a pilot; {pack} and {id} are numbers of a pack and of a cell',
      },
      { pack, id: report.builtIn.cell, module: number(module), cell: number(cell) },
    ),
    translate(
      {
        id: 'pilotReport.advice.station',
        message:
          'Check electrolyte-filling station {station} first: {cells} of the {weak} weak cells were filled there.',
        description: 'Advice in the report of a pilot; {station} is the number of one of several equal stations',
      },
      {
        station: number(report.suspect.station),
        cells: number(report.suspect.cells),
        weak: number(result.weak),
      },
    ),
    translate(
      {
        id: 'pilotReport.advice.connect',
        message:
          'Connect one line, read-only, with a threshold of {threshold}. At this batch’s rate, your team would check {flagged} cells in {shifts} shifts.',
        description: 'Advice in the report of a pilot; {threshold} is "4 σ"',
      },
      {
        threshold: measure(report.threshold, 'σ'),
        flagged: number(result.flagged),
        shifts: number(report.shifts),
      },
    ),
  ];
}
