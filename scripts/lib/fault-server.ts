import { existsSync, watch, type FSWatcher } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { contentPaths } from '../../src/check/content-files.ts';
import { faultList } from '../../src/check/fault-list.ts';
import type { Fault } from '../../src/check/fault.ts';
import { allFaults } from '../../src/check/index.ts';
import { blockSearchPage } from './block-search-page.ts';
import { isError, printFaults } from './faults.ts';
import { timesPage, timesPath } from './times-page.ts';
import { blockSearchPath, workListPage, workListPath } from './work-list-page.ts';

const watched = ['blog', 'data', 'i18n', 'src', 'static/img'];
/** One save is several events of the file system. */
const quietMs = 100;

interface FaultServer {
  /** Answers with server-sent events: the list of faults, now, as soon as a file is saved, and when that is checked; and with the pages of translators' work and of times for demos. */
  origin: string;
  /** Whether there are errors, once all saves have been checked. */
  hasErrors(): Promise<boolean>;
  /** Resolves when a later check has found no error. */
  mended(): Promise<void>;
  /** Resolves when posts have come, or files of content have gone or got another name, which the framework reads at its start only. */
  otherFiles(): Promise<void>;
  stop(): Promise<void>;
}

/** Links that lead nowhere and addresses that are lost keep no site from starting; other errors may. */
const stopsTheSite = (fault: Fault) => isError(fault) && !/^(?:broken-|lost-address$)/.test(fault.rule);

const isPost = (file: string) => /^(?:blog|i18n\/[^/]+\/docusaurus-plugin-content-blog)\//.test(file);

/**
 * Checks the content whenever a file is saved, prints what is wrong, and tells pages that are open.
 * @param locale leaves out mistakes of translations into other languages, and stands first in the work of translators
 */
export async function serveFaults(siteDir: string, locale?: string): Promise<FaultServer> {
  let faults: Fault[] = [];
  let files = contentPaths(siteDir);
  const restarts: (() => void)[] = [];
  const waiting: (() => void)[] = [];
  const pages = new Set<ServerResponse>();

  /** How many saves have not been checked. */
  let unchecked = 0;

  const message = () => `data: ${JSON.stringify(faultList(siteDir, faults, locale, unchecked > 0))}\n\n`;
  const tellPages = () => pages.forEach((page) => page.write(message()));

  async function check(): Promise<void> {
    const before = JSON.stringify(faults);
    const saves = unchecked;
    try {
      faults = await allFaults(siteDir, { locale });
    } finally {
      // Also when the check itself has failed, which the terminal says: pages would wait for it for ever.
      unchecked -= saves;
      tellPages();
    }
    if (JSON.stringify(faults) !== before) printFaults(faults);
    if (!faults.some(isError)) waiting.splice(0).forEach((resolve) => resolve());
    const now = contentPaths(siteDir);
    const isOther =
      now.some((file) => isPost(file) && !files.includes(file)) || files.some((file) => !now.includes(file));
    if (faults.some(stopsTheSite) || !isOther) return;
    files = now;
    restarts.splice(0).forEach((resolve) => resolve());
  }

  /** A file that is taken away, or written in two steps, while it is read may look like no file at all. */
  async function checkAgain(): Promise<void> {
    try {
      await check();
    } catch {
      await delay(quietMs);
      await check();
    }
  }

  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const folders = watched.map((name) => path.join(siteDir, name)).filter(existsSync);
  let watchers: FSWatcher[] = [];
  function watchFolders(): void {
    const before = watchers;
    watchers = folders.map((folder) => watch(folder, { recursive: true }, noticeSave));
    for (const watcher of before) watcher.close();
  }
  function noticeSave(): void {
    unchecked += 1;
    if (unchecked === 1) tellPages();
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Linux does not follow a folder that was removed and is there again, as after "git switch".
      watchFolders();
      running = running.then(checkAgain).catch(console.error);
    }, quietMs);
  }
  watchFolders();
  await checkAgain();

  async function sendPage(response: ServerResponse, page: () => string | Promise<string>): Promise<void> {
    try {
      const html = await page();
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
    } catch (error) {
      // What cannot be read at all is a fault, which pages show.
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error));
    }
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === workListPath) return void sendPage(response, () => workListPage(siteDir, locale));
    if (pathname === blockSearchPath)
      return void sendPage(response, () => blockSearchPage(siteDir, searchParams, locale));
    if (pathname === timesPath) return void sendPage(response, () => timesPage(siteDir));
    // Without no-transform the development server would compress, and keep back, what is sent.
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
    response.write(message());
    pages.add(response);
    request.once('close', () => pages.delete(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async hasErrors() {
      do {
        await delay(quietMs);
        await running;
      } while (unchecked > 0);
      return faults.some(isError);
    },
    mended: () => new Promise((resolve) => waiting.push(resolve)),
    otherFiles: () => new Promise((resolve) => restarts.push(resolve)),
    async stop() {
      for (const watcher of watchers) watcher.close();
      clearTimeout(timer);
      await running;
      for (const page of pages) page.end();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
