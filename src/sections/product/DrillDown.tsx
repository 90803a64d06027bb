import { translate } from '@docusaurus/Translate';
import { Children, type ReactNode } from 'react';

import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { tracedLeaders } from '@site/src/domain/illustrations';
import { sampleLine as line } from '@site/src/domain/sample-line';
import { useFormats } from '@site/src/hooks/useFormats';
import { Drawing } from '../shared/Drawing';
import { ExampleNote } from '../shared/ExampleNote';
import type { MdxSectionProps } from '../shared/mdx-sections';

const { place, odd } = line;

/** How the names of pack, module and cell stand at the ends of their leaders: below, above and beside. */
const shifts = ['-50%', '-50% -100%', '0 -50%'];
/** About half of the longest of those names, which phones keep within the column. */
const half = '2.75rem';
/** Out of the column and beyond the edge of the window, where the section clips it. */
const toTheEdge = { marginRight: 'clamp(-18rem, (58rem - 100vw) / 2, 0px)' };

/** From the pack down to one cell, in one large picture: pack, module and cell, each with its `<Level>`. */
export function DrillDown({ children, ...heading }: MdxSectionProps) {
  const { number } = useFormats();
  const names = [
    place.pack,
    translate(
      { id: 'productDetail.place.module', message: 'Module {number}', description: 'Part of a battery pack' },
      { number: number(place.module) },
    ),
    translate(
      { id: 'productDetail.place.cell', message: 'Cell {number}', description: 'Part of a battery module' },
      { number: number(place.cell) },
    ),
  ];
  return (
    <Section tone="sunken" className="overflow-clip">
      <div className="grid gap-6 lg:grid-cols-[2fr_3fr] lg:grid-rows-[auto_1fr] lg:gap-x-16">
        <SectionHeading {...heading} className="lg:mt-16" />
        <div aria-hidden="true" style={toTheEdge} className="relative self-center max-md:-mb-6 lg:row-span-2">
          <Drawing name="traced-pack" className="w-full" />
          {tracedLeaders.map(({ left, top }, level) => (
            <span
              key={names[level]}
              style={{ left: `max(${left}%, ${half})`, top: `${top}%`, translate: shifts[level] }}
              className="absolute rounded-full bg-night px-3 py-1 text-sm font-semibold whitespace-nowrap text-on-night"
            >
              {names[level]}
            </span>
          ))}
        </div>
        <div>
          <ol className="grid content-start gap-3 sm:gap-4 sm:max-lg:grid-cols-3">
            {Children.map(children, (child, level) => (
              <li className="grid content-start items-baseline gap-x-4 gap-y-1 border-t border-line-strong pt-3 max-sm:grid-cols-[6rem_1fr] max-sm:*:nth-3:col-span-full sm:pt-4">
                <p className="font-display text-lg font-semibold text-ink">{names[level]}</p>
                {child}
                {level === names.length - 1 && <CellRecord />}
              </li>
            ))}
          </ol>
          <ExampleNote />
        </div>
      </div>
    </Section>
  );
}

export interface LevelProps {
  children: ReactNode;
}

/** What the record holds at a level of the pack: the first is the pack, then its module, then the cell. */
export function Level({ children }: LevelProps) {
  return <>{children}</>;
}

function CellRecord() {
  const { measure } = useFormats();
  const rows = [
    [
      translate({ id: 'common.line.impedance', message: 'Impedance', description: 'Measure of a cell' }),
      measure(odd.impedance, 'mΩ'),
    ],
    [
      translate({ id: 'common.line.capacity', message: 'Capacity', description: 'Measure of a cell' }),
      measure(odd.capacity, 'Ah'),
    ],
    [
      translate({
        id: 'common.line.together',
        message: 'Together',
        description: 'Third row under impedance and capacity: both measures looked at together',
      }),
      measure(line.deviation, 'σ', { maximumFractionDigits: 1 }),
    ],
  ];
  return (
    <div className="mt-2 divide-y divide-line border-l-4 border-signal pl-3">
      {rows.map(([label, value]) => (
        <span key={label} className="flex items-baseline justify-between gap-4 py-1">
          <span>{label}</span>
          <span className="font-semibold whitespace-nowrap text-ink tabular-nums">{value}</span>
        </span>
      ))}
    </div>
  );
}
