import { existsSync } from 'node:fs';

import { defaultLocale } from '../../src/domain/locales.ts';
import { verifyPath } from '../../src/domain/report-routes.ts';
import { bookingPages } from '../../src/domain/schemas/booking-routes.ts';
import { newsletterActions, newsletterPages } from '../../src/domain/schemas/newsletter-routes.ts';
import { searchPath } from '../../src/domain/search/search-routes.ts';
import { ConfigError } from '../errors/config-error.ts';
import { builtPage } from './built-page.ts';

/** Pages that answer where nothing else does, and those that the server fills in. */
export const neededPages = [
  '/index',
  '/404',
  '/product-not-found',
  verifyPath,
  searchPath,
  ...newsletterActions.map((action) => newsletterPages[action].ask),
  ...Object.values(bookingPages),
];

/**
 * Makes sure that there is a built site; without one the server would answer everything with an error.
 * @throws ConfigError with a sentence for the operator
 */
export function requireBuiltSite(siteDir: string): void {
  const missing = neededPages.map((page) => builtPage(siteDir, defaultLocale, page)).find((file) => !existsSync(file));
  if (missing === undefined) return;
  throw new ConfigError(
    `SITE_DIR holds no built site: there is no ${missing}. Run "npm run build", or set SITE_DIR to the folder that it wrote.`,
  );
}
