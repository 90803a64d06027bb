/**
 * Shows the site while you change it (`npm run dev`), with the API, in English. `npm run dev -- --locale sv` shows
 * another language, a staged one too; `--pseudo` shows labels in a made-up one. Settings are those of the server; PORT is 3000 unless set.
 */
import './lib/help.ts';

import { parseArgs } from 'node:util';

import { exitOnConfigError } from '../server/errors/config-error.ts';
import { startServer } from '../server/index.ts';
import { defaultLocale } from '../src/domain/locales.ts';
import { exitOnFailure, run } from './lib/run.ts';

const { values } = parseArgs({
  options: { locale: { type: 'string', default: defaultLocale }, pseudo: { type: 'boolean', default: false } },
});

const api = await startServer({ ...process.env, PORT: '0', LOG_LEVEL: 'warn' }).catch(exitOnConfigError);
await run('docusaurus', ['start', '--no-open', '--locale', values.locale, '--port', process.env.PORT ?? '3000'], {
  API_ORIGIN: api.origin,
  ...(values.pseudo && { PSEUDO_LANGUAGE: 'true' }),
}).catch(exitOnFailure);
await api.stop();
