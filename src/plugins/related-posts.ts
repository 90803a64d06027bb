import type { BlogPost } from '@docusaurus/plugin-content-blog';

const count = 3;

/**
 * Adds related posts to each post's metadata: those of its category first, nearest in time, then the nearest of the
 * others.
 */
export function relatePosts(posts: BlogPost[]): BlogPost[] {
  for (const post of posts) {
    const distance = (other: BlogPost) => Math.abs(Number(other.metadata.date) - Number(post.metadata.date));
    const sameCategory = (other: BlogPost) => other.metadata.tags[0]?.permalink === post.metadata.tags[0]?.permalink;
    const related = posts
      .filter((other) => other !== post)
      .sort((a, b) => Number(sameCategory(b)) - Number(sameCategory(a)) || distance(a) - distance(b))
      .slice(0, count)
      .map(({ metadata: { title, description, permalink, date, readingTime, tags, frontMatter } }) => ({
        title,
        description,
        permalink,
        date,
        readingTime,
        tags,
        frontMatter: { keyFigure: frontMatter.keyFigure, keyFigureLabel: frontMatter.keyFigureLabel },
      }));
    Object.assign(post.metadata, { related });
  }
  return posts;
}
