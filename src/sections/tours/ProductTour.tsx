import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';

import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { Video } from '@site/src/components/ui/Video';
import { tourCaptions, tourFile, tourSeconds, videoFormat, type TourId } from '@site/src/domain/tours';
import { useFormats } from '@site/src/hooks/useFormats';
import { useLocale } from '@site/src/hooks/useLocale';

interface ProductTourProps {
  /** Of the product; its last part of the address. */
  id: TourId;
  title: string;
  /** `<Cue>`: what is seen, from when on. They are the video's captions too. */
  children: ReactNode;
}

/** A product's silent tour with captions, and the same words as a transcript. */
export function ProductTour({ id, title, children }: ProductTourProps) {
  const { code, htmlLang, name } = useLocale();
  const { number } = useFormats();
  const { width, height } = videoFormat;
  return (
    <Section>
      <SectionHeading id="tour" title={title} className="mb-8" />
      <div className="grid gap-8 lg:grid-cols-[5fr_3fr]">
        <Video
          src={tourFile(id, code)}
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
            {children}
          </ol>
          <p className="text-sm text-muted">
            {translate(
              {
                id: 'tour.facts',
                message: '{seconds}, without sound, with captions',
                description: 'Under the words of a video; {seconds} is its length, e.g. "26 seconds"',
              },
              { seconds: number(tourSeconds[id], { style: 'unit', unit: 'second', unitDisplay: 'long' }) },
            )}
          </p>
        </div>
      </div>
    </Section>
  );
}

interface CueProps {
  /** From when on it is shown, as minutes and seconds: "0:04". */
  at: string;
  children: ReactNode;
}

/** A caption of a tour. */
export function Cue({ at, children }: CueProps) {
  return (
    <li className="grid grid-cols-[3rem_1fr]">
      <time dateTime={`PT${at.replace(':', 'M')}S`} className="text-sm leading-[1.8] text-muted tabular-nums">
        {at}
      </time>
      <div data-cue={at}>{children}</div>
    </li>
  );
}
