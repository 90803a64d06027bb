import { buildSite } from './lib/build-site.ts';
import { exitOnFailure } from './lib/run.ts';

await buildSite().catch(exitOnFailure);
