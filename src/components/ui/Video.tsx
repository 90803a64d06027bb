import clsx from 'clsx';
import type { VideoHTMLAttributes } from 'react';

import { videoTypes } from '@site/src/domain/tours';

export interface VideoProps extends Omit<VideoHTMLAttributes<HTMLVideoElement>, 'src' | 'children' | 'poster'> {
  /** Address of the files without their endings; `.webm`, `.mp4` and `.webp` (the poster) stand beside each other. */
  src: string;
  captions: { src: string; language: string; label: string };
  width: number;
  height: number;
}

/** The platform's player. Nothing of the video is loaded before it is asked for; the poster comes when it is near. */
export function Video({ src, captions, className, ...rest }: VideoProps) {
  return (
    <video
      data-slot="video"
      controls
      muted
      playsInline
      preload="none"
      poster={`${src}.webp`}
      className={clsx('h-auto w-full rounded-xl bg-night', className)}
      {...{ loading: 'lazy' }}
      {...rest}
    >
      <source src={`${src}.webm`} type={videoTypes.webm} />
      <source src={`${src}.mp4`} type={videoTypes.mp4} />
      <track default kind="captions" src={captions.src} srcLang={captions.language} label={captions.label} />
    </video>
  );
}
