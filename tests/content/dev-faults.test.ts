import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
  const file = path.join(site, 'i18n/sv/docusaurus-plugin-content-pages/about.mdx');
  const text = readFileSync(file, 'utf8');
  const server = await serveFaults(site);
  const received = lists(server.origin);
  const next = async () => (await received.next()).value as FaultList;
  expect((await next()).faults).toEqual([]);

  writeFileSync(file, text.replace('id="accuracy"', 'id="acuracy"'));
  let list = await next();
  while (list.faults.length === 0) list = await next();
  expect(list.faults).toContainEqual(
    expect.objectContaining({ page: '/about', language: 'sv', remedy: 'Did you mean "accuracy"?' }),
  );
  expect(server.hasErrors()).toBe(true);

  const mended = server.mended();
  writeFileSync(file, text);
  while (list.faults.length > 0) list = await next();
  await mended;
  expect(server.hasErrors()).toBe(false);
  await received.return(undefined);
  await server.stop();
});

test('The work of translators is a page of the dev site, with places that open the editor', async () => {
  const product = path.join(site, 'src/content/products/batscan.mdx');
  const text = readFileSync(product, 'utf8');
  const english = firstParagraph(text);
  writeFileSync(product, text.replace(english, english.replace(/ \w+ /, ' <b>new</b> ')));
  const server = await serveFaults(site);
  const page = await (await fetch(`${server.origin}/__translations`)).text();
  await server.stop();
  writeFileSync(product, text);
  expect(page).toContain(english.replace(/ (\w+) /, ' <del>$1</del><ins>&lt;b&gt;new&lt;/b&gt;</ins> '));
  const file = 'i18n/no/docusaurus-plugin-content-docs/current/products/batscan.mdx';
  const norwegian = readFileSync(path.join(site, file), 'utf8');
  expect(page).toContain(firstParagraph(norwegian));
  const place = `${file}:${placeIn(norwegian, firstParagraph(norwegian))}`;
  expect(page).toContain(`<a href="vscode://file${site}/${place}">${place}</a>`);
  expect(page).toContain('npm run i18n -- accept no products/batscan');
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
