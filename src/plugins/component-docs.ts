import type { LoadContext, Plugin } from '@docusaurus/types';

import { componentTable } from '../check/component-table';

/** Gives the gallery what each component of MDX takes: `@generated/component-docs/default/components.json`. */
export default function componentDocsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'component-docs',
    async contentLoaded({ actions }) {
      await actions.createData('components.json', Object.values(componentTable(siteDir)).flat());
    },
  };
}
