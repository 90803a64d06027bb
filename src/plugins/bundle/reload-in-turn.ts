/** The functions of the framework's lib/server/site.js that make the site anew after a file was saved. */
export interface SiteReloads<Site> {
  reloadSite(site: Site): Promise<Site>;
  reloadSitePlugin(site: Site, plugin: object): Promise<Site>;
}

const isDone = Symbol.for('reloads-in-turn');

/**
 * Lets reloads wait for each other, each beginning with what the one before it made. The framework's own run side by
 * side on the site as it was: the one that ends last wins, though it may not know the last save.
 */
export function reloadInTurn<Site>(reloads: SiteReloads<Site> & { [isDone]?: boolean }): void {
  if (reloads[isDone]) return;
  const { reloadSite, reloadSitePlugin } = reloads;
  let latest: Site | undefined;
  let before: Promise<unknown> = Promise.resolve();
  const inTurn = (reload: () => Promise<Site>): Promise<Site> => {
    const reloaded = before.then(async () => (latest = await reload()));
    before = reloaded.catch(() => undefined);
    return reloaded;
  };
  reloads.reloadSite = (site) => inTurn(() => reloadSite(latest ?? site));
  reloads.reloadSitePlugin = (site, plugin) => inTurn(() => reloadSitePlugin(latest ?? site, plugin));
  reloads[isDone] = true;
}
