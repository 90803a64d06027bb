/**
 * Builds the site in all languages into build/ (`npm run build`). `npm run build -- --locale sv` builds one language, a
 * staged one too; `--staged` adds the staged languages to the others. `--pseudo` shows labels in a made-up language:
 * what looks like plain English then is no label, and what is cut off will not fit in another language.
 */
import './lib/help.ts';

import { parseArgs } from 'node:util';

import { allLocales, locales } from '../src/domain/locales.ts';
import { buildSite } from './lib/build-site.ts';
import { exitOnFailure } from './lib/run.ts';

const { values } = parseArgs({
  options: {
    locale: { type: 'string', multiple: true },
    staged: { type: 'boolean', default: false },
    pseudo: { type: 'boolean', default: false },
  },
});

const languages = values.locale ?? (values.staged ? allLocales : locales).map(({ code }) => code);
const unknown = languages.filter((code) => !allLocales.some((locale) => locale.code === code));
if (unknown.length > 0) {
  console.error(`data/locales.json has no ${unknown.join(', ')}: ${allLocales.map(({ code }) => code).join(', ')}.`);
  process.exit(1);
}
await buildSite(languages, { pseudo: values.pseudo }).catch(exitOnFailure);
