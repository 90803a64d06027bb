import { translate } from '@docusaurus/Translate';

import { Field } from '@site/src/components/ui/Field';
import { Select } from '@site/src/components/ui/Select';
import { vehicleColumns, type VehicleColumn } from '@site/src/domain/vehicles';
import { columnLabel } from './vehicle-texts';

interface SortChoiceProps {
  sort: VehicleColumn;
  onSort: (column: VehicleColumn) => void;
}

/** How the list is sorted, on phones: the headers of the table are out of sight when its rows are lines. */
export function SortChoice({ sort, onSort }: SortChoiceProps) {
  return (
    <div className="sm:hidden print:hidden">
      <Field
        id="vehicle-sort"
        label={translate({ id: 'vehicleCoverage.sort', message: 'Sort by', description: 'Label of a select field' })}
      >
        {(wiring) => (
          <Select {...wiring} value={sort} onChange={({ target: { value } }) => onSort(value as VehicleColumn)}>
            {vehicleColumns.map((column) => (
              <option key={column} value={column}>
                {columnLabel(column)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
