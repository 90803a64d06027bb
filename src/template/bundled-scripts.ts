import { createHash } from 'node:crypto';
import path from 'node:path';
import { buildSync } from 'esbuild';

import language from '../../data/language.json';
import site from '../../data/site.json';
import { defaultLocale, locales } from '../domain/locales';
import { serviceWorkerPath } from '../domain/report-routes';
import type { NoticeTexts } from '../language/notice';

/** What the scripts outside the framework know of data/. */
const settings = {
  codes: locales.map(({ code }) => code),
  htmlLangs: Object.fromEntries(locales.map(({ code, htmlLang }) => [code, htmlLang])),
  defaultCode: defaultLocale,
  order: language.order,
  aliases: language.aliases,
  detects: language.detection.mode === 'redirect',
  url: site.url,
  previewHost: site.previewHost,
};

/** Bundles a script with the modules of the site that it shares; `defined` replaces global names by values. */
function bundle(entry: string, defined: Record<string, unknown>): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: Object.fromEntries(Object.entries(defined).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  return outputFiles[0]!.text.trim();
}

/** A script that is a file of its own. */
export interface ScriptFile {
  /** Path below the site of a language. */
  file: string;
  content: string;
}

function scriptFile(name: string, content: string): ScriptFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { file: `assets/js/${name}.${hash}.js`, content };
}

/** The script that finds the visitor's language by country, loaded only where that is due. */
export function detectionScript(texts: NoticeTexts): ScriptFile {
  return scriptFile('language-detection', bundle('../language/detection.entry.ts', { __NOTICES__: texts }));
}

/** The script that checks reports, loaded only by the page where that is done (page-template.ts). */
export function reportCheckScript(): ScriptFile {
  return scriptFile('report-check', bundle('../verification/check.entry.ts', {}));
}

/** The service worker of the page that checks reports; browsers ask for it at an address that never changes. */
export function serviceWorker(): ScriptFile {
  return { file: serviceWorkerPath.slice(1), content: bundle('../verification/service-worker.entry.ts', {}) };
}

/** The script that counts page views and measures their speed, loaded when a page has nothing left to do. */
export function pageViewScript(): ScriptFile {
  const languages = { defaultCode: defaultLocale, prefixes: settings.codes.filter((code) => code !== defaultLocale) };
  return scriptFile('page-view', bundle('../page-views/page-view.entry.ts', { __LANGUAGES__: languages }));
}

/**
 * The inline script of every page.
 * @param sources addresses of the scripts that it loads: the one that detects the language, and the one that counts page
 * views; '' while developing, where there is none
 */
export function inlineScript({ detection, pageView }: { detection: string; pageView: string }): string {
  return bundle('inline/main.ts', {
    __SETTINGS__: { ...settings, detectionSrc: detection },
    __PAGE_VIEW_SRC__: pageView,
  });
}
