import { translate } from '@docusaurus/Translate';

import { sampleLine as line } from '@site/src/domain/sample-line';
import { useFormats } from '@site/src/hooks/useFormats';
import { CellScatter } from '../mockups/CellScatter';
import { CellVerdict } from '../mockups/CellVerdict';
import { phase, type MockupProps } from '../mockups/mockup-progress';

/**
 * BatData's results in the tour, drawn from data/sample-line.json. `progress` through the cells that leave the line is
 * from 0 to 1; after the odd one has come, all are compared.
 */
export function LineResults({ progress = 1 }: MockupProps) {
  const { number } = useFormats();
  const measured = Math.round(line.cells.length * progress);
  const isOddMeasured = line.cells.indexOf(line.odd) < measured;
  const comparison = phase(progress, 0.69, 0.698);
  return (
    <div className="@container w-full">
      <div className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-6 text-base text-body shadow-overlay">
        <span className="font-display text-lg font-semibold text-ink">BatData</span>
        <CellScatter measured={measured} comparison={comparison} />
        <CellVerdict cell={comparison > 0 ? line.odd : line.cells[measured - 1]} comparison={comparison} />
        <div className="grid grid-cols-2 gap-3">
          <Count
            label={translate({
              id: 'common.line.passed',
              message: 'Released',
              description: 'Cells that passed, in the tour of BatData',
            })}
            value={number(line.passed - (line.cells.length - measured) + (isOddMeasured ? 0 : 1))}
          />
          <Count
            label={translate({
              id: 'common.line.held',
              message: 'Held for review',
              description: 'Cells that did not pass, in the tour of BatData',
            })}
            value={number(comparison > 0 ? line.held : line.held - 1)}
          />
        </div>
      </div>
    </div>
  );
}

function Count({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between rounded-md bg-sunken px-4 py-2">
      <span>{label}</span>
      <span className="font-display text-xl font-semibold text-ink">{value}</span>
    </div>
  );
}
