/**
 * Serves the site and its API (`npm start`) after building what has changed. server/deploy/site.env.example lists the
 * settings.
 */
import './lib/help.ts';

import { exitOnConfigError } from '../server/errors/config-error.ts';
import { startServer, stopOnSignals } from '../server/index.ts';
import { locales, localizePath } from '../src/domain/locales.ts';
import { buildSite, isBuildCurrent } from './lib/build-site.ts';
import { exitOnFailure } from './lib/run.ts';

if (isBuildCurrent()) console.log('The site is built and current.');
else {
  console.log(`Building the site in ${locales.length} languages…`);
  await buildSite().catch(exitOnFailure);
}

const server = await startServer().catch(exitOnConfigError);
stopOnSignals(server);
for (const { code, name } of locales) console.log(`  ${name.padEnd(12)} ${server.origin}${localizePath('/', code)}`);
console.log(
  `Submissions are stored in ${server.storedIn} (see "npm run submissions"); mails go to ${server.mailsGoTo}.`,
);
console.log('Stop with Ctrl-C.');
