import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { Children, isValidElement, type ReactNode } from 'react';

import { Fold } from '@site/src/components/ui/Fold';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { Video } from '@site/src/components/ui/Video';
import { mediaLanguage } from '@site/src/domain/locales';
import { tourCaptions, tourFile, tourTimelines, videoFormat, type TourId } from '@site/src/domain/tours';
import { useFormats } from '@site/src/hooks/useFormats';
import { useLocale } from '@site/src/hooks/useLocale';

interface ProductTourProps {
  /** Of the product; its last part of the address. */
  id: TourId;
  title: string;
  /** A paragraph below the title. */
  lead?: string;
  /** On a dark band across the page; otherwise beside its words. */
  wide?: boolean;
  /** A `<Cue>` for each scene, in order: what is seen. They are the video's captions too. */
  children: ReactNode;
}

/** A product's silent tour with captions, and the same words as a transcript: steps beside the video, or folded away. */
export function ProductTour({ id, title, lead, wide = false, children }: ProductTourProps) {
  const locale = useLocale();
  const { htmlLang, name } = locale;
  const { number } = useFormats();
  const { width, height } = videoFormat;
  const { scenes, seconds } = tourTimelines[id];
  const cues = Children.toArray(children).filter(isValidElement<CueProps>);
  const hasSteps = cues.some(({ props }) => props.title);
  const length = number(seconds, { style: 'unit', unit: 'second', unitDisplay: 'long' });
  const transcript = (
    <ol data-transcript={id} className="flex flex-col gap-3">
      {cues.map((cue, index) => (
        <li key={index} className="grid grid-cols-[3rem_1fr]">
          <SceneStart seconds={scenes[index]?.start ?? seconds} />
          {cue}
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
  const label = (
    <Translate id="tour.transcript" description="Opens the words that say what the video shows">
      What you see
    </Translate>
  );
  const words = hasSteps ? (
    <Fold label={label}>{transcript}</Fold>
  ) : (
    <details>
      <summary className="inline-flex min-h-target cursor-pointer items-center font-semibold text-action underline underline-offset-4 [.bg-night_&]:text-aurora">
        {label}
      </summary>
      <div className="mt-2 max-w-measure">{transcript}</div>
    </details>
  );
  const facts = (
    <p className="text-sm text-muted [.bg-night_&]:text-current">
      {translate(
        {
          id: 'tour.facts',
          message: '{seconds}, without sound, with captions',
          description: 'Under the words of a video; {seconds} is its length, e.g. "26 seconds"',
        },
        { seconds: length },
      )}
    </p>
  );
  if (wide)
    return (
      <Section tone="night">
        <div className="mx-auto max-w-[60rem]">
          <SectionHeading id="tour" title={title} lead={lead} className="mb-8" />
          {video}
          <div className="mt-4 flex flex-wrap items-start justify-between gap-x-8">
            {words}
            {facts}
          </div>
        </div>
      </Section>
    );
  return (
    <Section>
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[2fr_3fr] lg:grid-rows-[auto_1fr]">
        <SectionHeading id="tour" title={title} lead={lead} className="mb-2" />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-center">{video}</div>
        <div className="flex flex-col gap-x-8 gap-y-2">
          {words}
          {facts}
        </div>
      </div>
    </Section>
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
