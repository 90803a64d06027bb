import type { PropBlogPostMetadata } from '@docusaurus/plugin-content-blog';

import type { Props } from '@theme/BlogPostPage';
import Layout from '@theme/Layout';
import type { PostFrontMatter } from '@site/src/domain/schemas/post';
import { Post } from '@site/src/sections/blog/Post';
import { postSummary } from '@site/src/sections/blog/post-summary';

export default function BlogPostPage({ content: Content }: Props) {
  const { metadata, frontMatter, toc } = Content;
  const { related } = metadata as typeof metadata & { related: PropBlogPostMetadata[] };
  return (
    <Layout>
      <Post
        post={postSummary(metadata)}
        frontMatter={frontMatter as unknown as PostFrontMatter}
        contents={toc}
        related={related.map(postSummary)}
      >
        <Content />
      </Post>
    </Layout>
  );
}
