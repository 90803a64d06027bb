import { translate } from '@docusaurus/Translate';

import { Section, SectionHeading } from '@site/src/components/ui/Section';
import type { PostSummary } from './post-summary';
import { PostCard } from './PostCard';

/** Three posts that a reader of this one may like. */
export function RelatedPosts({ posts }: { posts: PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <Section className="print:hidden">
      <SectionHeading
        title={translate({
          id: 'blog.related',
          message: 'Read next',
          description: 'Heading above three related posts',
        })}
      />
      <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <PostCard key={post.permalink} headingAs="h3" {...post} />
        ))}
      </div>
    </Section>
  );
}
