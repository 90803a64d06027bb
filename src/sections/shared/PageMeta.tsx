import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import { company } from '@site/src/domain/company';
import { defaultLocale, locales, localizePath } from '@site/src/domain/locales';
import type { Seo } from '@site/src/domain/schemas/seo';
import { searchLimits } from '@site/src/domain/search-limits';
import { useLocale } from '@site/src/hooks/useLocale';
import { usePageLanguages } from '@site/src/hooks/usePageLanguages';

interface PageMetaProps extends Omit<Seo, 'keywords'> {
  keywords?: string[];
  /** For pages that are no destination: not found, thank you, the gallery. They have no canonical address. */
  noIndex?: boolean;
  /** Open Graph type. */
  type?: 'website' | 'article';
}

/** Title, description, keywords, canonical address and the same page in the other languages. */
export function PageMeta({ title, description, keywords, noIndex = false, type = 'website' }: PageMetaProps) {
  const { siteConfig } = useDocusaurusContext();
  const { code: language, htmlLang, staged } = useLocale();
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
        <meta property="og:type" content={type} />
        <meta property="og:site_name" content={company.name} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:locale" content={isTranslated ? htmlLang : defaultLocale} />
        <meta name="twitter:card" content="summary" />
        {!isDestination && <meta name="robots" content="noindex" />}
      </Head>
      {isDestination && (
        <Head>
          <link rel="canonical" href={url(language)} />
          <meta property="og:url" content={url(language)} />
          {locales
            .filter(({ code }) => languages.includes(code))
            .map((locale) => (
              <link key={locale.code} rel="alternate" hrefLang={locale.htmlLang} href={url(locale.code)} />
            ))}
          <link rel="alternate" hrefLang="x-default" href={url(defaultLocale)} />
        </Head>
      )}
    </>
  );
}
