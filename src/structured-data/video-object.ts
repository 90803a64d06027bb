import type { VideoObject } from 'schema-dts';

export interface DescribedVideo {
  name: string;
  /** What is seen, in the words of its captions. */
  description: string;
  /** Whole addresses. */
  file: string;
  thumbnail: string;
  seconds: number;
  /** The day since which it is on the site (YYYY-MM-DD). */
  uploaded: string;
  language: string;
}

/** A product's tour. */
export function videoObject(video: DescribedVideo): VideoObject {
  const { name, description, file, thumbnail, seconds, uploaded, language } = video;
  return {
    '@type': 'VideoObject',
    name,
    description,
    contentUrl: file,
    thumbnailUrl: thumbnail,
    uploadDate: uploaded,
    duration: `PT${seconds}S`,
    inLanguage: language,
  };
}
