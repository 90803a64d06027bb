import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import { company } from '@site/src/domain/company';
import { locales, localizePath, openGraphLocale, splitLocalePath } from '@site/src/domain/locales';
import { markdownTwin } from '@site/src/domain/markdown-twin';
import { pageFactsMeta, writePageFacts, type PageSubject } from '@site/src/domain/page-facts';
import type { ShareCard } from '@site/src/domain/share-card';
import { useLocale } from '@site/src/hooks/useLocale';
import { usePageLanguages } from '@site/src/hooks/usePageLanguages';
import { useProducts } from '@site/src/hooks/useProducts';
import { pageName } from '../frame/navigation';

interface PageFactsProps {
  title: string;
  description: string;
  /** What the page is called in navigation; what it is called there, or the title of its card, unless given. */
  name?: string;
  card: ShareCard;
  subject?: PageSubject;
  /** Open Graph type. */
  type: 'website' | 'article';
}

/** What a page is called, above its title on a share image; unless the title says so itself. */
const eyebrowOf = (title: string, name = '') => (title.startsWith(name) ? undefined : name);

/**
 * What only programs read in the head of a page: what networks show of a shared link, where its text is as Markdown, and
 * its facts for the build, which takes them out again (scripts/lib/finish-pages.ts). Browsers have nothing in its
 * place (src/plugins/bundle).
 */
export default function PageFacts({ title, description, name, card, subject, type }: PageFactsProps) {
  const { siteConfig } = useDocusaurusContext();
  const locale = useLocale();
  const languages = usePageLanguages();
  const { pathname } = useLocation();
  const { path } = splitLocalePath(pathname);
  const address = localizePath(pathname, locale.code);
  const product = useProducts().find(({ id }) => `${path}/`.startsWith(`/products/${id}/`));
  const shortName = name ?? pageName(path);
  const facts = {
    name: shortName ?? card.title,
    card: { eyebrow: product?.name ?? eyebrowOf(card.title, shortName), ...card },
    subject,
  };
  return (
    <Head>
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:locale" content={openGraphLocale(locale)} />
      <meta property="og:url" content={siteConfig.url + address} />
      {locales
        .filter(({ code }) => code !== locale.code && languages.includes(code))
        .map((other) => (
          <meta key={other.code} property="og:locale:alternate" content={openGraphLocale(other)} />
        ))}
      <link rel="alternate" type="text/markdown" href={siteConfig.url + markdownTwin(address)} />
      <meta name={pageFactsMeta} content={writePageFacts(facts)} />
    </Head>
  );
}
