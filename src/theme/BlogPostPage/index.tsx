import type { Props } from '@theme/BlogPostPage';
import Layout from '@theme/Layout';
import { Post } from '@site/src/sections/blog/Post';
import { postSummary } from '@site/src/sections/blog/post-summary';

export default function BlogPostPage({ content: Content }: Props) {
  return (
    <Layout>
      <Post {...postSummary(Content.metadata)}>
        <Content />
      </Post>
    </Layout>
  );
}
