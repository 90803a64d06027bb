import type { ReactNode, VideoHTMLAttributes } from 'react';

import { videoTypes } from '@site/src/domain/tours';

export interface VideoProps extends Omit<VideoHTMLAttributes<HTMLVideoElement>, 'src' | 'children'> {
  /** Address of the files without their endings; `.webm` and `.mp4` stand beside each other. */
  src: string;
  captions: { src: string; language: string; label: string };
  width: number;
  height: number;
  /** What covers the player until it plays; a part of the button. */
  cover: ReactNode;
  /** Name of the large button on the cover. */
  playLabel: string;
}

/**
 * The platform's player under a cover that is one large button (src/template/inline/controls.ts), which is not there
 * without scripts; until it is pressed, nobody gets to the player behind it. Nothing of the video is loaded before it is asked for.
 */
export function Video({ src, captions, cover, playLabel, ...rest }: VideoProps) {
  return (
    <div data-slot="video" className="relative overflow-hidden rounded-xl bg-night">
      <video
        controls
        muted
        playsInline
        preload="none"
        className="block aspect-video w-full has-[+button:not([hidden])]:invisible no-script:visible!"
        {...{ loading: 'lazy' }}
        {...rest}
      >
        <source src={`${src}.webm`} type={videoTypes.webm} />
        <source src={`${src}.mp4`} type={videoTypes.mp4} />
        <track default kind="captions" src={captions.src} srcLang={captions.language} label={captions.label} />
      </video>
      <button
        type="button"
        data-play=""
        className="group @container absolute inset-0 cursor-pointer overflow-hidden rounded-xl aurora text-left ring-1 ring-night-line ring-inset focus-visible:outline-offset-[-0.5rem] no-script:hidden"
      >
        {cover}
        <span className="absolute bottom-4 left-4 flex items-center gap-3 rounded-full bg-aurora p-1 font-semibold whitespace-nowrap text-ink shadow-overlay transition-colors group-hover:bg-aurora-strong @min-[40rem]:bottom-8 @min-[40rem]:left-8 @min-[40rem]:py-2 @min-[40rem]:pr-6 @min-[40rem]:pl-2">
          <svg aria-hidden="true" viewBox="0 0 48 48" className="size-8 shrink-0 @min-[40rem]:size-16">
            <circle cx="24" cy="24" r="24" className="fill-ink" />
            <path d="M19 15l15 9-15 9z" className="fill-aurora" />
          </svg>
          <span className="sr-only @min-[40rem]:not-sr-only">{playLabel}</span>
        </span>
      </button>
    </div>
  );
}
