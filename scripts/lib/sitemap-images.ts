import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Adds share images to the sitemaps, which the build of each language has written before there were any.
 * @param images paths of the pictures, by the addresses of their pages
 */
export function addImagesToSitemaps(siteDir: string, images: ReadonlyMap<string, string>, siteUrl: string): void {
  for (const name of globSync('{,*/}sitemap.xml', { cwd: siteDir })) {
    const file = path.join(siteDir, name);
    const named = readFileSync(file, 'utf8').replace(/<loc>([^<]+)<\/loc>.*?(?=<\/url>)/gs, (entry, url: string) => {
      const image = images.get(new URL(url).pathname);
      return image ? `${entry}<image:image><image:loc>${siteUrl}${image}</image:loc></image:image>` : entry;
    });
    writeFileSync(file, named);
  }
}
