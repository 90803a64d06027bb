import type { PostFrontMatter } from '@site/src/domain/schemas/post';

/** A post as the newsletter's page shows it. */
export interface WrittenPost extends Pick<PostFrontMatter, 'keyFigure' | 'keyFigureLabel'> {
  title: string;
  description: string;
  permalink: string;
  /** ISO 8601 */
  date: string;
}
