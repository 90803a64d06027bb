import { translate } from '@docusaurus/Translate';

import { sampleLine } from '@site/src/domain/sample-line';
import { useFormats } from '@site/src/hooks/useFormats';

/** Where the conspicuous cell sits, in words. */
export function PackPlace() {
  const { number } = useFormats();
  const { pack, module, cell } = sampleLine.place;
  return translate(
    {
      id: 'common.line.place',
      message: 'Pack {pack}, module {module}, cell {cell}',
      description: 'Where the conspicuous cell is, on the mock-up of the dashboard',
    },
    { pack, module: number(module), cell: number(cell) },
  );
}
