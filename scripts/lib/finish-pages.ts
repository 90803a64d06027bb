import { existsSync, writeFileSync } from 'node:fs';
import { load } from 'cheerio';

import site from '../../data/site.json' with { type: 'json' };
import { pageFactsTag, readPageFacts } from '../../src/domain/page-facts.ts';
import { searchPath } from '../../src/domain/search/search-routes.ts';
import { shareCardSize, shareCardText } from '../../src/domain/share-card.ts';
import { graphScript } from '../../src/structured-data/graph.ts';
import { builtFile, builtHtml, builtPages } from './built-pages.ts';
import { pageGraph } from './page-graph.ts';
import { makeShareCards } from './share-cards.ts';
import { addImagesToSitemaps } from './sitemap-images.ts';

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The picture of a shared link: networks leave room for it before they have it, and say its words to those who cannot see it. */
function imageTags(image: string, words: string): string {
  const { width, height } = shareCardSize;
  return Object.entries({ '': image, ':width': width, ':height': height, ':alt': words })
    .map(([name, content]) => `<meta property="og:image${name}" content="${attribute(String(content))}"/>`)
    .join('');
}

/**
 * Gives every page that states its facts (src/domain/page-facts.ts) its share image, also in the sitemaps, and its
 * structured data. The latter stands at the end, so that what readers see comes first.
 */
export async function finishPages(siteDir: string): Promise<void> {
  const facts = new Map(
    builtPages(siteDir).flatMap((address) => {
      const stated = readPageFacts(builtHtml(siteDir, address));
      return stated ? [[address, stated]] : [];
    }),
  );
  const cards = new Map([...facts].map(([address, { card }]) => [address, card]));
  const images = await makeShareCards(siteDir, cards, new URL(site.url).host.replace(/^www\./, ''));
  const wholeSite = {
    siteUrl: site.url,
    names: new Map([...facts].map(([address, { name }]) => [address, name])),
    searchPath: existsSync(builtFile(siteDir, searchPath)) ? searchPath : undefined,
  };
  for (const [address, stated] of facts) {
    const html = builtHtml(siteDir, address);
    const image = images.get(address)!;
    const graph = pageGraph({ address, $: load(html), facts: stated, image }, wholeSite);
    const finished = html
      .replace(pageFactsTag, () => imageTags(site.url + image, shareCardText(stated.card)))
      .replace(/(?=<\/body>(?!.*<\/body>))/s, () => graphScript(graph));
    writeFileSync(builtFile(siteDir, address), finished);
  }
  addImagesToSitemaps(siteDir, images, site.url);
}
