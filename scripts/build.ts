/** Builds the site in all languages into build/ (`npm run build`). */
import './lib/help.ts';

import { buildSite } from './lib/build-site.ts';
import { exitOnFailure } from './lib/run.ts';

await buildSite().catch(exitOnFailure);
