import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

import { serverTexts } from '../../src/domain/server-texts.ts';

const code = globSync('server/**/*.ts').map((file) => readFileSync(file, 'utf8'));

test('Each text of the list is said by the server, with the names that the list has', () => {
  for (const [id, names] of Object.entries(serverTexts)) {
    const said = id.replace(/^(mail\.receipt\.)\w+(\.subject)$/, '$1${prefix}$2');
    const source = code.find((text) => text.includes(`'${said}'`) || text.includes(`\`${said}\``));
    expect([id, source !== undefined]).toEqual([id, true]);
    const [, values = ''] = new RegExp(`'${said}', \\{([^}]*)`).exec(source!) ?? [];
    expect([id, [...values.matchAll(/(\w+): /g)].map(([, name]) => name)]).toEqual([id, names]);
  }
});

test('Each text that only the server says is in the list', () => {
  const said = code.flatMap((text) => [...text.matchAll(/'((?:mail|page)\.[\w.]+)'/g)].map(([, id]) => id));
  expect(said.filter((id) => !(id! in serverTexts))).toEqual([]);
  expect(Object.keys(JSON.parse(readFileSync('i18n/en/server.json', 'utf8')) as object)).toEqual(
    Object.keys(serverTexts),
  );
});
