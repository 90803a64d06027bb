import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { defaultLocale, locales } from '../domain/locales';
import { paletteFrom } from '../illustrations/materials';
import type { NoticeTexts } from '../language/notice';
import {
  detectionScript,
  inlineScript,
  pageViewScript,
  reportCheckScript,
  serviceWorker,
} from '../template/bundled-scripts';
import { speculationRules } from '../template/speculation-rules';
import { labelFiles, labelTexts } from './bundle/label-texts.cjs';

/** What the notice about the language says, in every language: the page speaks to a visitor in two. */
function noticeTexts(siteDir: string): NoticeTexts {
  const ofLocale = (locale: string) => {
    const texts = labelTexts(labelFiles(siteDir, defaultLocale, locale));
    const text = (name: string) => texts[`language.${name}`]!;
    return { switched: text('switched'), suggested: text('suggested'), continue: text('continue') };
  };
  return Object.fromEntries(locales.map(({ code }) => [code, ofLocale(code)]));
}

/**
 * What stands in the head of every page: the font faces (inline, so that text is set right at once) and their files, the
 * inline script, and what the browser may load ahead. Behind the head's other tags, among which the script looks for translations.
 */
export default function headTagsPlugin({ siteDir, baseUrl, i18n }: LoadContext): Plugin {
  const palette = paletteFrom(readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8'));
  const fontFaces = readFileSync(path.join(siteDir, 'src/template/fonts.css'), 'utf8').replace(/\/\*.*?\*\/\s*/gs, '');
  const fontFiles = [...fontFaces.matchAll(/url\(['"]?(\/fonts\/[^'")]+)/g)].map(([, href]) => href!);
  const detection = detectionScript(noticeTexts(siteDir));
  const pageView = pageViewScript();
  // Only a build has the files; npm run dev detects and counts nothing.
  const sources =
    process.env.NODE_ENV === 'production'
      ? { detection: baseUrl + detection.file, pageView: baseUrl + pageView.file }
      : { detection: 'data:text/javascript,', pageView: '' };
  return {
    name: 'head-tags',
    getPathsToWatch: () => [path.join(siteDir, 'src/template/fonts.css')],
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'meta', attributes: { name: 'theme-color', content: palette.ink } },
        ...fontFiles.map((href) => ({
          tagName: 'link',
          attributes: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous', href },
        })),
        { tagName: 'style', innerHTML: fontFaces },
        { tagName: 'script', innerHTML: inlineScript(sources) },
        { tagName: 'script', attributes: { type: 'speculationrules' }, innerHTML: JSON.stringify(speculationRules) },
      ],
    }),
    async postBuild({ outDir }) {
      // One answers for all languages.
      const workers = i18n.currentLocale === defaultLocale ? [serviceWorker()] : [];
      for (const { file, content } of [detection, pageView, reportCheckScript(), ...workers]) {
        await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
        await writeFile(path.join(outDir, file), content);
      }
    },
  };
}
