import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { labelFiles } from './label-texts.cjs';
import { reloadInTurn, type SiteReloads } from './reload-in-turn';

const require = createRequire(__filename);
const here = 'src/plugins/bundle';
const { files: pageDataFiles } = require('./page-data-loader.cjs') as { files: RegExp[] };

/**
 * Makes sure that a file of the framework is still there.
 * @throws when it is not: what takes its place would be loaded by pages
 */
function existing(file: string): string {
  if (!existsSync(file))
    throw new Error(`${file} is gone. Find what took its place, or drop its row in ${here}/README.md.`);
  return file;
}

/**
 * Makes sure that a file of the framework is the one that ours was written for.
 * @param hash the first twelve digits of that file's SHA-256
 * @throws when it is another one by now
 */
function unchanged(file: string, hash: string): void {
  const found = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);
  if (found === hash) return;
  throw new Error(
    `${file} has changed. Compare it with what replaces it (${here}/README.md), then note its hash: ${found}.`,
  );
}

/** What the README of this folder lists: each row with what it saves or mends, and when it can go. */
export default function bundlePlugin({ siteDir, i18n }: LoadContext): Plugin {
  const client = path.join(path.dirname(require.resolve('@docusaurus/core/package.json')), 'lib/client');
  const themeClassic = path.dirname(require.resolve('@docusaurus/theme-classic'));
  const ours = (name: string) => path.join(siteDir, here, name);

  // Set by `npm run dev`; a build makes the site once.
  if (process.env.API_ORIGIN) reloadInTurn(require(path.join(client, '../server/site.js')) as SiteReloads<unknown>);
  unchanged(path.join(client, 'preload.js'), '8c1e3de18d30');
  unchanged(path.join(client, 'browserContext.js'), 'f0765ea0de6c');
  unchanged(path.join(client, 'renderToHtml.js'), '4d5277baa8ca');
  unchanged(require.resolve('@docusaurus/utils-common'), 'f67a902f603f');
  unchanged(require.resolve('path-to-regexp'), '4960ba3d5910');
  const unused = [
    require.resolve('infima/dist/css/default/default.css'),
    existing(path.join(themeClassic, 'prism-include-languages.js')),
    existing(path.join(themeClassic, 'nprogress.js')),
  ];
  existing(path.join(client, 'BaseUrlIssueBanner/index.js'));
  const browser = {
    [`${client}/preload$`]: ours('preload.ts'),
    [`${client}/browserContext$`]: ours('browser-context.tsx'),
    '@docusaurus/utils-common$': ours('utils-common.js'),
    'path-to-regexp$': ours('path-to-regexp.ts'),
    history$: ours('history.js'),
    'prop-types$': ours('prop-types.js'),
    [`${client}/BaseUrlIssueBanner$`]: ours('nothing.ts'),
    [path.join(siteDir, 'src/sections/shared/PageFacts$')]: ours('nothing.ts'),
  };
  const server = {
    [`${client}/renderToHtml$`]: ours('render-to-html.ts'),
  };
  const pageData = { test: pageDataFiles, enforce: 'pre' as const, use: [ours('page-data-loader.cjs')] };
  const { htmlLang } = i18n.localeConfigs[i18n.currentLocale]!;
  const files = labelFiles(siteDir, i18n.defaultLocale, i18n.currentLocale);
  const translations = {
    test: /\.tsx?$/,
    include: path.join(siteDir, 'src'),
    enforce: 'pre' as const,
    use: [{ loader: ours('static-translations-loader.cjs'), options: { files, htmlLang } }],
  };
  return {
    name: 'bundle',
    configureWebpack(_config, isServer) {
      return {
        // The usual names hold a second id, and the runtime a table of both.
        ...(!isServer && { output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' } }),
        module: { rules: [translations, pageData] },
        resolve: {
          alias: {
            // Both as they are imported: with their ending and without.
            ...Object.fromEntries(unused.map((file) => [`${file.replace(/\.js$/, '')}$`, false as const])),
            ...(isServer ? server : browser),
          },
        },
      };
    },
  };
}
