import { translate } from '@docusaurus/Translate';

import { Badge } from '@site/src/components/ui/Badge';
import { sampleMark } from '../report/report-labels';
import { CellScatter } from './CellScatter';
import { PackPlace } from './PackPlace';
import { SceneCards } from './SceneCards';

/** What BatData says of a batch, before the view of its cells: two measures together show a cell that neither limit shows, and where it is. */
export function LineScene() {
  const found = translate({
    id: 'common.line.found',
    message: '1 cell flagged',
    description: 'Mark on the mock-up of the dashboard: one cell was held back',
  });
  return (
    <SceneCards
      name="line"
      place={{ width: '20rem', marginBlock: '4rem 8rem' }}
      leads="left"
      reach="8rem"
      from="6rem"
      brief={
        <>
          <span className="text-base font-semibold text-ink">{found}</span>
          <span className="max-w-[10rem] text-balance">
            <PackPlace />
          </span>
          <Badge className="mt-1 justify-self-start">{sampleMark()}</Badge>
        </>
      }
    >
      <p className="flex flex-wrap items-center justify-between gap-2">
        <Badge tone="signal">{found}</Badge>
        <Badge>{sampleMark()}</Badge>
      </p>
      <CellScatter />
      <p className="leading-tight">
        <PackPlace />
      </p>
    </SceneCards>
  );
}
