import Translate, { translate } from '@docusaurus/Translate';

import { weakFrom, type CompleteReport } from '@site/src/domain/sample-report';
import { useFormats } from '@site/src/hooks/useFormats';
import { CellMap } from './CellMap';
import { Measures } from './Measures';
import { ReportBlock, ReportList } from './ReportBlocks';

/** Second page: the cells, how the battery was charged and kept, and what the report does not tell. */
export function ReportDetails({ report }: { report: CompleteReport }) {
  const { number, percent, measure, range } = useFormats();
  const celsius = (value: number) => measure(value, '°C');
  const { charging, temperature, lowest, meanMillivolts } = report;
  const untold = [
    translate({
      id: 'report.untold.future',
      message: 'How the battery will age. That depends on driving, charging and storage.',
      description: 'What the report does not tell',
    }),
    translate({
      id: 'report.untold.damage',
      message: 'Damage to the housing, leaks and corrosion. A workshop has to check for these.',
      description: 'What the report does not tell',
    }),
    translate({
      id: 'report.untold.unrecorded',
      message: 'What the vehicle doesn’t record. Those fields stay empty.',
      description: 'What the report does not tell',
    }),
    translate({
      id: 'report.untold.day',
      message: 'The battery on any other day. The results apply to the day of the test.',
      description: 'What the report does not tell',
    }),
  ];
  return (
    <>
      <ReportBlock
        title={translate({ id: 'report.cells.title', message: 'Cell voltages', description: 'Heading in the report' })}
      >
        <CellMap report={report} />
        <p>
          <Translate
            id="report.cells.lowest"
            description="Under the map of cells; module and group are numbers, difference is a negative number with its unit, mV; limit too is a voltage"
            values={{
              module: lowest.module,
              group: lowest.group,
              difference: measure(lowest.millivolts - meanMillivolts, 'mV', { signDisplay: 'exceptZero' }),
              limit: measure(weakFrom, 'mV'),
            }}
          >
            {
              'Outlined: the lowest group, number {group} in module {module}, at {difference}. We advise a closer look if a group is {limit} or more below the mean.'
            }
          </Translate>
        </p>
      </ReportBlock>
      <ReportBlock
        title={translate({
          id: 'report.history.title',
          message: 'Charging and temperatures',
          description: 'Heading in the report',
        })}
      >
        <Measures
          reportNumber={report.number}
          values={[
            ['energyCharged', measure(charging.energyKwh, 'kWh')],
            ['fullCycles', number(report.fullCycles)],
            ['timeFull', percent(charging.timeAbove90)],
            ['timeEmpty', percent(charging.timeBelow10)],
            ['temperatures', range(temperature.lowest, temperature.highest, celsius)],
            ['temperatureDifference', celsius(temperature.largestDifference)],
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
        <ReportList items={untold} />
      </ReportBlock>
    </>
  );
}
