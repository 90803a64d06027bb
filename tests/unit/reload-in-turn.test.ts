import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from '@jest/globals';

import { reloadInTurn, type SiteReloads } from '../../src/plugins/bundle/reload-in-turn.ts';

/** What each plugin has read. */
type Site = Record<string, number>;

test('Of several saves in a row none is lost, whichever reload takes longest', async () => {
  const saved: Site = { docs: 1, blog: 1 };
  const turns: Record<string, number> = { docs: 5, blog: 1 };
  const reloads: SiteReloads<Site> = {
    reloadSite: async () => ({ ...saved }),
    async reloadSitePlugin(site, plugin) {
      const { name } = plugin as { name: string };
      const read = saved[name]!;
      for (let turn = 0; turn < turns[name]!; turn++) await setImmediate();
      return { ...site, [name]: read };
    },
  };
  reloadInTurn(reloads);
  let site: Site = { docs: 0, blog: 0 };
  const reload = async (name: string) => (site = await reloads.reloadSitePlugin(site, { name }));
  const first = [reload('docs'), reload('blog')];
  saved.docs = 2;
  turns.docs = 1;
  await Promise.all([...first, reload('docs')]);
  expect(site).toEqual({ docs: 2, blog: 1 });
});

test('A reload that fails keeps none from following', async () => {
  const reloads: SiteReloads<Site> = {
    reloadSite: async (site) => site,
    reloadSitePlugin: async (site, plugin) => {
      if ('fails' in plugin) throw new Error('A file cannot be read.');
      return { ...site, docs: 1 };
    },
  };
  reloadInTurn(reloads);
  await expect(reloads.reloadSitePlugin({}, { fails: true })).rejects.toThrow('cannot be read');
  expect(await reloads.reloadSitePlugin({}, {})).toEqual({ docs: 1 });
});

test('The framework has the functions that are replaced, and calls them where they can be', () => {
  const framework = createRequire(createRequire(import.meta.url).resolve('@docusaurus/core/package.json'));
  expect(framework('./lib/server/site.js')).toMatchObject({
    reloadSite: expect.any(Function),
    reloadSitePlugin: expect.any(Function),
  });
});
