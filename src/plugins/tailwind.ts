import type { Plugin } from '@docusaurus/types';
import tailwind from '@tailwindcss/postcss';

/** Runs Tailwind over src/css/site.css; tokens and sources are declared there, there is no other config. */
export default function tailwindPlugin(): Plugin {
  return {
    name: 'tailwind',
    configurePostCss(options) {
      options.plugins.push(tailwind);
      return options;
    },
  };
}
