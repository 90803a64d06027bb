import type { Props } from '@theme/BlogTagsPostsPage';
import Layout from '@theme/Layout';
import { postSummary } from '@site/src/sections/blog/post-summary';
import { PostList } from '@site/src/sections/blog/PostList';

export default function BlogTagsPostsPage({ tag, items, listMetadata }: Props) {
  return (
    <Layout>
      <PostList
        title={tag.label}
        description={tag.description ?? tag.label}
        keywords={[...new Set([tag.label, ...items.map(({ content }) => content.metadata.title)])]}
        part={listMetadata}
        posts={items.map(({ content }) => postSummary(content.metadata))}
      />
    </Layout>
  );
}
