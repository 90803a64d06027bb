import type { ReactNode } from 'react';

import { FoldedEntry } from '@site/src/components/ui/Fold';
import { sampleReports } from '@site/src/domain/sample-report';
import { useFormats } from '@site/src/hooks/useFormats';
import { sampleMark } from '../report/report-labels';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { moduleName } from '../shared/module-name';
import { SceneSection } from '../shared/SceneSection';

/** Where the weak group of cells is in the view (scripts/lib/blender/exploded.py). */
const weakGroup = { left: 69, top: 66.8, side: 'below' } as const;

/** What a report contains: a list of `<ReportPart>` before a car whose body is lifted off its battery. Phones list the titles, each of which opens what there is to say. */
export function ReportParts({ children, ...heading }: MdxSectionProps) {
  const { number, measure } = useFormats();
  const { lowest, meanMillivolts } = sampleReports['weak-cell'];
  const name = [
    moduleName(number(lowest.module)),
    measure(lowest.millivolts - meanMillivolts, 'mV'),
    sampleMark(),
  ].join(' · ');
  return (
    <SceneSection view="exploded" labels={[{ text: name, isFound: true, ...weakGroup }]} {...heading}>
      <ul className="border-t border-line-strong/40">{children}</ul>
    </SceneSection>
  );
}

export interface ReportPartProps {
  title: string;
  children: ReactNode;
}

/** One part of the report, in a sentence. */
export function ReportPart({ title, children }: ReportPartProps) {
  return (
    <li className="border-line-strong/40 md:border-b md:py-3">
      <h3 className="font-text text-base max-md:hidden">{title}</h3>
      <FoldedEntry title={<h3 className="font-text text-base">{title}</h3>}>{children}</FoldedEntry>
    </li>
  );
}
