import preload from '@docusaurus/core/lib/client/preload.js';

/**
 * The framework reloads the page whenever the next one's code cannot be loaded. That helps after a deployment, which has
 * replaced the code, and it must not happen again and again; a visitor without connection would be left with the browser's
 * own error page. So it reloads once for an address whose code is gone. Otherwise we go on, and the page says what is wrong
 * and offers to try again.
 */
export default async function preloadOrShowWhy(pathname: string) {
  try {
    await preload(pathname);
  } catch (error) {
    // As built, a page can be read without its code.
    if (document.documentElement.dataset.hasHydrated === undefined) throw error;
    if ((error as Error).name === 'GoneError' && mayReload(pathname)) throw error;
  }
}

/** True once for an address in a tab; never where that cannot be remembered. */
function mayReload(pathname: string): boolean {
  const key = `reloaded:${pathname}`;
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, 'true');
    return true;
  } catch {
    return false;
  }
}
