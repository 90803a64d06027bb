import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import { company } from '@site/src/domain/company';
import { defaultLocale, locales, localizePath } from '@site/src/domain/locales';
import type { PageSubject } from '@site/src/domain/page-facts';
import type { Seo } from '@site/src/domain/schemas/seo';
import { searchLimits } from '@site/src/domain/search-limits';
import type { ShareCard } from '@site/src/domain/share-card';
import { useLocale } from '@site/src/hooks/useLocale';
import { usePageLanguages } from '@site/src/hooks/usePageLanguages';
import PageFacts from './PageFacts';

interface PageMetaProps extends Omit<Seo, 'keywords'> {
  keywords?: string[];
  /** For pages that are no destination: not found, thank you, the gallery. They have no canonical address. */
  noIndex?: boolean;
  /** What the page is called in navigation; what it is called there, or the title of its card, unless given. */
  name?: string;
  /** What a shared link to it shows; pages that are no destination have none. */
  card?: ShareCard;
  /** What it is about, where its visible text does not say so to programs. */
  subject?: PageSubject;
  /** Open Graph type. */
  type?: 'website' | 'article';
}

/** Title, description, keywords, canonical address and the same page in the other languages. */
export function PageMeta({
  title,
  description,
  keywords,
  noIndex = false,
  name,
  card,
  subject,
  type = 'website',
}: PageMetaProps) {
  const { siteConfig } = useDocusaurusContext();
  const { code: language, staged } = useLocale();
  const { pathname } = useLocation();
  const withName = `${title} | ${company.name}`;
  // Search engines cut long titles off, and show the name of the site anyway.
  const fullTitle = withName.length > searchLimits.title ? title : withName;
  const url = (code: string) => siteConfig.url + localizePath(pathname, code);
  const languages = usePageLanguages();
  const isTranslated = languages.includes(language);
  // English text under another prefix is no page for search engines, nor is a language that is not finished.
  const isDestination = isTranslated && !noIndex && !staged;
  return (
    <>
      <Head>
        <title>{fullTitle}</title>
        <meta name="description" content={description} />
        {keywords && <meta name="keywords" content={keywords.join(', ')} />}
        {!isDestination && <meta name="robots" content="noindex" />}
      </Head>
      {isDestination && (
        <Head>
          <link rel="canonical" href={url(language)} />
          {locales
            .filter(({ code }) => languages.includes(code))
            .map((locale) => (
              <link key={locale.code} rel="alternate" hrefLang={locale.htmlLang} href={url(locale.code)} />
            ))}
          <link rel="alternate" hrefLang="x-default" href={url(defaultLocale)} />
        </Head>
      )}
      {isDestination && card && (
        <PageFacts title={title} description={description} name={name} card={card} subject={subject} type={type} />
      )}
    </>
  );
}
