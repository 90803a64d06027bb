import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { Children, isValidElement, useContext, type ReactElement, type ReactNode } from 'react';

import { Badge } from '@site/src/components/ui/Badge';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { LineToNext, roomForLine } from '@site/src/components/ui/Steps';
import { Video } from '@site/src/components/ui/Video';
import type { PagePicture, ProductScene } from '@site/src/domain/illustrations';
import { mediaLanguage } from '@site/src/domain/locales';
import { sampleFleet } from '@site/src/domain/sample-fleet';
import { sampleReports } from '@site/src/domain/sample-report';
import { tourCaptions, tourFile, tourTimelines, videoFormat, type TourId } from '@site/src/domain/tours';
import { useFormats } from '@site/src/hooks/useFormats';
import { useIllustration } from '@site/src/hooks/useIllustration';
import { useLocale } from '@site/src/hooks/useLocale';
import { useProducts } from '@site/src/hooks/useProducts';
import { CellScatter } from '../mockups/CellScatter';
import { Gauge } from '../mockups/Gauge';
import { ReportPhone } from '../mockups/ReportPhone';
import { VehicleLine } from '../mockups/VehicleLine';
import { sampleMark } from '../report/report-labels';
import { BesideSteps } from '../shared/mdx-sections';
import { FleetRows } from './FleetRows';
import { LineResults } from './LineResults';

/** What stands in the player before it plays, where there is no script for the cover. */
const covers: Record<TourId, ProductScene | PagePicture> = { batscan: 'report', batstream: 'van', batdata: 'tray' };

interface ProductTourProps {
  /** Of the product; its last part of the address. */
  id: TourId;
  title: string;
  /** A paragraph below the title. */
  lead?: string;
  /** A `<Cue>` for each scene, in order: what is seen. They are the video's captions too. */
  children: ReactNode;
}

/**
 * A product's silent tour with captions, and its steps: beside it, or on phones before it and on tablets side by side. Beside the steps of a `<Process>`,
 * its own are folded.
 */
export function ProductTour({ id, title, lead, children }: ProductTourProps) {
  useBrokenLinks().collectAnchor('tour');
  const isBeside = useContext(BesideSteps);
  const locale = useLocale();
  const { htmlLang, name } = locale;
  const { number } = useFormats();
  const { width, height } = videoFormat;
  const { scenes, seconds } = tourTimelines[id];
  const cues = Children.toArray(children).filter(isValidElement<CueProps>);
  const length = number(seconds, { style: 'unit', unit: 'second', unitDisplay: 'long' });
  // Scenes without a title continue the step before them, where scenes are steps.
  const steps = cues.reduce<{ start: number; scenes: typeof cues }[]>((before, cue, index) => {
    if (index === 0 || cue.props.title || !cues[0]!.props.title)
      return [...before, { start: scenes[index]?.start ?? seconds, scenes: [cue] }];
    before.at(-1)!.scenes.push(cue);
    return before;
  }, []);
  const transcript = (
    <ol
      data-transcript={id}
      className={clsx(
        'mb-2 flex flex-col gap-2',
        isBeside ? 'sm:gap-3' : '[counter-reset:step] sm:gap-6 sm:max-lg:grid md:max-lg:grid-cols-3',
      )}
    >
      {steps.map((step) => (
        <li
          key={step.start}
          style={isBeside ? undefined : roomForLine}
          className={
            isBeside
              ? 'grid grid-cols-[3rem_1fr]'
              : 'step-number relative pl-12 sm:pl-16 md:max-lg:pt-16 md:max-lg:pl-0'
          }
        >
          {/* Alone, the time of a film would be taken for that of the test. */}
          {isBeside ? <SceneStart seconds={step.start} /> : <LineToNext className="md:max-lg:hidden" />}
          <div>
            {step.scenes[0]}
            {/* A step says its first sentence; the rest is seen in the video, and read out here. */}
            <div className="sr-only">{step.scenes.slice(1)}</div>
          </div>
        </li>
      ))}
    </ol>
  );
  const video = (
    <Video
      src={tourFile(id, mediaLanguage(locale))}
      captions={{ src: useBaseUrl(tourCaptions(id)), language: htmlLang, label: name }}
      width={width}
      height={height}
      aria-label={title}
      poster={useIllustration(covers[id]).src}
      cover={<TourCover id={id} cues={cues} />}
      playLabel={translate(
        {
          id: 'tour.play',
          message: 'Play, {seconds}',
          description: 'Large button on a video; {seconds} is its length, e.g. "26 seconds"',
        },
        { seconds: length },
      )}
    />
  );
  if (isBeside)
    return (
      <div className="flex flex-col gap-2 sm:gap-3">
        <h3 id="tour" className="text-lg">
          {title}
        </h3>
        {lead && <p>{lead}</p>}
        {video}
        <details>
          <summary className="inline-flex min-h-target cursor-pointer items-center font-semibold text-action underline underline-offset-4">
            <Translate id="tour.words" description="Below a silent video: opens what is seen in it, scene by scene">
              The video in words
            </Translate>
          </summary>
          {transcript}
        </details>
      </div>
    );
  return (
    <Section>
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[2fr_3fr] lg:grid-rows-[auto_1fr]">
        <SectionHeading id="tour" title={title} lead={lead} className="mb-2" />
        {transcript}
        <div className="self-start lg:col-start-2 lg:row-span-2 lg:row-start-1">{video}</div>
      </div>
    </Section>
  );
}

/**
 * The moment of each tour that its cover shows: a scene's words, and its picture, whose upper edge is seen. Small covers have
 * room for one thing of it. A drawing whose type doesn't follow its width is drawn smaller as a whole.
 */
const moments: Record<
  TourId,
  { cue: number; picture: ReactNode; width: string; zoom?: number; CloseUp: () => ReactNode }
> = {
  // Cut below its measures, not through their figures.
  batscan: { cue: 2, picture: <ReportPhone progress={0.95} />, width: '42%', CloseUp: HealthCloseUp },
  batstream: { cue: 3, picture: <FleetRows />, width: '48%', CloseUp: VehicleCloseUp },
  batdata: { cue: 3, picture: <LineResults progress={0.9} />, width: '48%', zoom: 0.7, CloseUp: CellsCloseUp },
};

/** A moment of the tour, close up: what is seen, and the product's screen as it shows it. */
function TourCover({ id, cues }: { id: TourId; cues: ReactElement<CueProps>[] }) {
  const { name } = useProducts().find((product) => product.id === id)!;
  const { cue, picture, width, zoom, CloseUp } = moments[id];
  return (
    <span aria-hidden="true" className="block h-full p-4 @min-[40rem]:p-8">
      <span style={{ width: '46%' }} className="flex flex-col gap-2 font-display font-semibold @min-[40rem]:gap-3">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-aurora @min-[40rem]:text-lg">
          {name}
          <Badge tone="night">{sampleMark()}</Badge>
        </span>
        {/* Where it would reach the button, as with large text, the steps say it alone. */}
        <span className="hidden text-sm leading-tight text-balance hyphens-auto text-on-night @min-[20rem]:block @min-[40rem]:text-lg">
          {cues[cue]?.props.children}
        </span>
      </span>
      <span style={{ width: '44%' }} className="absolute top-1/2 right-4 -translate-y-1/2 @min-[40rem]:hidden">
        <CloseUp />
      </span>
      <span style={{ width, zoom }} className="absolute top-[8%] right-8 hidden @min-[40rem]:block">
        {picture}
      </span>
    </span>
  );
}

/** The dial of a report. */
function HealthCloseUp() {
  const { percent, shortUncertainty } = useFormats();
  const { stateOfHealth, uncertainty } = sampleReports.healthy;
  return (
    <span className="block overflow-hidden rounded-lg bg-surface py-3 text-sm text-body">
      <span style={{ marginInline: '-8%' }} className="block">
        <Gauge percent={stateOfHealth}>
          <span className="font-display text-3xl font-semibold text-ink">{percent(stateOfHealth)}</span>
        </Gauge>
      </span>
      {/* In the opening of the dial. */}
      <span style={{ marginTop: '-0.75rem' }} className="relative block text-center">
        {shortUncertainty(uncertainty)}
      </span>
    </span>
  );
}

/** The vehicle that the alert is about. */
function VehicleCloseUp() {
  const { percent } = useFormats();
  const { name, history } = sampleFleet.watched;
  return (
    <span className="flex flex-col gap-2 rounded-lg bg-night p-4 ring-1 ring-signal-bright">
      <span className="flex justify-between font-semibold text-on-night">
        <span>{name}</span>
        {percent(history.at(-1)!)}
      </span>
      <VehicleLine history={history} isRaised />
    </span>
  );
}

/** The cells of a batch, and the one unlike the others. */
function CellsCloseUp() {
  return (
    <span style={{ zoom: 0.6 }} className="block rounded-lg bg-surface p-3">
      <CellScatter isBare />
    </span>
  );
}

/** A time in the video: "0:04". */
function SceneStart({ seconds }: { seconds: number }) {
  return (
    <time dateTime={`PT${seconds}S`} className="text-sm leading-[1.8] text-muted tabular-nums">
      {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
    </time>
  );
}

export interface CueProps {
  /** A few words that make the scene a step. */
  title?: string;
  children: ReactNode;
}

/** The caption of a scene. Its time is the scene's (src/domain/tours.ts). */
export function Cue({ title, children }: CueProps) {
  return (
    <div>
      {title && <h3 className="text-lg">{title}</h3>}
      <div data-cue>{children}</div>
    </div>
  );
}
