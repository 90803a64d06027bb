/**
 * Shows the site while you change it (`npm run dev`), with the API, in English. `npm run dev -- --locale sv` shows
 * another language, a staged one too; `--pseudo` shows labels in a made-up one; `--port 4000` takes another port than
 * PORT, which is 3000 unless set, or the next one that is free. Settings are those of the server. Drafts, and pages
 * whose day has not come, are shown too; SITE_TODAY=2026-12-24 shows another day. Mistakes are those of the language
 * that is shown; /__translations lists what is left to translate.
 * EDITOR_LINK=cursor://file{file}:{line}:{column} makes links into another editor than Visual Studio Code.
 */
import './lib/help.ts';

import { exitOnConfigError } from '../server/errors/config-error.ts';
import { startServer } from '../server/index.ts';
import { allLocales, defaultLocale } from '../src/domain/locales.ts';
import { fail, parseArguments } from './lib/command-line.ts';
import { serveFaults } from './lib/fault-server.ts';
import { frameworkOutput } from './lib/framework-output.ts';
import { freePort } from './lib/free-port.ts';
import { root } from './lib/paths.ts';
import { exitOnFailure, run } from './lib/run.ts';
import { siteForServer } from './lib/site-for-server.ts';
import { unknownLocale } from './lib/work-list-choice.ts';
import { workListPath } from './lib/work-list-page.ts';

const { values } = parseArguments({
  locale: { type: 'string', default: defaultLocale },
  port: { type: 'string', default: process.env.PORT ?? '3000' },
  pseudo: { type: 'boolean', default: false },
});
const codes = allLocales.map(({ code }) => code);
if (!codes.includes(values.locale)) fail(unknownLocale(values.locale, allLocales));

const api = await startServer({
  ...process.env,
  SITE_DIR: siteForServer(process.env.SITE_DIR),
  PORT: '0',
  LOG_LEVEL: 'warn',
}).catch(exitOnConfigError);
const faults = await serveFaults(root, values.locale);
const output = frameworkOutput(faults.hasErrors);
const port = String(await freePort(Number(values.port)));
const site = ['start', '--no-open', '--locale', values.locale, '--port', port];
const settings = {
  API_ORIGIN: api.origin,
  FAULTS_ORIGIN: faults.origin,
  ...(values.pseudo && { PSEUDO_LANGUAGE: 'true' }),
  // Its output is read here, so it does not see the terminal.
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
};
if (port !== values.port) console.log(`Port ${values.port} is taken; the site is on ${port}.`);
if (values.locale !== defaultLocale) console.log(`What is left to translate: http://localhost:${port}${workListPath}`);
for (let stopped = false; !stopped;) {
  const restart = new AbortController();
  void faults.otherFiles().then(() => restart.abort());
  try {
    await run('docusaurus', site, settings, { signal: restart.signal, onLine: output.onLine });
    stopped = !restart.signal.aborted;
    if (!stopped)
      console.log('\nPosts have come, or files have gone or moved: the site starts again, and open pages follow.');
  } catch (error) {
    // Some mistakes keep the framework from starting at all, such as front matter that cannot be read.
    await output.shown();
    if (!(await faults.hasErrors())) exitOnFailure(error);
    console.log('\nThe site starts as soon as the errors listed above are mended.');
    await faults.mended();
  }
}
await Promise.all([api.stop(), faults.stop()]);
