import { translate } from '@docusaurus/Translate';
import { Children, type ReactNode } from 'react';

import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { sampleLine as line } from '@site/src/domain/sample-line';
import { useFormats } from '@site/src/hooks/useFormats';
import { Drawing } from '../shared/Drawing';
import type { MdxSectionProps } from '../shared/mdx-sections';

const { place, odd } = line;

/** From the pack down to one cell, in three pictures: pack, module and cell, each with its `<Level>`. */
export function DrillDown({ children, ...heading }: MdxSectionProps) {
  const { number } = useFormats();
  const pictures = [
    { name: place.pack, picture: <Drawing name="traced-pack" className="size-full object-contain" /> },
    {
      name: translate(
        { id: 'productDetail.place.module', message: 'Module {number}', description: 'Part of a battery pack' },
        { number: number(place.module) },
      ),
      picture: <Drawing name="traced-module" className="size-full object-contain" />,
    },
    {
      name: translate(
        { id: 'productDetail.place.cell', message: 'Cell {number}', description: 'Part of a battery module' },
        { number: number(place.cell) },
      ),
      picture: (
        <div className="flex h-full flex-col justify-center gap-3">
          <Drawing name="traced-cell" className="h-full min-h-0 object-contain max-sm:hidden" />
          <CellRecord />
        </div>
      ),
    },
  ];
  return (
    <Section tone="sunken">
      <SectionHeading isWide {...heading} className="mb-4 sm:mb-8" />
      <ol className="grid gap-4 md:grid-cols-3 lg:gap-8">
        {Children.map(children, (child, index) => (
          // On phones the picture stands beside its words.
          <li className="relative grid grid-cols-[2fr_3fr] grid-rows-[auto_1fr] gap-x-4 gap-y-1 rounded-xl border border-line bg-surface p-4 sm:flex sm:flex-col sm:gap-4 sm:p-6">
            {index > 0 && <Pointer />}
            <p className="font-display text-lg font-semibold text-ink tabular-nums">{pictures[index]?.name}</p>
            <div aria-hidden="true" className="col-start-2 row-span-2 row-start-1 h-24 sm:h-[14rem] lg:h-[16rem]">
              {pictures[index]?.picture}
            </div>
            <div className="max-sm:text-sm">{child}</div>
          </li>
        ))}
      </ol>
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

/** Leads the eye from a picture to the one that enlarges a part of it. */
function Pointer() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 32"
      className="absolute -top-6 left-6 size-8 rotate-90 fill-action md:top-24 md:-left-6 md:rotate-0 lg:-left-8"
    >
      <path d="M8 6l16 10L8 26z" />
    </svg>
  );
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
    <div className="divide-y divide-line border-l-4 border-signal pl-3 max-lg:text-sm">
      {rows.map(([label, value]) => (
        <span key={label} className="flex items-baseline justify-between gap-4 py-1">
          <span>{label}</span>
          <span className="font-semibold whitespace-nowrap text-ink tabular-nums">{value}</span>
        </span>
      ))}
    </div>
  );
}
