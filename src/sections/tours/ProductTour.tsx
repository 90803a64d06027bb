import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { Children, isValidElement, type ReactNode } from 'react';

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
  /** A `<Cue>` for each scene, in order: what is seen. They are the video's captions too. */
  children: ReactNode;
}

/** A product's silent tour with captions, and the same words as a transcript. */
export function ProductTour({ id, title, children }: ProductTourProps) {
  const locale = useLocale();
  const { htmlLang, name } = locale;
  const { number } = useFormats();
  const { width, height } = videoFormat;
  const { scenes, seconds } = tourTimelines[id];
  return (
    <Section>
      <SectionHeading id="tour" title={title} className="mb-8" />
      <div className="grid gap-8 lg:grid-cols-[5fr_3fr]">
        <Video
          src={tourFile(id, mediaLanguage(locale))}
          captions={{ src: useBaseUrl(tourCaptions(id)), language: htmlLang, label: name }}
          width={width}
          height={height}
          aria-label={title}
        />
        <div className="flex flex-col gap-4">
          <h3 className="text-lg">
            <Translate id="tour.transcript" description="Heading of the words that say what the video shows">
              What you see
            </Translate>
          </h3>
          <ol data-transcript={id} className="flex flex-col gap-3">
            {Children.toArray(children)
              .filter(isValidElement)
              .map((cue, index) => (
                <li key={index} className="grid grid-cols-[3rem_1fr]">
                  <SceneStart seconds={scenes[index]?.start ?? seconds} />
                  {cue}
                </li>
              ))}
          </ol>
          <p className="text-sm text-muted">
            {translate(
              {
                id: 'tour.facts',
                message: '{seconds}, without sound, with captions',
                description: 'Under the words of a video; {seconds} is its length, e.g. "26 seconds"',
              },
              { seconds: number(seconds, { style: 'unit', unit: 'second', unitDisplay: 'long' }) },
            )}
          </p>
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

/** The caption of a scene. Its time is the scene's (src/domain/tours.ts). */
export function Cue({ children }: { children: ReactNode }) {
  return <div data-cue>{children}</div>;
}
