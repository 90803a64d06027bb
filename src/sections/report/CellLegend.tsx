import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';

import { farFrom, type CompleteReport } from '@site/src/domain/sample-report';
import { useFormats } from '@site/src/hooks/useFormats';

interface CellLegendProps {
  report: CompleteReport;
  /** From the mean outwards. */
  shades: string[];
  /** Of a group that is weak. */
  weak: string;
  className: string;
}

/** What the shades of a map of cell groups mean. */
export function CellLegend({ report, shades, weak, className }: CellLegendProps) {
  const { measure, number } = useFormats();
  const { cells, lowest, meanMillivolts, verdict } = report;
  return (
    <div className={clsx('flex justify-between', className)}>
      <span className="text-balance">
        {translate(
          {
            id: 'common.report.cells',
            message: '{count} cell groups, by deviation from the mean',
            description: 'Legend of the map of cells on the mock-up of a report',
          },
          { count: number(cells.flat().length) },
        )}
      </span>
      <span className="whitespace-nowrap">
        <span className="flex items-center gap-[0.5em]">
          {number(0)}
          <span className="flex gap-[0.2em]">
            {shades.map((shade) => (
              <Swatch key={shade} shade={shade} />
            ))}
          </span>
          {`>\u00a0${measure(farFrom, 'mV')}`}
        </span>
        {verdict === 'weakGroup' && (
          <span className="flex items-center gap-[0.5em]">
            <Swatch shade={weak} />
            {translate(
              {
                id: 'common.report.lowest',
                message: 'lowest, {difference}',
                description:
                  'Legend of the map of cells on the mock-up of a report: the weak group, in the colour of what stands out; {difference} from the mean is such as −46 mV',
              },
              { difference: measure(lowest.millivolts - meanMillivolts, 'mV') },
            )}
          </span>
        )}
      </span>
    </div>
  );
}

function Swatch({ shade }: { shade: string }) {
  return <span className={`size-[0.8em] rounded-[0.15em] ${shade}`} />;
}
