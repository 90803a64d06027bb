import type { LoadContext, Plugin } from '@docusaurus/types';

import { componentTable } from '../check/component-table';

/** Gives the gallery what each component of MDX takes: `@generated/component-docs/default/components.json`. */
export default function componentDocsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'component-docs',
    async contentLoaded({ actions }) {
      // Some stand in two of the sets.
      const byName = new Map(
        Object.values(componentTable(siteDir)).flatMap((set) => set.map((each) => [each.name, each])),
      );
      await actions.createData('components.json', [...byName.values()]);
    },
  };
}
