import { translate } from '@docusaurus/Translate';

import { Badge } from '@site/src/components/ui/Badge';
import { pilotReport } from '@site/src/domain/sample-pilot';
import { useFormats } from '@site/src/hooks/useFormats';
import { sampleMark } from '../report/report-labels';

/** How many weak cells of the example pilot passed the same station, in large, marked as an example: "4 of 5". */
export function TracedCells() {
  const { number } = useFormats();
  return (
    <span className="flex flex-wrap-reverse items-center gap-x-4 self-end">
      <span className="tracking-display">
        {translate(
          {
            id: 'productDetail.tracedCells',
            message: '{cells} of {all}',
            description: 'Large figure: how many of the weak cells of an example passed one station; "4 of 5"',
          },
          { cells: number(pilotReport.suspect.cells), all: number(pilotReport.result.weak) },
        )}
      </span>
      <Badge tone="action">{sampleMark()}</Badge>
    </span>
  );
}
