import preload from '@docusaurus/core/lib/client/preload.js';

/**
 * The framework reloads the page when the next one's code cannot be loaded, which helps after a deployment. Offline it
 * would leave the visitor with the browser's own error page: then we go on, and the page says so itself.
 */
export default async function preloadOrShowWhy(pathname: string) {
  try {
    await preload(pathname);
  } catch (error) {
    if (navigator.onLine) throw error;
  }
}
