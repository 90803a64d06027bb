/** The product tours: short silent videos, rendered by scripts/videos.ts and kept in static/videos. */
export const tourSeconds = { batscan: 26, batstream: 26, batdata: 26 } as const;

export type TourId = keyof typeof tourSeconds;

export const tourIds = Object.keys(tourSeconds) as TourId[];
export const videoFormat = { width: 1280, height: 720, framesPerSecond: 25 } as const;

/** Where a tour's files are, without their endings: .webm, .mp4 and .webp (the poster). */
export function tourFile(id: TourId, language: string): string {
  return `/videos/${id}.${language}`;
}

/** The tour's captions, below the language prefix; written at build from the transcript in the product's page. */
export function tourCaptions(id: TourId): string {
  return `/captions/${id}.vtt`;
}

/** The page that a tour is filmed from, below the language prefix. */
export function tourStage(id: TourId): string {
  return `tour-stage/${id}`;
}

/** A time such as "0:04" or "0:04.5" in seconds; NaN when it is not a time. */
export function secondsOf(place: string): number {
  const [, minutes, seconds] = /^(\d+):(\d\d(?:\.\d+)?)$/.exec(place) ?? [];
  return minutes === undefined ? NaN : Number(minutes) * 60 + Number(seconds);
}
