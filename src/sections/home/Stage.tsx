import type { ReactNode } from 'react';

import life from '@site/data/battery-life.json';
import type { Landscape } from '@site/src/domain/illustrations';
import type { BatteryLife, StageId } from '@site/src/domain/schemas/sample-data';
import { useFormats } from '@site/src/hooks/useFormats';
import { useNavigation } from '@site/src/hooks/useNavigation';
import { useProducts } from '@site/src/hooks/useProducts';
import { useMeasureTexts } from '../report/report-texts';
import { Drawing, partOf } from '../shared/Drawing';
import { MoreLink } from './MoreLink';

/** Where the battery is at each stage. */
const stageViews: Record<StageId, Landscape> = {
  line: 'batch',
  road: 'first-light',
  resale: 'at-dawn',
  secondLife: 'open-air',
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
  const stage = (life as BatteryLife).stages.find((candidate) => candidate.id === id);
  const product = useProducts().find((candidate) => candidate.id === stage?.product);
  const page = useNavigation('resources').find(({ to }) => to === stage?.page);
  const stateOfHealth = useMeasureTexts().stateOfHealth.label;
  const view = stageViews[id];
  if (!stage || !product) return null;
  return (
    <li className="flex flex-col pb-6 sm:pb-8 lg:pb-8">
      <Drawing name={view} style={partOf(view)} className="stage-view object-cover object-(--part)" />
      <div className="relative flex flex-col items-start gap-2 border-line-strong sm:grid sm:grid-cols-[1fr_2fr] sm:gap-x-8 lg:border-t lg:pt-6">
        <p className="row-span-2 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm font-semibold tracking-label text-action">
          <span className="w-full lg:text-base">{label}</span>
          <span className="font-display text-3xl text-ink lg:text-4xl">{percent(stage.health)}</span>
          <span className="font-normal text-body sm:w-full">
            {[stateOfHealth, stage.year > 0 && number(stage.year, { style: 'unit', unit: 'year', unitDisplay: 'long' })]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
        <h3 className="text-lg sm:text-xl">{title}</h3>
        <div className="flex flex-col items-start gap-2 sm:text-md">
          {children}
          {page ? <MoreLink path={page.to} label={page.label} /> : <MoreLink path={product.path} name={product.name} />}
        </div>
      </div>
    </li>
  );
}
