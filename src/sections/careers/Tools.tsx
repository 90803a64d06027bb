import type { CSSProperties, ReactNode } from 'react';

import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { tools, type Tool as ToolName } from '@site/src/domain/illustrations';
import { Drawing } from '../shared/Drawing';
import type { MdxSectionProps } from '../shared/mdx-sections';

const view = 'on-the-bench';

/** Where each stands in the view (scripts/lib/blender/on-the-bench.py): how far below its upper edge what is shown beside the words begins. */
const tops: Record<ToolName, number> = { cycler: 3.1, chamber: 2.1, cell: 3.8, adapter: 5.6 };

/** Each is whole; shadows go on beyond what is shown. */
const fading: CSSProperties = {
  maskImage:
    'linear-gradient(90deg, transparent 3%, black 10% 90%, transparent 97%), linear-gradient(black 82%, transparent)',
  maskComposite: 'intersect',
  height: '9.75rem',
};
/** From one thing of the view to the next is as far as from column to column. */
const aboveColumns = { width: 'calc(118% + 2.375rem)', marginLeft: 'calc(-9% - 1.1875rem)' };

/**
 * What we work with: `<Tool>` side by side, each below its part of a view by day, whose ground is that of the section; elsewhere
 * beside it.
 */
export function Tools({ children, ...heading }: MdxSectionProps) {
  return (
    <Section tone="sunken" className="overflow-clip">
      <SectionHeading isWide {...heading} className="relative z-1 mb-6 lg:mb-0" />
      <Drawing name={view} style={aboveColumns} className="-mt-6 -mb-24 h-auto max-w-none max-lg:hidden" />
      <ul className="relative grid gap-x-8 gap-y-3 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-4">{children}</ul>
    </Section>
  );
}

export interface ToolProps {
  /** Which of them is shown. */
  id: ToolName;
  title: string;
  children: ReactNode;
}

export function Tool({ id, title, children }: ToolProps) {
  return (
    <li style={{ gridTemplateColumns: '9rem 1fr' }} className="grid gap-x-6 lg:block">
      <span style={fading} className="relative overflow-hidden lg:hidden">
        <Drawing
          name={view}
          style={{
            top: `${-tops[id]}rem`,
            left: `${-28 - 91 * tools.indexOf(id)}%`,
            width: '430%',
          }}
          className="absolute max-w-none"
        />
      </span>
      <div className="flex flex-col gap-2 max-lg:pt-4">
        <h3 className="text-lg">{title}</h3>
        {children}
      </div>
    </li>
  );
}
