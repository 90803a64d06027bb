import { translate } from '@docusaurus/Translate';

import { pilotReport } from '@site/src/domain/sample-pilot';
import { useFormats } from '@site/src/hooks/useFormats';

/** How many weak cells of the example pilot passed the same station, in large: "4 of 5". The words below it say that it is an example. */
export function TracedCells() {
  const { number } = useFormats();
  return (
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
  );
}
