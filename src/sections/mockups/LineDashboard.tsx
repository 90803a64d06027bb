import { translate } from '@docusaurus/Translate';

import { Badge } from '@site/src/components/ui/Badge';
import { sampleLine as line } from '@site/src/domain/sample-line';
import { sampleMark } from '../report/report-labels';
import { findingColours } from '../shared/finding-colours';
import { CellScatter } from './CellScatter';
import { CellVerdict } from './CellVerdict';
import { ConsoleWindow } from './ConsoleWindow';
import { PackPlace } from './PackPlace';

const count = (length: number) => Array.from({ length }, (_, index) => index + 1);

/**
 * BatData's dashboard, drawn from data/sample-line.json: two measures together show a cell that neither limit shows, and
 * where in the pack it is.
 */
export function LineDashboard() {
  const { place } = line;
  return (
    <div
      role="img"
      data-mockup="line"
      aria-label={translate({
        id: 'common.line.alt',
        message:
          'The BatData dashboard: a chart of impedance and capacity. One cell is within both limits but far from all others. Its place in the pack is marked. Sample values.',
        description: 'Text alternative of the mock-up of the line dashboard',
      })}
      className="@container w-full"
    >
      <ConsoleWindow
        name="BatData"
        views={['factory', 'layers', 'bell', 'report', 'users']}
        marks={
          <span className="flex flex-wrap justify-end gap-2">
            <Badge tone="signal" className="@max-[30rem]:hidden">
              {translate({
                id: 'common.line.found',
                message: '1 cell flagged',
                description: 'Mark on the mock-up of the dashboard: one cell was held back',
              })}
            </Badge>
            <Badge>{sampleMark()}</Badge>
          </span>
        }
      >
        <CellScatter />
        <div className="grid gap-4 @min-[30rem]:grid-cols-[1fr_auto] @min-[30rem]:items-baseline">
          <div className="flex flex-col gap-2">
            <span>
              <PackPlace />
            </span>
            <div className="flex gap-1">
              {count(place.modules).map((module) => (
                <span
                  key={module}
                  className={`h-6 flex-1 rounded-sm ${module === place.module ? 'bg-action' : 'bg-sunken'}`}
                />
              ))}
            </div>
            <div className="flex gap-1">
              {count(place.cellsPerModule).map((cell) => (
                <span
                  key={cell}
                  className={`h-4 flex-1 rounded-sm ${cell === place.cell ? findingColours.signal : 'bg-action-tint'}`}
                />
              ))}
            </div>
          </div>
          {/* On phones, its figures are on the strips right below. */}
          <div className="hidden @min-[30rem]:block">
            <CellVerdict />
          </div>
        </div>
      </ConsoleWindow>
    </div>
  );
}
