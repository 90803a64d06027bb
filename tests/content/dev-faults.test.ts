import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';

import { serveFaults } from '../../scripts/lib/fault-server.ts';
import type { FaultList } from '../../src/check/fault-list.ts';
import devFaultsPlugin from '../../src/plugins/dev-faults.ts';
import { firstParagraph, placeIn } from '../support/text-parts.ts';

let site: string;

beforeAll(() => {
  // What it prints for the terminal.
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  site = mkdtempSync(path.join(tmpdir(), 'dev-'));
  for (const entry of ['blog', 'data', 'i18n', 'src', 'tsconfig.json'])
    cpSync(entry, path.join(site, entry), { recursive: true });
  for (const entry of ['node_modules', 'static']) symlinkSync(path.resolve(entry), path.join(site, entry));
});
afterAll(() => rmSync(site, { recursive: true }));

/** The lists that an open page gets, one after the other. */
async function* lists(origin: string): AsyncGenerator<FaultList> {
  const { body } = await fetch(origin);
  let text = '';
  for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      yield JSON.parse(text.slice('data: '.length, end)) as FaultList;
      text = text.slice(end + 2);
    }
  }
}

test('A page that is open gets its mistakes when a file is saved, and none when they are mended', async () => {
  const file = path.join(site, 'src/pages/about.mdx');
  const text = readFileSync(file, 'utf8');
  const swedish = path.join(site, 'i18n/sv/docusaurus-plugin-content-pages/about.mdx');
  const swedishText = readFileSync(swedish, 'utf8');
  const server = await serveFaults(site, 'en');
  const received = lists(server.origin);
  const next = async () => (await received.next()).value as FaultList;
  expect((await next()).faults).toEqual([]);

  // Of another language than the one that is shown, nothing is said.
  writeFileSync(swedish, swedishText.replace('id="accuracy"', 'id="acuracy"'));
  writeFileSync(file, text.replace('id="accuracy"', 'id="acuracy"'));
  let list = await next();
  // The older list is said to be one before the check is through.
  expect(list).toEqual(expect.objectContaining({ checking: true, faults: [] }));
  while (list.checking) list = await next();
  expect(list.faults).toEqual([expect.objectContaining({ page: '/about', remedy: 'Did you mean "accuracy"?' })]);
  expect(await server.hasErrors()).toBe(true);

  const mended = server.mended();
  writeFileSync(file, text);
  while (list.faults.length > 0) list = await next();
  await mended;
  expect(await server.hasErrors()).toBe(false);
  await received.return(undefined);
  await server.stop();
  writeFileSync(swedish, swedishText);
});

test('A folder that was removed and put back is still looked at when a file in it is saved', async () => {
  const folder = path.join(site, 'src/content/products');
  const file = path.join(folder, 'batscan.mdx');
  const text = readFileSync(file, 'utf8');
  const server = await serveFaults(site, 'en');
  const received = lists(server.origin);
  const next = async () => (await received.next()).value as FaultList;
  await next();
  renameSync(folder, `${folder}-away`);
  cpSync(`${folder}-away`, folder, { recursive: true });
  rmSync(`${folder}-away`, { recursive: true });
  let list = await next();
  while (list.checking) list = await next();
  writeFileSync(file, text.replace('id="resaleUplift"', 'id="resaleUplif"'));
  while (list.faults.length === 0) list = await next();
  expect(list.faults).toEqual([expect.objectContaining({ remedy: 'Did you mean "resaleUplift"?' })]);
  await received.return(undefined);
  await server.stop();
  writeFileSync(file, text);
});

test('The site starts again when the folder of a post is renamed, and links to it are named', async () => {
  const [before, after] = ['2026-10-01', '2026-10-02'].map((day) => path.join(site, `blog/${day}-lfp-is-different`));
  const server = await serveFaults(site, 'en');
  const otherFiles = server.otherFiles();
  renameSync(before!, after!);
  await otherFiles;
  renameSync(after!, before!);
  await server.stop();
});

test('The site starts again when a page is gone, once what names it is mended', async () => {
  const page = path.join(site, 'src/pages/lonely.mdx');
  writeFileSync(page, readFileSync(path.join(site, 'src/pages/about.mdx')));
  const server = await serveFaults(site, 'en');
  const otherFiles = server.otherFiles();
  rmSync(page);
  await otherFiles;
  await server.stop();
});

test('The bundler shows what is wrong in code, and leaves content and data to the check', () => {
  process.env.FAULTS_ORIGIN = 'http://127.0.0.1:1';
  const settings = devFaultsPlugin({ siteDir: site } as LoadContext).configureWebpack!(
    {},
    false,
    {} as never,
    undefined,
  );
  type Shows = (error: object) => boolean;
  const { errors, runtimeErrors } = (
    settings as { devServer: { client: { overlay: { errors: Shows; runtimeErrors: Shows } } } }
  ).devServer.client.overlay;
  expect(errors({ message: 'Module parse failed', moduleName: './data/team.json' })).toBe(false);
  expect(errors({ message: 'YAMLParseError: Nested mappings', moduleName: './src/pages/about.mdx' })).toBe(false);
  expect(errors({ message: 'Unexpected token', moduleName: './src/sections/about/Team.tsx' })).toBe(true);
  // The page's own error does not name the file of data.
  expect(runtimeErrors({ message: '  × Module parse failed:\n  ╰─▶   × JSON parse error: Unexpected character' })).toBe(
    false,
  );
  expect(runtimeErrors({ message: 'team.members is undefined' })).toBe(true);
});

test('The work of translators is a page of the dev site, with places that open the editor', async () => {
  const product = path.join(site, 'src/content/products/batscan.mdx');
  const text = readFileSync(product, 'utf8');
  const english = firstParagraph(text);
  writeFileSync(product, text.replace(english, english.replace(/ \w+ /, ' <b>new</b> ')));
  const server = await serveFaults(site, 'no');
  const page = await (await fetch(`${server.origin}/__translations`)).text();
  await server.stop();
  writeFileSync(product, text);
  expect(page).toMatch(/<ins>[^<]*&lt;b&gt;new&lt;\/b&gt;/);
  const file = 'i18n/no/docusaurus-plugin-content-docs/current/products/batscan.mdx';
  const norwegian = readFileSync(path.join(site, file), 'utf8');
  const shown = firstParagraph(norwegian).replace(/[<>"]/g, (sign) => ({ '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;');
  expect(page).toContain(shown);
  const place = `${file}:${placeIn(norwegian, firstParagraph(norwegian))}`;
  expect(page).toContain(`<a href="vscode://file${site}/${place}">${place}</a>`);
  expect(page).toMatch(/<code>npm run i18n -- \w+ no products\/batscan<\/code>/);
  expect(page.match(/(?<=<h2>)\w+/g)).toEqual(['Norwegian', 'Swedish', 'Danish', 'Dutch']);
  expect(page).toMatch(/<summary>products\/batscan: .*, \d+ words, \d+ of them new or changed<\/summary>/);
});

test('All blocks can be searched, each with its glossary terms, and a label with its pages', async () => {
  const server = await serveFaults(site, 'sv');
  const search = async (query: string) => (await fetch(`${server.origin}/__translations/search?${query}`)).text();
  const found = await search('q=demo.form.name');
  const other = await search('q=<b>&language=nl');
  await server.stop();
  expect(found).toContain('<code>demo.form.name</code>');
  expect(found).toContain('i18n/sv/code.json');
  expect(other).toContain('value="&lt;b&gt;"');
  expect(other).toContain('<option value="nl" selected>Dutch</option>');
});

test('A build has neither the list of mistakes nor the work of translators', () => {
  const parts = (origin?: string) => {
    if (origin) process.env.FAULTS_ORIGIN = origin;
    else delete process.env.FAULTS_ORIGIN;
    const plugin = devFaultsPlugin({ siteDir: site } as LoadContext);
    return {
      modules: plugin.getClientModules!(),
      settings: JSON.stringify(plugin.configureWebpack!({}, false, {} as never, undefined)),
    };
  };
  expect(parts('http://127.0.0.1:1').settings).toContain('/__translations');
  expect(parts()).toEqual({ modules: [], settings: '{}' });
  const elsewhere = globSync('{docusaurus.config.ts,src/**/*.{ts,tsx}}').filter((file) =>
    /__translations|work-list-page/.test(readFileSync(file, 'utf8')),
  );
  expect(elsewhere.sort()).toEqual(['src/client/fault-overlay.ts', 'src/plugins/dev-faults.ts']);
});
