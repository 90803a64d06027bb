import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

import { componentTable } from '../../src/check/component-table.ts';

const shared = [['data'], ['src/domain']];

/**
 * What imports what: each stack lists folders (or files) from the inside out. A file imports only from its own stack,
 * from its own row or an earlier one.
 */
const stacks: Record<string, string[][]> = {
  site: [
    ...shared,
    ['src/check'],
    ['src/hooks', 'src/illustrations', 'src/structured-data'],
    ['src/share-cards'],
    ['src/language', 'src/verification', 'src/page-views', 'src/search', 'src/client', 'src/css', 'src/components/ui'],
    ['src/components/forms', 'src/template'],
    ['src/sections'],
    ['src/pages', 'src/theme'],
    ['src/plugins'],
    ['docusaurus.config.ts', 'sidebars.ts'],
  ],
  server: [
    ...shared,
    ['server/errors'],
    ['server/settings', 'server/texts', 'server/submissions'],
    ['server/storage'],
    ['server/monitoring', 'server/mail', 'server/pages'],
    ['server/delivery', 'server/abuse'],
    ['server/routes'],
    ['server/http'],
    ['server/app.ts'],
    ['server/index.ts', 'server/cli'],
  ],
  scripts: [
    ...shared,
    ['src/check'],
    ['src/illustrations', 'src/structured-data'],
    ['src/share-cards'],
    ['src/language'],
    ['server'],
    ['scripts/lib'],
    ['scripts'],
  ],
};

const stackOf = (file: string) => /^(?:server|scripts)(?=\/)/.exec(file)?.[0] ?? 'site';

interface Place {
  row: number;
  /** The folder or file as it stands in the stack. */
  entry: string;
}

/** Where a path stands in a stack: its most precise entry. */
function placeIn(stack: string, file: string): Place | undefined {
  return stacks[stack]!.flatMap((entries, row) => entries.map((entry) => ({ row, entry })))
    .filter(({ entry }) => file === entry || file.startsWith(`${entry}/`))
    .sort((a, b) => b.entry.length - a.entry.length)[0];
}

/** Paths that a file imports in any way, `import()` and `require()` too; packages are left out. */
function importsOf(file: string): string[] {
  const statements = /\b(?:from|import|require(?:\.resolve)?)\s*\(?\s*['"`]((?:@site\/|\.\.?\/)[^'"`$]+)['"`]/g;
  return [...readFileSync(file, 'utf8').matchAll(statements)].map(([, target = '']) =>
    target.startsWith('@site/') ? target.slice('@site/'.length) : path.join(path.dirname(file), target),
  );
}

const sources = globSync(['{src,server,scripts}/**/*.{ts,tsx,js,cjs,mjs}', '*.ts']).filter(
  (file) => !file.endsWith('.d.ts'),
);
const imports = sources.flatMap((file) =>
  importsOf(file).map((target) => {
    const stack = stackOf(file);
    return { statement: `${file} imports ${target}`, from: placeIn(stack, file), to: placeIn(stack, target) };
  }),
);

test('Every source file stands in a layer', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((file) => !placeIn(stackOf(file), file))).toEqual([]);
});

test('Imports run one way, from the outer layers to the inner ones', () => {
  const wrong = imports.filter(({ from, to }) => !from || !to || to.row > from.row);
  expect(wrong.map(({ statement }) => statement)).toEqual([]);
});

test('No folders import each other in a circle', () => {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (from && to && to.entry !== from.entry)
      graph.set(from.entry, (graph.get(from.entry) ?? new Set()).add(to.entry));
  }
  const circles: string[] = [];
  const done = new Set<string>();
  function visit(entry: string, trail: string[]): void {
    if (trail.includes(entry)) circles.push([...trail.slice(trail.indexOf(entry)), entry].join(' → '));
    else if (!done.has(entry)) for (const next of graph.get(entry) ?? []) visit(next, [...trail, entry]);
    done.add(entry);
  }
  for (const entry of graph.keys()) visit(entry, []);
  expect(circles).toEqual([]);
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
  const names = Object.values(componentTable(process.cwd()))
    .flat()
    .map(({ name }) => name)
    .filter((name) => /^[A-Z]/.test(name));
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
