import { translate } from '@docusaurus/Translate';
import { Children, type ReactNode } from 'react';

import { sampleLine as line } from '@site/src/domain/sample-line';
import { useFormats } from '@site/src/hooks/useFormats';
import { ExampleNote } from '../shared/ExampleNote';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { moduleName } from '../shared/module-name';
import { SceneSection } from '../shared/SceneSection';

const { place, odd } = line;

/** Where pack, module and cell are in the view (scripts/lib/blender/lifted-out.py). */
const places = [
  { left: 52.8, top: 80.6, side: 'left' },
  { left: 50.6, top: 35.9, side: 'left' },
  { left: 60.6, top: 17.6, side: 'right' },
] as const;

/** From the pack down to one cell, in one large picture: pack, module and cell, each with its `<Level>`. */
export function DrillDown({ children, ...heading }: MdxSectionProps) {
  const { number } = useFormats();
  const names = [
    place.pack,
    moduleName(number(place.module)),
    translate(
      { id: 'productDetail.place.cell', message: 'Cell {number}', description: 'Part of a battery module' },
      { number: number(place.cell) },
    ),
  ];
  const last = names.length - 1;
  return (
    <SceneSection
      view="lifted-out"
      labels={names.map((text, level) => ({ text, isFound: level === last, ...places[level]! }))}
      {...heading}
    >
      <ol className="grid content-start gap-3 sm:gap-4 sm:max-lg:grid-cols-3">
        {Children.map(children, (child, level) => (
          <li className="grid content-start items-baseline gap-x-4 gap-y-1 border-t border-line-strong pt-3 max-sm:grid-cols-[6rem_1fr] max-sm:*:nth-3:col-span-full sm:pt-4">
            <p className="font-display text-lg font-semibold text-ink">{names[level]}</p>
            {child}
            {level === last && <CellRecord />}
          </li>
        ))}
      </ol>
      <ExampleNote />
    </SceneSection>
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
