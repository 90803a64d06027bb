import { translate } from '@docusaurus/Translate';

import type { Props } from '@theme/BlogTagsListPage';
import Layout from '@theme/Layout';
import { CategoryList } from '@site/src/sections/blog/CategoryList';
import { PageHeader } from '@site/src/sections/shared/PageHeader';
import { PageMeta } from '@site/src/sections/shared/PageMeta';

export default function BlogTagsListPage({ tags }: Props) {
  const title = translate({
    id: 'blog.categories.title',
    message: 'Categories',
    description: 'Heading of the list of categories',
  });
  const lead = translate({
    id: 'blog.categories.lead',
    message: 'Choose a category to see its articles.',
    description: 'Below the heading',
  });
  return (
    <Layout>
      <PageMeta title={title} description={lead} noIndex />
      <PageHeader title={title} lead={lead} picture="blog" />
      <CategoryList categories={tags} />
    </Layout>
  );
}
