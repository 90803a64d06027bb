import { translate } from '@docusaurus/Translate';

import { Icon } from '@site/src/components/ui/Icon';
import { sampleLine as line, type Cell } from '@site/src/domain/sample-line';
import { useFormats } from '@site/src/hooks/useFormats';
import { capacityLabel, impedanceLabel } from './CellScatter';

interface CellVerdictProps {
  cell?: Cell;
  /** How far the comparison with the other cells is visible, from 0 to 1. */
  comparison: number;
}

/** The measures of a cell, each within its limits, and how the odd one compares with the others. */
export function CellVerdict({ cell = line.odd, comparison }: CellVerdictProps) {
  const { measure } = useFormats();
  const decimals = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });
  const rows = [
    { label: impedanceLabel(), value: measure(cell.impedance, 'mΩ', decimals(3)), fits: true },
    { label: capacityLabel(), value: measure(cell.capacity, 'Ah', decimals(2)), fits: true },
    {
      label: translate({
        id: 'common.line.together',
        message: 'Together',
        description: 'Third row under impedance and capacity: both measures looked at together',
      }),
      value: measure(line.deviation, 'σ', { maximumFractionDigits: 1 }),
      fits: false,
    },
  ];
  return (
    <div className="flex flex-col divide-y divide-line">
      {rows.map(({ label, value, fits }) => (
        <span key={label} style={fits ? undefined : { opacity: comparison }} className="flex items-center gap-2 py-1">
          <Icon name={fits ? 'done' : 'alert'} className={fits ? 'text-success' : 'text-signal'} />
          <span className="flex-1">{label}</span>
          <span className="font-semibold text-ink tabular-nums">{value}</span>
        </span>
      ))}
    </div>
  );
}
