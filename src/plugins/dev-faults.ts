import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Runs in the browser, by itself. What the check names better than the bundler is left to it. */
const isUnnamed = ({ message, moduleName }: Error & { moduleName?: string }) =>
  !/\.(?:mdx?|json|ya?ml|csv)\b/.test(`${message} ${moduleName}`);

/** In the browser too. A page stumbles over a module that could not be read, such as broken JSON: what is wrong with it is said above. */
const isNew = ({ message }: Error) => !/Module (?:parse|build) failed|\.(?:mdx?|json|ya?ml|csv)\b/.test(message);

/**
 * While developing, shows what the check of content finds on the page where it is, the work of translators at
 * /__translations, and the times for demos at /__times. The dev script checks, and passes its
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
        proxy: [{ context: ['/__faults', '/__translations', '/__times'], target }],
        client: { overlay: { errors: isUnnamed, runtimeErrors: isNew } },
      };
      // The framework passes devServer on, though its type does not name it.
      return { devServer } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
