import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

/** Layers from the inside out; a file imports from its own layer or from one before it. */
const layers = [
  ['data', 'src/domain'],
  ['src/hooks'],
  ['src/language', 'src/components/ui', 'src/client'],
  ['src/components/forms'],
  ['src/sections'],
  ['src/pages', 'src/theme'],
];

const layerOf = (file: string) =>
  layers.findIndex((folders) => folders.some((folder) => file.startsWith(`${folder}/`)));

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/(?:from|import) '((?:@site\/|\.)[^']+)'/g)].map(([, target = '']) =>
    target.startsWith('@site/') ? target.slice('@site/'.length) : path.join(path.dirname(file), target),
  );
}

test('Imports run one way, from the outer layers to the inner ones', () => {
  const backwards = globSync('src/**/*.{ts,tsx}')
    .filter((file) => layerOf(file) >= 0)
    .flatMap((file) => importsOf(file).map((target) => ({ file, target })))
    .filter(({ file, target }) => layerOf(target) > layerOf(file));
  expect(backwards).toEqual([]);
});

test('Server and scripts import only domain, language and data of the site', () => {
  const foreign = globSync(['server/**/*.ts', 'scripts/**/*.ts'])
    .flatMap((file) => importsOf(file).map((target) => ({ file, target })))
    .filter(({ target }) => target.startsWith('src/') && !/^src\/(?:domain|language)\//.test(target));
  expect(foreign).toEqual([]);
});

test('Components of the design system hold no text and no data', () => {
  const impure = globSync('src/components/ui/*.tsx').filter((file) =>
    /docusaurus\/Translate|@site\/data/.test(readFileSync(file, 'utf8')),
  );
  expect(impure).toEqual([]);
});

const gallery = globSync(['src/sections/gallery/*.tsx', 'src/sections/gallery/examples/*.mdx'])
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('Every component of the design system stands in the gallery', () => {
  // Inside others: they have no specimen of their own.
  const parts = ['PlainLink', 'ChartFrame'];
  const missing = readdirSync('src/components/ui')
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace('.tsx', ''))
    .filter((name) => !parts.includes(name) && !new RegExp(`name="${name}"|^name: ${name}$`, 'm').test(gallery));
  expect(missing).toEqual([]);
});

test('Every component that MDX may use has a snippet in the gallery', () => {
  const names = globSync('src/sections/**/*mdx-components.{ts,tsx}').flatMap((file) => {
    const [, set = ''] = /dxComponents\b.* = (\{.*\});/s.exec(readFileSync(file, 'utf8')) ?? [];
    return [...set.matchAll(/(?<=[{,]\s*)[A-Z]\w+/g)].map(([name]) => name);
  });
  expect(names.length).toBeGreaterThan(25);
  expect(names.filter((name) => !gallery.includes(`<${name}`))).toEqual([]);
});

test('Every colour token stands in the gallery', () => {
  const tokens = [...readFileSync('src/css/tokens.css', 'utf8').matchAll(/--color-([a-z-]+): #/g)].map(
    ([, name]) => name!,
  );
  const shown: string[] = readFileSync('src/sections/gallery/TokenGallery.tsx', 'utf8').match(/[a-z-]+/g) ?? [];
  expect(tokens.filter((token) => !shown.includes(token))).toEqual([]);
});

test('Adapters in src/theme stay thin', () => {
  const long = globSync('src/theme/**/*.tsx').filter((file) => readFileSync(file, 'utf8').split('\n').length > 40);
  expect(long).toEqual([]);
});

test('A translation id stands once in the source, or with the same message', () => {
  const messages = new Map<string, Set<string>>();
  for (const file of globSync('src/**/*.{ts,tsx}')) {
    const source = readFileSync(file, 'utf8');
    for (const [, id = '', message = ''] of source.matchAll(
      /id: '([^']+)',\s*message:\s*(?:'((?:[^'\\]|\\.)*)'|"(?:[^"]*)")/g,
    )) {
      messages.set(id, (messages.get(id) ?? new Set<string>()).add(message));
    }
  }
  expect(messages.size).toBeGreaterThan(80);
  expect([...messages].filter(([, texts]) => texts.size > 1).map(([id]) => id)).toEqual([]);
});
