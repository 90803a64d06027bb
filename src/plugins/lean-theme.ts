import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

const require = createRequire(__filename);

/**
 * Keeps out of the bundle what this site does not use: theme-classic's client modules (Infima, Prism's languages,
 * the progress bar), the framework's base-URL banner, the build's part of the configuration, and most of tslib.
 */
export default function leanThemePlugin({ siteDir }: LoadContext): Plugin {
  const themeClassic = path.dirname(require.resolve('@docusaurus/theme-classic'));
  const core = path.dirname(require.resolve('@docusaurus/core/package.json'));
  const unused = [
    require.resolve('infima/dist/css/default/default.css'),
    path.join(themeClassic, 'prism-include-languages'),
    path.join(themeClassic, 'nprogress'),
  ];
  return {
    name: 'lean-theme',
    configureWebpack() {
      return {
        module: {
          rules: [
            {
              test: /docusaurus\.config\.mjs$/,
              enforce: 'pre',
              use: [{ loader: path.join(siteDir, 'src/plugins/client-config-loader.cjs') }],
            },
          ],
        },
        resolve: {
          alias: {
            ...Object.fromEntries(unused.map((file) => [`${file}$`, false as const])),
            [path.join(core, 'lib/client/BaseUrlIssueBanner')]: path.join(siteDir, 'src/plugins/empty-component.ts'),
            tslib$: path.join(siteDir, 'src/plugins/tslib-in-use.js'),
          },
        },
      };
    },
  };
}
