import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';

import company from './data/company.json' with { type: 'json' };
import site from './data/site.json' with { type: 'json' };
import { today } from './src/domain/calendar';
import { allLocales, defaultLocale, localePrefix, splitLocalePath } from './src/domain/locales';
import { redirectsOf } from './src/domain/redirects';
import { exportExampleSource } from './src/plugins/example-source';
import { remarkFirstMentions } from './src/plugins/first-mentions';
import { remarkTerms } from './src/plugins/glossary';
import { remarkHeldBackLinks } from './src/plugins/held-back-links';
import { remarkPageImports } from './src/plugins/page-imports';
import { remarkPictures } from './src/plugins/pictures/remark-pictures';
import { relatePosts } from './src/plugins/related-posts';
import { withSharedFields } from './src/plugins/shared-front-matter';
import { remarkTypography } from './src/plugins/typography';
import { reportCheckScript } from './src/template/bundled-scripts';
import { pageTemplate } from './src/template/page-template';

// A damaged cache makes the bundler wait for ever, and a build with it takes no less time than one without.
process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';

/** The language that is being built. */
const currentLocale = process.env.DOCUSAURUS_CURRENT_LOCALE ?? defaultLocale;

const beforeDefaultRemarkPlugins = [
  // Development shows what is not on the site yet.
  ...(process.env.NODE_ENV === 'production' ? [[remarkHeldBackLinks, { siteDir: __dirname }]] : []),
  [remarkTypography, { siteDir: __dirname }],
  [remarkPictures, { siteDir: __dirname }],
  [remarkTerms, {}],
] as [typeof remarkPictures, object][];
const remarkPlugins = [[remarkPageImports, { siteDir: __dirname }]] as [typeof remarkPageImports, object][];

const config: Config = {
  title: company.name,
  url: site.url,
  baseUrl: '/',
  trailingSlash: false,
  favicon: '/img/favicon.svg',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  // Its inline script on every page is worth less than a page without inline scripts.
  baseUrlIssueBanner: false,
  future: { v4: true, faster: true },
  ssrTemplate: pageTemplate(reportCheckScript().file),
  customFields: { buildYear: today(process.env).slice(0, 4) },

  i18n: {
    defaultLocale,
    // A staged language is there only when it is asked for by name.
    locales: allLocales
      .filter(({ code, staged }) => !staged || code === process.env.DOCUSAURUS_CURRENT_LOCALE)
      .map(({ code }) => code),
    localeConfigs: Object.fromEntries(
      allLocales.map(({ code, htmlLang, name }) => [
        code,
        // With its address named, a language keeps it when it is built by itself.
        { htmlLang, label: name, baseUrl: `${localePrefix(code)}/` },
      ]),
    ),
  },

  markdown: {
    parseFrontMatter: withSharedFields((params) => params.defaultParseFrontMatter(params)),
    preprocessor: exportExampleSource,
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },

  presets: [
    [
      'classic',
      {
        docs: {
          path: 'src/content',
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          breadcrumbs: false,
          beforeDefaultRemarkPlugins,
          remarkPlugins,
        },
        blog: {
          blogTitle: 'Blog',
          blogDescription: 'What tests, studies and laws say about EV batteries, with sources and what to do about it.',
          blogSidebarCount: 0,
          beforeDefaultRemarkPlugins: [...beforeDefaultRemarkPlugins, [remarkFirstMentions, {}]],
          // The newest, two beside each other, and rows of three.
          postsPerPage: 24,
          processBlogPosts: async ({ blogPosts }) => relatePosts(blogPosts),
          // Ours have one for each category too.
          feedOptions: { type: null },
          showReadingTime: true,
          archiveBasePath: null,
          onInlineTags: 'throw',
          onInlineAuthors: 'throw',
          onUntruncatedBlogPosts: 'throw',
        },
        pages: { beforeDefaultRemarkPlugins, remarkPlugins },
        theme: { customCss: './src/css/site.css' },
        // Ours knows more of each page (src/plugins/sitemap.ts).
        sitemap: false,
        debug: false,
      } satisfies PresetOptions,
    ],
  ],

  clientModules: [
    './src/client/chunk-retry.ts',
    './src/client/route-lifecycle.ts',
    // Every page has the frame: in the main script it takes less than in one of its own.
    './src/sections/frame/SiteLayout.tsx',
  ],

  plugins: [
    './src/plugins/tailwind.ts',
    './src/plugins/head-tags.ts',
    './src/plugins/bundle/index.ts',
    './src/plugins/language-graph.ts',
    './src/plugins/sitemap.ts',
    './src/plugins/markdown/index.ts',
    './src/plugins/robots-txt.ts',
    './src/plugins/web-manifest.ts',
    './src/plugins/static-host-rules.ts',
    './src/plugins/security-txt.ts',
    './src/plugins/component-docs.ts',
    './src/plugins/content-catalogue.ts',
    './src/plugins/glossary.ts',
    './src/plugins/navigation.ts',
    './src/plugins/pictures/index.ts',
    './src/plugins/illustrations.ts',
    './src/plugins/vehicle-list.ts',
    './src/plugins/sample-report.ts',
    './src/plugins/tour-recording.ts',
    './src/plugins/captions.ts',
    './src/plugins/feeds.ts',
    // Before what forwards all other addresses of the API.
    './src/plugins/dev-reports.ts',
    './src/plugins/dev-api.ts',
    './src/plugins/dev-faults.ts',
    // On hosts without rules a page leads on: from addresses that have moved, and from those of English with a prefix.
    [
      '@docusaurus/plugin-client-redirects',
      {
        redirects: redirectsOf(currentLocale).map(({ from, to }) => ({
          from: from.slice(localePrefix(currentLocale).length),
          to: splitLocalePath(to).path,
        })),
        createRedirects: (path: string) =>
          currentLocale === defaultLocale && path !== '/404.html' ? [`/${defaultLocale}${path}`] : [],
      },
    ],
  ],
};

export default config;
