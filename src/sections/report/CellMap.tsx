import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';

import { cellLevel, type CompleteReport } from '@site/src/domain/sample-report';
import { useFormats } from '@site/src/hooks/useFormats';
import { findingColours } from '../shared/finding-colours';

/** One hue, stronger the further from the mean; the cell shows the figure too. */
const shades = [
  'bg-action-tint/50 text-ink',
  'bg-action/20 text-ink',
  'bg-action/40 text-ink',
  'bg-action text-on-action',
];

/** The voltages of all cell groups as a heat map that is a table: a row for each module, the distance from the mean in mV. */
export function CellMap({ report }: { report: CompleteReport }) {
  const { difference, measure } = useFormats();
  const { cells, meanMillivolts, lowest, verdict } = report;
  return (
    <table className="w-full table-fixed border-separate border-spacing-px text-center tabular-nums">
      <caption className="pb-2 text-left">
        {translate(
          {
            id: 'report.cells.caption',
            message: 'Deviation from the mean voltage of {mean}, in mV, for each cell group',
            description: 'Caption of the map of cells; {mean} is a voltage in mV',
          },
          { mean: measure(meanMillivolts, 'mV') },
        )}
      </caption>
      <thead className="text-muted">
        <tr>
          <th scope="col" className="w-8 text-left font-normal sm:w-16">
            <span className="max-sm:sr-only">
              {translate({
                id: 'report.cells.module',
                message: 'Module',
                description: 'Head of the column of module numbers',
              })}
            </span>
          </th>
          {cells[0]!.map((_millivolts, group) => (
            <th key={group} scope="col" className="font-normal">
              {group + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cells.map((row, module) => (
          <tr key={module}>
            <th scope="row" className="text-left font-normal text-muted">
              {module + 1}
            </th>
            {row.map((millivolts, group) => {
              const isLowest = module + 1 === lowest.module && group + 1 === lowest.group;
              const distance = millivolts - meanMillivolts;
              const level = cellLevel(distance);
              return (
                <td
                  key={group}
                  className={clsx(
                    'text-sm max-sm:tracking-display sm:py-1 print:py-0',
                    isLowest && verdict === 'weakGroup' ? `${findingColours.signal} text-on-action` : shades[level],
                    isLowest && 'outline-2 outline-offset-1 outline-ink',
                  )}
                >
                  {difference(distance)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
