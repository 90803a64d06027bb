import type { ReactNode } from 'react';

import { Section } from '@site/src/components/ui/Section';
import { PageHeader } from '../shared/PageHeader';
import { PageMeta } from '../shared/PageMeta';
import { PostCard, type PostSummary } from './PostCard';

interface PostListProps {
  title: string;
  description: string;
  keywords: string[];
  posts: PostSummary[];
  /** Links to newer and older posts. */
  children?: ReactNode;
}

/** All posts, or those of a category. */
export function PostList({ title, description, keywords, posts, children }: PostListProps) {
  return (
    <>
      <PageMeta title={title} description={description} keywords={keywords} />
      <PageHeader title={title} lead={description} />
      <Section>
        <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {posts.map((post) => (
            <PostCard key={post.permalink} {...post} />
          ))}
        </div>
        {children}
      </Section>
    </>
  );
}
