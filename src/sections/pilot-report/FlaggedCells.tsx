import { translate } from '@docusaurus/Translate';

import { sampleLine } from '@site/src/domain/sample-line';
import { pilotReport as report } from '@site/src/domain/sample-pilot';
import { useFormats } from '@site/src/hooks/useFormats';
import { capacityLabel, CellScatter, impedanceLabel } from '../mockups/CellScatter';
import { ReportBlock, ReportList } from '../report/ReportBlocks';
import { ReportTable } from '../report/ReportTable';
import { resultLabel, resultMark, selfDischargeLabel } from './pilot-report-labels';

const { storage, testers, result } = report;

/** Second page: every flagged cell with its evidence and how it was checked. */
export function FlaggedCells() {
  const { number, measure } = useFormats();
  const decimals = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });
  const millivolts = (value: number) => measure(value, 'mV', decimals(1));
  return (
    <>
      <ReportBlock
        title={translate({
          id: 'pilotReport.cells.title',
          message: 'Within both limits, yet unlike the others',
          description: 'Heading in the report of a pilot, above the chart of the flagged cells',
        })}
      >
        <div
          role="img"
          aria-label={translate(
            {
              id: 'pilotReport.cells.alt',
              message:
                'Chart of impedance and capacity: {flagged} flagged cells lie within both limits, outside the usual range.',
              description: 'Text alternative of the chart of the flagged cells',
            },
            { flagged: number(result.flagged) },
          )}
          className="@container text-muted"
        >
          <CellScatter flagged={report.flagged.map((cell) => ({ ...cell, mark: resultMark(cell.isWeak) }))} />
        </div>
        <ReportTable
          caption={translate(
            {
              id: 'pilotReport.cells.caption',
              message:
                'The flagged cells. In the chart, weak cells are filled and false alarms hollow. Self-discharge is the voltage lost in {days} days; above {limit}, a cell counts as weak.',
              description: 'Caption of the table of flagged cells; {limit} is a voltage such as 5 mV',
            },
            { days: number(storage.days), limit: measure(storage.limit, 'mV') },
          )}
          columns={[
            {
              label: translate({
                id: 'pilotReport.cells.cell',
                message: 'Cell',
                description: 'Column of the table of flagged cells: number of the cell, impedance and capacity',
              }),
            },
            { label: impedanceLabel(), numeric: true, isWide: true },
            { label: capacityLabel(), numeric: true, isWide: true },
            { label: 'σ', numeric: true },
            {
              label: translate({
                id: 'pilotReport.cells.station',
                message: 'Electrolyte filling',
                description: 'Column of the table of flagged cells: number of the station that filled the cell',
              }),
              numeric: true,
            },
            { label: selfDischargeLabel(), numeric: true },
            {
              label: translate({
                id: 'pilotReport.cells.result',
                message: 'Result',
                description: 'Column of the table of flagged cells: weak, or a false alarm',
              }),
              isWide: true,
            },
          ]}
          groups={[
            {
              rows: report.flagged.map(({ cell, impedance, capacity, deviation, station, selfDischarge, isWeak }) => {
                const values = [measure(impedance, 'mΩ', decimals(3)), measure(capacity, 'Ah', decimals(2))];
                const outcome = (
                  <span className={isWeak ? 'font-semibold text-signal-strong' : 'text-muted'}>
                    {resultLabel(isWeak)}
                  </span>
                );
                return [
                  <>
                    <span translate="no" className="whitespace-nowrap">
                      {cell}
                    </span>
                    {values.map((value) => (
                      <span key={value} className="block font-normal text-muted sm:hidden">
                        {value}
                      </span>
                    ))}
                  </>,
                  ...values,
                  number(deviation, decimals(1)),
                  number(station),
                  <>
                    {millivolts(selfDischarge)}
                    <span className="block sm:hidden">{outcome}</span>
                  </>,
                  outcome,
                ];
              }),
            },
          ]}
        />
      </ReportBlock>
      <ReportBlock
        title={translate({
          id: 'pilotReport.check.title',
          message: 'How the result was checked',
          description: 'Heading in the report of a pilot',
        })}
      >
        <ReportList
          items={[
            translate(
              {
                id: 'pilotReport.check.blind',
                message:
                  'Your laboratory stored the {flagged} flagged cells for {days} days, together with {controls} others picked at random. It was a blind test: the laboratory wasn’t told which cells had been flagged.',
                description: 'How flagged cells were checked',
              },
              { flagged: number(result.flagged), days: number(storage.days), controls: number(storage.controls) },
            ),
            translate(
              {
                id: 'pilotReport.check.builtIn',
                message:
                  'Cell {id} was already in pack {pack}. So your laboratory stored the whole pack with its electronics unplugged, and measured each of its cells.',
                description:
                  'How a flagged cell that was in a pack was checked; {id} and {pack} are numbers of a cell and of a pack',
              },
              { id: report.builtIn.cell, pack: sampleLine.place.pack },
            ),
            translate(
              {
                id: 'pilotReport.check.controls',
                message: 'None of the {controls} was weak: they lost {highest} at most.',
                description: 'What became of the cells picked at random; {highest} is a voltage',
              },
              { controls: number(storage.controls), highest: millivolts(storage.controlsHighest) },
            ),
            translate(
              {
                id: 'pilotReport.check.testers',
                message: 'Your {testers} testers differed by {offset}. We aligned their values first.',
                description: '{offset} is an impedance such as 0.004 mΩ',
              },
              { testers: number(testers.count), offset: measure(testers.offset, 'mΩ') },
            ),
            translate(
              {
                id: 'pilotReport.check.incomplete',
                message: 'A further {incomplete} cells had a value missing and are excluded from all these figures.',
                description: 'Which cells were left out',
              },
              { incomplete: number(report.incomplete) },
            ),
            translate(
              {
                id: 'pilotReport.check.distance',
                message:
                  'The distance in σ is the Mahalanobis distance with a robust covariance. In two measurements, chance alone puts 1 normal cell in {oneIn} beyond {threshold}.',
                description: 'How the distance of a cell is measured; {threshold} is "4 σ"',
              },
              {
                oneIn: number(report.chanceOneIn, { maximumSignificantDigits: 1 }),
                threshold: measure(report.threshold, 'σ'),
              },
            ),
            translate(
              {
                id: 'pilotReport.check.halves',
                message:
                  'We set the threshold on the first half of the batch and checked it on the second. False alarms: {first} and {second}.',
                description:
                  'How the threshold was checked; {first} and {second} are how many false alarms each half has',
              },
              {
                first: number(report.falseAlarmsByHalf.first),
                second: number(report.falseAlarmsByHalf.second),
              },
            ),
            translate({
              id: 'pilotReport.check.selfDischarge',
              message:
                'This line doesn’t measure self-discharge on every cell, so no limit covers it. Where a line does, BatData uses it too.',
              description: 'Why self-discharge is not among the limits of the line in the report of a pilot',
            }),
          ]}
        />
      </ReportBlock>
    </>
  );
}
