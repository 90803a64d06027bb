import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Runs in the browser, by itself. What the check names better than the bundler is left to it. */
const isUnnamed = ({ message, moduleName }: Error & { moduleName?: string }) =>
  !/\.(?:mdx?|json|ya?ml|csv)\b/.test(`${message} ${moduleName}`);

/**
 * While developing, shows what the check of content finds on the page where it is, and the work of translators at
 * /__translations. The dev script checks, and passes its
 * address in FAULTS_ORIGIN; a build has nothing of this.
 */
export default function devFaultsPlugin({ siteDir }: LoadContext): Plugin {
  const target = process.env.FAULTS_ORIGIN;
  return {
    name: 'dev-faults',
    getClientModules: () => (target ? [path.join(siteDir, 'src/client/fault-overlay.ts')] : []),
    configureWebpack() {
      if (!target) return {};
      const devServer = {
        proxy: [{ context: ['/__faults', '/__translations'], target }],
        client: { overlay: { errors: isUnnamed, runtimeErrors: isUnnamed } },
      };
      // The framework passes devServer on, though its type does not name it.
      return { devServer } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
