import type { Plugin } from '@docusaurus/types';

/** Pictures of pages are served here (`pictures/index.ts`). */
const isOfServer = (path: string) => /^\/(?:api|assets(?!\/pictures\/))(?:\/|$)/.test(path);

/**
 * While developing, forwards `/api` to the server of the forms, whose origin the dev script passes in API_ORIGIN, and so
 * what is asked for by the built pages that it fills in.
 */
export default function devApiPlugin(): Plugin {
  return {
    name: 'dev-api',
    configureWebpack() {
      const target = process.env.API_ORIGIN;
      const config = target ? { devServer: { proxy: [{ context: isOfServer, target }] } } : {};
      // The framework passes devServer on, though its type does not name it.
      return config as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
