import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { dataFaults } from './data-faults';

/** @throws an error for writers with every fault of data/ */
function checkData(siteDir: string): void {
  const faults = dataFaults(siteDir);
  if (faults.length > 0) throw new Error(`Data to mend:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
}

/** Holds data/ to its schemas: before other plugins read it, and in development whenever it changes. */
export default function dataFilesPlugin({ siteDir }: LoadContext): Plugin {
  checkData(siteDir);
  return {
    name: 'data-files',
    getPathsToWatch: () => [path.join(siteDir, 'data/**')],
    loadContent: async () => checkData(siteDir),
  };
}
