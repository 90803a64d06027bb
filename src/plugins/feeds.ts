import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlogContent, BlogPost } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { load } from 'cheerio';
import { Feed } from 'feed';

import company from '../../data/company.json';
import { feedFormats } from '../domain/feeds';
import { typeset } from '../domain/typography';
import { labelFiles, labelTexts } from './bundle/label-texts.cjs';

interface List {
  title: string;
  description: string;
  /** Address with language prefix. */
  permalink: string;
  posts: BlogPost[];
}

const byFile: Record<(typeof feedFormats)[number]['file'], (feed: Feed) => string> = {
  'rss.xml': (feed) => feed.rss2(),
  'atom.xml': (feed) => feed.atom1(),
  'feed.json': (feed) => feed.json1(),
};

/** The whole article from its built page, its links made absolute. */
async function articleHtml(outDir: string, address: string, baseUrl: string, permalink: string): Promise<string> {
  const $ = load(await readFile(path.join(outDir, `${permalink.slice(baseUrl.length)}.html`), 'utf8'));
  const article = $('#__blog-post-container');
  if (article.length === 0) throw new Error(`The page of ${permalink} has no #__blog-post-container for the feeds.`);
  article.find('a[href]').each((_index, link) => {
    $(link).attr('href', new URL($(link).attr('href')!, address).href);
  });
  // What opens on the page would stand in the middle of a sentence.
  article.find('[popover]').remove();
  article.find('[data-slot=toggletip]').each((_index, term) => {
    $(term).replaceWith($(term).html()!);
  });
  // Readers of feeds show one version of a picture.
  article.find('source').remove();
  article.find('img[src]').each((_index, picture) => {
    $(picture).attr('src', new URL($(picture).attr('src')!, address).href);
  });
  article.find('[class]').removeAttr('class');
  return article.html()!;
}

/** RSS, Atom and JSON feeds of all posts and of each category, in every language, with whole articles. */
export default function feedsPlugin({ siteDir, siteConfig, i18n, baseUrl }: LoadContext): Plugin {
  const { htmlLang } = i18n.localeConfigs[i18n.currentLocale]!;
  let lists: List[] = [];
  return {
    name: 'feeds',
    async allContentLoaded({ allContent }) {
      const texts = labelTexts(labelFiles(siteDir, i18n.defaultLocale, i18n.currentLocale));
      const { blogPosts, blogTags } = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      const categories = Object.values(blogTags).map(({ label, permalink, description = '', items }) => ({
        title: label,
        description,
        permalink,
        posts: blogPosts.filter(({ id }) => items.includes(id)),
      }));
      lists = [
        {
          title: typeset(texts['seo.blog.title']!, htmlLang),
          description: typeset(texts['seo.blog.description']!, htmlLang),
          permalink: `${baseUrl}blog`,
          posts: blogPosts,
        },
        ...categories,
      ];
    },
    async postBuild({ outDir }) {
      for (const { title, description, permalink, posts } of lists) {
        const address = siteConfig.url + permalink;
        const feed = new Feed({
          id: address,
          link: address,
          title: `${title} | ${company.name}`,
          description,
          language: htmlLang,
          copyright: company.legalName,
          updated: new Date(Math.max(...posts.map(({ metadata }) => Number(metadata.date)))),
          feedLinks: { rss: `${address}/rss.xml`, atom: `${address}/atom.xml`, json: `${address}/feed.json` },
          author: { name: company.name, link: siteConfig.url },
        });
        for (const { metadata } of posts) {
          const link = siteConfig.url + metadata.permalink;
          feed.addItem({
            id: link,
            link,
            title: metadata.title,
            description: metadata.description,
            date: new Date(metadata.date),
            content: await articleHtml(outDir, link, baseUrl, metadata.permalink),
            category: metadata.tags.map(({ label }) => ({ name: label })),
            author: [{ name: company.name, link: siteConfig.url }],
          });
        }
        const folder = path.join(outDir, permalink.slice(baseUrl.length));
        await mkdir(folder, { recursive: true });
        for (const { file } of feedFormats) await writeFile(path.join(folder, file), byFile[file](feed));
      }
    },
  };
}
