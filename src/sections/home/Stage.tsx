import type { ReactNode } from 'react';

import life from '@site/data/battery-life.json';
import type { StageId } from '@site/src/domain/schemas/sample-data';
import { useFormats } from '@site/src/hooks/useFormats';
import { useProducts } from '@site/src/hooks/useProducts';
import { Drawing } from '../shared/Drawing';
import { StageCurve } from './LifeCurve';
import { MoreLink } from './MoreLink';

/** Where the battery is at each stage. */
const stageDrawings: Record<StageId, string> = {
  line: 'tray',
  road: 'van',
  resale: 'socket',
  secondLife: 'life-second',
};

export interface StageProps {
  /** Which of data/battery-life.json. */
  id: StageId;
  /** Who looks at the battery then. */
  label: string;
  /** What they want to know. */
  title: string;
  children: ReactNode;
}

/** A stage in the life of the battery: who asks what, and where. Not shown without its product. */
export function Stage({ id, label, title, children }: StageProps) {
  const { number, percent } = useFormats();
  const stage = life.stages.find((candidate) => candidate.id === id);
  const product = useProducts().find((candidate) => candidate.id === stage?.product);
  if (!stage || !product) return null;
  return (
    // On phones the drawing stands beside the question.
    <li className="relative grid grid-cols-[minmax(0,1fr)_clamp(5.5rem,30vw,8rem)] items-start gap-4 pb-6 max-sm:gap-y-3 sm:grid-cols-[minmax(0,1fr)_16rem] sm:items-center sm:pb-8 lg:grid-cols-2 lg:gap-12 lg:py-8">
      <div className="flex flex-col items-start gap-2 max-sm:contents lg:gap-4">
        <StageCurve id={id} />
        <div className="flex flex-col gap-2 max-sm:contents lg:gap-4">
          <p className="flex flex-wrap items-baseline gap-x-3 text-sm font-semibold tracking-label text-action max-sm:col-span-2">
            <span className="font-display text-xl text-ink tabular-nums lg:sr-only">{percent(stage.health)}</span>
            {label}
            {stage.year > 0 && ` · ${number(stage.year, { style: 'unit', unit: 'year', unitDisplay: 'long' })}`}
          </p>
          <h3 className="text-lg sm:text-xl lg:text-2xl">{title}</h3>
        </div>
        <div className="max-sm:order-1 max-sm:col-span-2 sm:text-md">{children}</div>
        <div className="max-sm:order-1 max-sm:col-span-2">
          <MoreLink path={product.path} name={product.name} />
        </div>
      </div>
      <Drawing
        name={stageDrawings[id]}
        className="max-h-[9rem] w-full object-contain sm:max-h-[16rem] lg:max-h-[23rem]"
      />
    </li>
  );
}
