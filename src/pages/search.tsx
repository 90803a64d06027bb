import { translate } from '@docusaurus/Translate';

import Layout from '@theme/Layout';
import { Section } from '@site/src/components/ui/Section';
import { SearchPanel } from '@site/src/sections/search/SearchPanel';
import { PageHeader } from '@site/src/sections/shared/PageHeader';
import { PageMeta } from '@site/src/sections/shared/PageMeta';

export default function SearchPage() {
  return (
    <Layout>
      <PageMeta
        title={translate({
          id: 'seo.search.title',
          message: 'Search products, articles, terms and vehicles',
          description: 'Title for search engines, at most 60 characters',
        })}
        description={translate({
          id: 'seo.search.description',
          message:
            'Search every page, article, glossary entry and supported vehicle on this site. Typing errors are corrected, and nothing you type is stored.',
          description: 'Description for search engines, at most 155 characters',
        })}
        noIndex
      />
      <PageHeader
        title={translate({ id: 'search.title', message: 'Search', description: 'Name of the search of this site' })}
        lead={translate({
          id: 'search.lead',
          message: 'Products, pages, articles, the glossary and every vehicle BatScan reads.',
          description: 'Below the heading of the page that searches this site: what it searches',
        })}
        compact
      />
      <Section space="tight">
        <div className="max-w-form">
          <SearchPanel />
        </div>
      </Section>
    </Layout>
  );
}
