import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';

import type { Props } from '@theme/BlogTagsListPage';
import Layout from '@theme/Layout';
import { Section } from '@site/src/components/ui/Section';
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
    message: 'Our articles by subject.',
    description: 'Below the heading',
  });
  return (
    <Layout>
      <PageMeta title={title} description={lead} noIndex />
      <PageHeader title={title} lead={lead} />
      <Section>
        <ul className="flex flex-col gap-4">
          {tags.map(({ label, permalink, description }) => (
            <li key={permalink}>
              <Link to={permalink} className="text-xl font-semibold text-action underline underline-offset-4">
                {label}
              </Link>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
    </Layout>
  );
}
