import stages from '@generated/illustrations/default/stages.json';
import type { ReactNode } from 'react';

import life from '@site/data/battery-life.json';
import { stagePictures, type StagePicture } from '@site/src/domain/illustrations';
import type { BatteryLife, StageId } from '@site/src/domain/schemas/sample-data';
import { useFormats } from '@site/src/hooks/useFormats';
import { useNavigation } from '@site/src/hooks/useNavigation';
import { useProducts } from '@site/src/hooks/useProducts';
import { useMeasureTexts } from '../report/report-texts';
import { Drawing, partOf } from '../shared/Drawing';
import { MoreLink } from './MoreLink';

/** Where the battery is at each stage. */
const stageViews: Record<StageId, StagePicture> = {
  line: 'batch',
  road: 'depot',
  resale: 'forecourt',
  secondLife: 'hall',
};

/** Which square of the sheet that phones get is shown, and which part of the view on other screens. */
const placesOf = (view: StagePicture) => ({
  '--square': `50% ${Math.round((100 * stagePictures.indexOf(view)) / (stagePictures.length - 1))}%`,
  ...partOf(view),
});

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
    // On phones the view stands beside the heading, on wide screens behind the words.
    <li className="relative grid grid-cols-[minmax(0,1fr)_28vw] items-center gap-x-4 gap-y-2 border-line-strong py-4 max-lg:border-t sm:grid-cols-[minmax(0,1fr)_16rem] sm:py-6 lg:block lg:py-0">
      <div
        style={{ maxWidth: '26rem' }}
        className="flex flex-col items-start gap-2 max-sm:contents lg:relative lg:z-1 lg:gap-4 lg:border-t lg:border-line-strong lg:pt-6"
      >
        <div className="flex flex-col gap-2 lg:gap-4">
          <p className="flex flex-wrap items-baseline gap-x-3 text-sm font-semibold tracking-label text-action">
            <span className="font-display text-xl text-ink sm:text-3xl lg:order-1 lg:text-5xl">
              {percent(stage.health)}
            </span>
            <span className="max-sm:order-1 max-sm:w-full lg:w-full lg:text-base">{label}</span>
            <span className="font-normal text-body lg:order-1">
              {[
                stateOfHealth,
                stage.year > 0 && number(stage.year, { style: 'unit', unit: 'year', unitDisplay: 'long' }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </p>
          <h3 className="text-lg sm:text-xl">{title}</h3>
        </div>
        <div className="flex flex-col items-start gap-2 max-sm:order-1 max-sm:col-span-2 sm:text-md lg:gap-4">
          {children}
          {page ? <MoreLink path={page.to} label={page.label} /> : <MoreLink path={product.path} name={product.name} />}
        </div>
      </div>
      <Drawing
        name={view}
        style={placesOf(view)}
        className="stage-view aspect-square w-full rounded-xl object-cover object-(--square) sm:aspect-[4/3] sm:object-(--part)"
      >
        {(['avif', 'webp'] as const).map((format) => (
          <source
            key={format}
            media="(width < 40rem)"
            type={`image/${format}`}
            srcSet={stages[format]}
            className="hidden"
          />
        ))}
      </Drawing>
    </li>
  );
}
