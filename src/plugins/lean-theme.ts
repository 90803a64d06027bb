import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

const require = createRequire(__filename);

/**
 * Keeps out of the bundle what this site does not use: theme-classic's client modules (Infima, Prism's languages,
 * the progress bar), the framework's base-URL banner, what only the build reads of configuration and data, and most of
 * utils-common with tslib.
 */
export default function leanThemePlugin({ siteDir }: LoadContext): Plugin {
  const themeClassic = path.dirname(require.resolve('@docusaurus/theme-classic'));
  const core = path.dirname(require.resolve('@docusaurus/core/package.json'));
  const unused = [
    require.resolve('infima/dist/css/default/default.css'),
    path.join(themeClassic, 'prism-include-languages'),
    path.join(themeClassic, 'nprogress'),
  ];
  const omitting = (test: RegExp, keys: string[]) => ({
    test,
    enforce: 'pre' as const,
    use: [{ loader: path.join(siteDir, 'src/plugins/omit-keys-loader.cjs'), options: { keys } }],
  });
  return {
    name: 'lean-theme',
    configureWebpack() {
      return {
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
            omitting(/\.docusaurus\/site-metadata\.json$/, ['pluginVersions']),
            // Where a figure comes from is for its keepers.
            omitting(/\/data\/[\w-]+\.json$/, ['$comment', 'source', 'sample', 'otherReading', 'phoneNote']),
          ],
        },
        resolve: {
          alias: {
            ...Object.fromEntries(unused.map((file) => [`${file}$`, false as const])),
            [path.join(core, 'lib/client/BaseUrlIssueBanner')]: path.join(siteDir, 'src/plugins/empty-component.ts'),
            '@docusaurus/utils-common$': path.join(siteDir, 'src/plugins/utils-common-in-use.js'),
          },
        },
      };
    },
  };
}
