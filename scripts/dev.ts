/**
 * Shows the site while you change it (`npm run dev`), with the API, in English. `npm run dev -- --locale sv` shows
 * another language, `--port 4000` takes another port than PORT, which is 3000 unless set. Settings are those of the
 * server. Drafts, and pages whose day has not come, are shown too; SITE_TODAY=2026-12-24 shows another day.
 */
import './lib/help.ts';

import { exitOnConfigError } from '../server/errors/config-error.ts';
import { startServer } from '../server/index.ts';
import { defaultLocale } from '../src/domain/locales.ts';
import { localeCodes } from '../src/domain/schemas/locale.ts';
import { fail, parseArguments } from './lib/command-line.ts';
import { exitOnFailure, run } from './lib/run.ts';

const { values } = parseArguments({
  locale: { type: 'string', default: defaultLocale },
  port: { type: 'string', default: process.env.PORT ?? '3000' },
});
if (!localeCodes.includes(values.locale))
  fail(`There is no language "${values.locale}". Choose ${localeCodes.join(', ')}.`);

const api = await startServer({ ...process.env, PORT: '0', LOG_LEVEL: 'warn' }).catch(exitOnConfigError);
await run('docusaurus', ['start', '--no-open', '--locale', values.locale, '--port', values.port], {
  API_ORIGIN: api.origin,
}).catch(exitOnFailure);
await api.stop();
