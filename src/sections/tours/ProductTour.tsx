import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

import { Fold } from '@site/src/components/ui/Fold';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { Video } from '@site/src/components/ui/Video';
import type { PagePicture, ProductScene } from '@site/src/domain/illustrations';
import { mediaLanguage } from '@site/src/domain/locales';
import { tourCaptions, tourFile, tourTimelines, videoFormat, type TourId } from '@site/src/domain/tours';
import { useFormats } from '@site/src/hooks/useFormats';
import { useIllustration } from '@site/src/hooks/useIllustration';
import { useLocale } from '@site/src/hooks/useLocale';
import { useProducts } from '@site/src/hooks/useProducts';
import { ReportPhone } from '../mockups/ReportPhone';
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

/** A product's silent tour with captions, and beside it the same words as a transcript. */
export function ProductTour({ id, title, lead, children }: ProductTourProps) {
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
    <ol data-transcript={id} className="flex flex-col gap-3">
      {steps.map((step) => (
        <li key={step.start} className="grid grid-cols-[3rem_1fr]">
          <SceneStart seconds={step.start} />
          <div>{step.scenes}</div>
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
  return (
    <Section>
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[2fr_3fr] lg:grid-rows-[auto_1fr]">
        <SectionHeading id="tour" title={title} lead={lead} className="mb-2" />
        <div className="self-center lg:col-start-2 lg:row-span-2 lg:row-start-1">{video}</div>
        <div>
          <Fold
            label={
              <Translate id="tour.transcript" description="Opens the words that say what the video shows">
                Read what the video shows
              </Translate>
            }
          >
            {transcript}
          </Fold>
        </div>
      </div>
    </Section>
  );
}

/**
 * The moment of each tour that its cover shows: a scene's words, and its picture, whose upper edge is seen. Drawings whose type
 * doesn't follow their width are drawn smaller as a whole.
 */
const moments: Record<TourId, { cue: number; picture: ReactNode; place?: string }> = {
  batscan: { cue: 2, picture: <ReportPhone progress={0.95} /> },
  batstream: { cue: 3, picture: <FleetRows />, place: '[zoom:0.45] @min-[40rem]:[zoom:1]' },
  batdata: { cue: 3, picture: <LineResults progress={0.9} />, place: '[zoom:0.45] @min-[40rem]:[zoom:0.7]' },
};

/** A moment of the tour, close up: what is seen, and the product's screen as it shows it. */
function TourCover({ id, cues }: { id: TourId; cues: ReactElement<CueProps>[] }) {
  const { name } = useProducts().find((product) => product.id === id)!;
  const { cue, picture, place = '' } = moments[id];
  return (
    <span aria-hidden="true" className="block h-full p-4 @min-[40rem]:p-8">
      <span className="flex w-[34%] flex-col gap-1 font-display font-semibold @min-[40rem]:gap-3">
        <span className="text-sm text-aurora @min-[40rem]:text-lg">{name}</span>
        <span className="hidden leading-tight tracking-display text-balance hyphens-auto text-on-night @min-[40rem]:block @min-[40rem]:text-lg">
          {cues[cue]?.props.children}
        </span>
      </span>
      <span className={`absolute top-[8%] right-4 w-[48%] @min-[40rem]:right-8 ${place}`}>{picture}</span>
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
