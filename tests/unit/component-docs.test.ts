import type { LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
import { expect, test } from '@jest/globals';

import componentDocsPlugin from '../../src/plugins/component-docs.ts';

test('A component of several sets is described once: the gallery has a table for each name', async () => {
  let names: string[] = [];
  const createData = async (_file: string, components: object) => {
    names = (components as { name: string }[]).map(({ name }) => name);
    return '';
  };
  const actions = { createData } as unknown as PluginContentLoadedActions;
  await componentDocsPlugin({ siteDir: process.cwd() } as LoadContext).contentLoaded!({ content: undefined, actions });
  expect(names).toContain('Term');
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
