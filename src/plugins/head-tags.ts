import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** What stands in the head of every page: the font faces (inline, so that text is set right at once) and their files. */
export default function headTagsPlugin({ siteDir }: { siteDir: string }): Plugin {
  const fontFaces = readFileSync(path.join(siteDir, 'src/template/fonts.css'), 'utf8').replace(/\/\*.*?\*\/\s*/gs, '');
  const fontFiles = [...fontFaces.matchAll(/url\(['"]?(\/fonts\/[^'")]+)/g)].map(([, href]) => href!);
  return {
    name: 'head-tags',
    getPathsToWatch: () => [path.join(siteDir, 'src/template/fonts.css')],
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'meta', attributes: { name: 'theme-color', content: '#0b1b2b' } },
        ...fontFiles.map((href) => ({
          tagName: 'link',
          attributes: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous', href },
        })),
        { tagName: 'style', innerHTML: fontFaces },
      ],
    }),
  };
}
