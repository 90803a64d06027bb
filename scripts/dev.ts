/**
 * Shows the site while you change it (`npm run dev`), with the API, in English. `npm run dev -- --locale sv` shows
 * another language. Settings are those of the server; PORT is 3000 unless set.
 */
import './lib/help.ts';

import { parseArgs } from 'node:util';

import { exitOnConfigError } from '../server/errors/config-error.ts';
import { startServer } from '../server/index.ts';
import { defaultLocale } from '../src/domain/locales.ts';
import { serveFaults } from './lib/fault-server.ts';
import { root } from './lib/paths.ts';
import { exitOnFailure, run } from './lib/run.ts';

const { values } = parseArgs({ options: { locale: { type: 'string', default: defaultLocale } } });

const api = await startServer({ ...process.env, PORT: '0', LOG_LEVEL: 'warn' }).catch(exitOnConfigError);
const faults = await serveFaults(root);
const site = ['start', '--no-open', '--locale', values.locale, '--port', process.env.PORT ?? '3000'];
for (let stopped = false; !stopped;) {
  try {
    await run('docusaurus', site, { API_ORIGIN: api.origin, FAULTS_ORIGIN: faults.origin });
    stopped = true;
  } catch (error) {
    // Some mistakes keep the framework from starting at all, such as front matter that cannot be read.
    if (!faults.hasErrors()) exitOnFailure(error);
    console.log('\nThe site starts as soon as the errors listed above are mended.');
    await faults.mended();
  }
}
await Promise.all([api.stop(), faults.stop()]);
