/** The product tours: short silent videos, rendered by scripts/videos.ts and kept in static/videos. */
export const tourIds = ['batscan', 'batstream', 'batdata'] as const;

export type TourId = (typeof tourIds)[number];

/** Where the camera looks: the point in the middle of the picture in px, and the magnification. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Scene {
  /** When it begins, in seconds. The camera starts to move there, and its caption appears. */
  start: number;
  camera: Camera;
  /** How far the drawing of the product has come when the scene ends, from 0 to 1. */
  progress: number;
}

interface Timeline {
  /** In order. The product's page has one `<Cue>` for each. */
  scenes: readonly Scene[];
  /** Length of the video. */
  seconds: number;
}

export const videoFormat = { width: 1280, height: 720, framesPerSecond: 25 } as const;

/** AV1 first; H.264 for browsers without it. With the codec named, none loads a file that it cannot play. */
export const videoTypes = {
  webm: 'video/webm; codecs="av01.0.05M.08"',
  mp4: 'video/mp4; codecs="avc1.64001f"',
} as const;

const whole = { x: videoFormat.width / 2, y: videoFormat.height / 2, scale: 1 };

/**
 * What happens when: the one list behind the recording, the captions and the times in the transcript. Scenes last long
 * enough to read their captions in every language (at most 22 characters a second). In close-ups the lower fifth of
 * the picture stays free for the captions.
 */
export const tourTimelines: Record<TourId, Timeline> = {
  batscan: {
    scenes: [
      { start: 0, camera: whole, progress: 0 },
      { start: 4, camera: { x: 980, y: 545, scale: 2.3 }, progress: 0.6 },
      { start: 10, camera: { x: 980, y: 350, scale: 2.3 }, progress: 0.95 },
      { start: 14, camera: { x: 980, y: 625, scale: 2.3 }, progress: 1 },
      { start: 18, camera: whole, progress: 1 },
    ],
    seconds: 22,
  },
  batstream: {
    scenes: [
      { start: 0, camera: whole, progress: 0.2 },
      { start: 5, camera: { x: 948, y: 330, scale: 2.1 }, progress: 0.85 },
      { start: 10, camera: { x: 948, y: 330, scale: 2.1 }, progress: 0.855 },
      { start: 16, camera: { x: 948, y: 455, scale: 2.1 }, progress: 1 },
      { start: 19, camera: whole, progress: 1 },
    ],
    seconds: 23,
  },
  batdata: {
    scenes: [
      { start: 0, camera: whole, progress: 0.1 },
      { start: 5, camera: { x: 948, y: 350, scale: 2.1 }, progress: 0.65 },
      { start: 9, camera: { x: 948, y: 350, scale: 2.1 }, progress: 0.7 },
      { start: 12, camera: { x: 948, y: 490, scale: 2.1 }, progress: 0.9 },
      { start: 18, camera: whole, progress: 1 },
    ],
    seconds: 22,
  },
};

/** Where a tour's files are, without their endings: .webm and .mp4. */
export function tourFile(id: TourId, language: string): string {
  return `/videos/${id}.${language}`;
}

/** The tour's captions, below the language prefix; written at build from the transcript in the product's page. */
export function tourCaptions(id: TourId): string {
  return `/captions/${id}.vtt`;
}

/** The page that a tour is recorded from, below the language prefix. */
export function tourRecordingPage(id: TourId): string {
  return `tour-recording/${id}`;
}
