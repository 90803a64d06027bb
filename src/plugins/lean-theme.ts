import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

const require = createRequire(__filename);
const isProduction = process.env.NODE_ENV === 'production';

/**
 * Keeps out of the bundle what this site does not use: theme-classic's client modules (Infima, Prism's languages,
 * the progress bar), the framework's base-URL banner, what only the build reads of configuration and data, most of
 * utils-common with tslib, the router's other kinds of history, the list of posts (where none is read), and the long
 * names of chunks.
 */
export default function leanThemePlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  const themeClassic = path.dirname(require.resolve('@docusaurus/theme-classic'));
  const core = path.dirname(require.resolve('@docusaurus/core/package.json'));
  const unused = [
    require.resolve('infima/dist/css/default/default.css'),
    path.join(themeClassic, 'prism-include-languages'),
    path.join(themeClassic, 'nprogress'),
  ];
  const leanDir = path.join(siteDir, 'src/plugins/lean');
  /** See the README of the folder; the router needs the last two while developing and for classes, of which we have none. */
  const standIns = {
    '@docusaurus/utils-common$': path.join(leanDir, 'utils-common.js'),
    'path-to-regexp$': path.join(leanDir, 'path-to-regexp.ts'),
    [`${path.join(core, 'lib/client/preload')}$`]: path.join(leanDir, 'preload.ts'),
    'react-fast-compare$': path.join(leanDir, 'react-fast-compare.js'),
    'react-router-dom$': path.join(leanDir, 'react-router-dom.js'),
    'hoist-non-react-statics$': false as const,
    'react-is$': false as const,
  };
  const serverStandIns = {
    [`${path.join(core, 'lib/client/renderToHtml')}$`]: path.join(leanDir, 'render-to-html.ts'),
  };
  const omitting = (test: RegExp, keys: string[]) => ({
    test,
    enforce: 'pre' as const,
    use: [{ loader: path.join(siteDir, 'src/plugins/omit-keys-loader.cjs'), options: { keys } }],
  });
  return {
    name: 'lean-theme',
    configureWebpack(_config, isServer) {
      return {
        // Without names, which every page would load in a table from ids to names.
        ...(!isServer && isProduction && { output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' } }),
        module: {
          rules: [
            omitting(/\.docusaurus\/docusaurus\.config\.mjs$/, [
              'ssrTemplate',
              'presets',
              'plugins',
              'themes',
              'markdown',
              'headTags',
              'clientModules',
              'prism',
            ]),
            omitting(/\.docusaurus\/globalData\.json$/, ['docusaurus-plugin-content-docs']),
            omitting(/\.docusaurus\/docusaurus-plugin-content-docs\/default\/p\/[\w-]+\.json$/, [
              'docs',
              'docsSidebars',
            ]),
            omitting(/\.docusaurus\/site-metadata\.json$/, ['pluginVersions']),
            ...(isServer || !isProduction
              ? []
              : [
                  {
                    test: /\.docusaurus\/(routes\.js|registry\.js|routesChunkNames\.json)$/,
                    enforce: 'pre' as const,
                    use: [
                      {
                        loader: path.join(siteDir, 'src/plugins/routes-loader.cjs'),
                        options: { blog: `${baseUrl}blog` },
                      },
                    ],
                  },
                ]),
            // Where a figure comes from is for its keepers.
            omitting(/\/data\/(?!customers)[\w-]+\.json$/, [
              '$comment',
              'source',
              'sample',
              'otherReading',
              'phoneNote',
            ]),
            // Visitors are told that these are samples.
            omitting(/\/data\/customers\.json$/, ['$comment']),
          ],
        },
        resolve: {
          alias: {
            ...Object.fromEntries(unused.map((file) => [`${file}$`, false as const])),
            [path.join(core, 'lib/client/BaseUrlIssueBanner')]: path.join(siteDir, 'src/plugins/empty-component.ts'),
            ...(isServer ? serverStandIns : standIns),
          },
        },
      };
    },
  };
}
