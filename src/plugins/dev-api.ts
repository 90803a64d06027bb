import type { Plugin } from '@docusaurus/types';

/** While developing, forwards `/api` to the server of the forms, whose origin the dev script passes in API_ORIGIN. */
export default function devApiPlugin(): Plugin {
  return {
    name: 'dev-api',
    configureWebpack() {
      const target = process.env.API_ORIGIN;
      const config = target ? { devServer: { proxy: [{ context: ['/api'], target }] } } : {};
      // The framework passes devServer on, though its type does not name it.
      return config as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
