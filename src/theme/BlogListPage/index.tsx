import { translate } from '@docusaurus/Translate';

import type { Props } from '@theme/BlogListPage';
import Layout from '@theme/Layout';
import { postSummary } from '@site/src/sections/blog/post-summary';
import { PostList } from '@site/src/sections/blog/PostList';
import { keywords } from '@site/src/sections/shared/keywords';

export default function BlogListPage({ items, metadata }: Props) {
  return (
    <Layout>
      <PostList
        title={translate({
          id: 'seo.blog.title',
          message: 'Articles about battery health',
          description: 'Heading and title of the blog',
        })}
        description={translate({
          id: 'seo.blog.description',
          message:
            'Short articles on battery technology, sustainability and new rules, each with its sources, for people who sell used cars, run fleets or make batteries.',
          description: 'Paragraph under the heading of the blog, also for search engines, at most 155 characters',
        })}
        keywords={keywords(
          translate({
            id: 'seo.blog.keywords',
            message: 'battery articles, battery technology, battery ageing, battery regulation, used electric cars',
            description: 'Keywords for search engines, separated by commas',
          }),
        )}
        part={metadata}
        posts={items.map(({ content }) => postSummary(content.metadata))}
      />
    </Layout>
  );
}
