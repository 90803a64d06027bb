import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import sharp from 'sharp';

import { company } from '../domain/company';
import { localePrefix } from '../domain/locales';
import { typeset } from '../domain/typography';
import { paletteFrom } from '../illustrations/materials';
import { labelFiles, labelTexts } from './bundle/label-texts.cjs';

const manifestFile = 'site.webmanifest';

interface AppIcon {
  file: string;
  /** Width and height in pixels. */
  size: number;
  purpose?: 'any' | 'maskable';
}

/** Systems cut `maskable` ones to their own shape, and Apple's rounds its corners. */
const icons: AppIcon[] = [
  { file: 'img/icon-192.png', size: 192, purpose: 'any' },
  { file: 'img/icon-512.png', size: 512, purpose: 'any' },
  { file: 'img/icon-maskable-512.png', size: 512, purpose: 'maskable' },
  // Apple's systems ask for it at this place; no page has to name it.
  { file: 'apple-touch-icon.png', size: 180 },
];

/** Draws the brand's mark. Its ground fills the whole square but for `any`; the mark stays within what every shape shows. */
async function drawIcon(svg: string, { size, purpose }: AppIcon): Promise<Buffer> {
  const drawing = purpose === 'any' ? svg : svg.replace(/ rx="[\d.]+"/, '');
  return sharp(Buffer.from(drawing), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** What systems show where the site is kept among apps or bookmarks: its name, a sentence, colours, and icons of the brand's mark. */
export default function webManifestPlugin({ siteDir, i18n, baseUrl }: LoadContext): Plugin {
  const { currentLocale, defaultLocale } = i18n;
  const { htmlLang } = i18n.localeConfigs[currentLocale]!;
  return {
    name: 'web-manifest',
    // Only a build has the files.
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {
            headTags: [{ tagName: 'link', attributes: { rel: 'manifest', href: baseUrl + manifestFile } }],
          }
        : {},
    async postBuild({ outDir }) {
      const palette = paletteFrom(readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8'));
      const texts = labelTexts(labelFiles(siteDir, defaultLocale, currentLocale));
      const manifest = {
        id: baseUrl,
        name: company.name,
        description: typeset(texts['footer.tagline']!, htmlLang),
        lang: htmlLang,
        dir: 'ltr',
        start_url: localePrefix(currentLocale) || '/',
        scope: '/',
        // It is a site to read, with the browser's own controls.
        display: 'browser',
        theme_color: palette.ink,
        background_color: palette.canvas,
        icons: icons
          .filter(({ purpose }) => purpose !== undefined)
          .map(({ file, size, purpose }) => ({
            src: `/${file}`,
            sizes: `${size}x${size}`,
            type: 'image/png',
            purpose,
          })),
      };
      await writeFile(path.join(outDir, manifestFile), JSON.stringify(manifest));
      if (currentLocale !== defaultLocale) return;
      const svg = readFileSync(path.join(siteDir, 'static/img/favicon.svg'), 'utf8');
      await mkdir(path.join(outDir, 'img'), { recursive: true });
      for (const icon of icons) await writeFile(path.join(outDir, icon.file), await drawIcon(svg, icon));
    },
  };
}
