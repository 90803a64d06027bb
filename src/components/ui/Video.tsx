import type { VideoHTMLAttributes } from 'react';

import { videoTypes } from '@site/src/domain/tours';

export interface VideoProps extends Omit<VideoHTMLAttributes<HTMLVideoElement>, 'src' | 'children' | 'poster'> {
  /** Address of the files without their endings; `.webm`, `.mp4` and `.webp` (the poster) stand beside each other. */
  src: string;
  captions: { src: string; language: string; label: string };
  width: number;
  height: number;
  /** Name of the large button over the poster. */
  playLabel: string;
}

/**
 * The platform's player under a large button (src/template/inline/controls.ts), which is not there without scripts.
 * Nothing of the video is loaded before it is asked for; the poster comes when it is near.
 */
export function Video({ src, captions, playLabel, ...rest }: VideoProps) {
  return (
    <div data-slot="video" className="relative overflow-hidden rounded-xl bg-night">
      <video
        controls
        muted
        playsInline
        preload="none"
        poster={`${src}.webp`}
        className="block h-auto w-full"
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
        className="group absolute inset-0 flex cursor-pointer items-end bg-linear-to-t from-night from-[2.5rem] to-transparent to-[5rem] p-3 sm:from-[3.5rem] sm:to-[8rem] sm:p-6 no-script:hidden"
      >
        <span className="flex items-center gap-3 rounded-full bg-aurora py-1 pr-4 pl-1 font-semibold text-ink shadow-overlay transition-colors group-hover:bg-aurora-strong sm:py-2 sm:pr-6 sm:pl-2">
          <svg aria-hidden="true" viewBox="0 0 48 48" className="size-8 sm:size-16">
            <circle cx="24" cy="24" r="24" className="fill-ink" />
            <path d="M19 15l15 9-15 9z" className="fill-aurora" />
          </svg>
          {playLabel}
        </span>
      </button>
    </div>
  );
}
