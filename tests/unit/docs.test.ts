import { execFile } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from '@jest/globals';

import { coverForms } from '../../src/domain/illustrations.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const documents = globSync(['*.md', 'docs/**/*.md', '{server,src}/**/README.md']).sort();
/** What a build, the server or a test makes: not in a fresh checkout. */
const generated: string[] = read('.gitignore').match(/^[\w.-]+(?=\/$)/gm) ?? [];
const files = globSync('**/*', { exclude: (name) => name === '.git' || generated.includes(name) });
const fileNames = new Set(files.map((file) => path.basename(file)));
const folders = files.filter((file) => !file.includes('/') && !file.includes('.'));

const fences = /^ *```.*\n([\s\S]*?)^ *```/gm;

/** The code of a document: each span, and each line of a block. */
function codeOf(document: string): string[] {
  const text = read(document);
  const blocks = [...text.matchAll(fences)].map(([, block = '']) => block.replaceAll('<br/>', ' '));
  const spans = [...text.replace(fences, '').matchAll(/`([^`]+)`/g)].map(([, span = '']) => span.replaceAll('\n', ' '));
  return [...blocks.flatMap((block) => block.split('\n')), ...spans].map((line) =>
    line.replace(/(?:^| )#.*/, '').trim(),
  );
}

/** Each piece of code of the documents that has something to be found, as `document: what`. */
function missingOf(find: (code: string, document: string) => string[]): string[] {
  return documents.flatMap((document) =>
    codeOf(document)
      .flatMap((code) => find(code, document))
      .map((what) => `${document}: ${what}`),
  );
}

test('The README is short', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(80);
});

test('Every path that the documentation names exists', () => {
  const paths = new RegExp(`(?<![\\w/.@-])(?:${folders.join('|')})/[\\w./*-]*`, 'g');
  const missing = missingOf((code, document) => {
    const named = (code.match(paths) ?? []).map((found) => found.replace(/\.+$/, ''));
    const isFile = /^\w[\w./-]*\.(?:conf|csv|env|example|json|mdx?|service|sql|timer|tsx?|yml)$/.test(code);
    const isThere = fileNames.has(code) || [code, path.join(path.dirname(document), code)].some(existsSync);
    return [
      ...named.filter((found) => !existsSync(found) && globSync(found).length === 0),
      ...(isFile && named.length === 0 && !isThere ? [code] : []),
    ];
  });
  expect(missing).toEqual([]);
});

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

test('Writers are told every shape that the figure on a cover can take', () => {
  const [, table = ''] = /\| `form` [^\n]*\n[^\n]*\n((?: *\|[^\n]*\n)+)/.exec(read('docs/content-reference.md')) ?? [];
  expect([...table.matchAll(/^ *\| `(\w+)`/gm)].map(([, form]) => form).sort()).toEqual([...coverForms].sort());
});

test('Every link of the documentation leads somewhere', () => {
  const broken = documents.flatMap((document) => {
    const links = [
      ...read(document)
        .replace(fences, '')
        .replace(/`[^`]*`/g, '')
        .matchAll(/\]\(([^)\s]+)\)/g),
    ].map(([, link = '']) => link);
    return links
      .filter((link) => !/^https:\/\//.test(link))
      .filter((link) => {
        const [file = '', anchor] = link.split('#');
        const target = file === '' ? document : path.join(path.dirname(document), file);
        if (!existsSync(target)) return true;
        return (
          anchor !== undefined &&
          ![...read(target).matchAll(/^#+ (.*)$/gm)].some(([, text = '']) => anchorOf(text) === anchor)
        );
      })
      .map((link) => `${document}: ${link}`);
  });
  expect(broken).toEqual([]);
});

test('Decisions are numbered without gaps, and the index lists them by their titles', () => {
  const decisions = readdirSync('docs/decisions')
    .filter((file) => file !== 'README.md')
    .sort();
  expect(decisions.map((file) => file.slice(0, 4))).toEqual(
    decisions.map((_file, index) => `${String(index + 1).padStart(3, '0')}-`),
  );
  const listed = [...read('docs/decisions/README.md').matchAll(/^- \[(.*)\]\((.*)\)$/gm)].map(([, title, file]) => [
    title,
    file,
  ]);
  // The index is by subject.
  expect(listed.sort(([, a = ''], [, b = '']) => a.localeCompare(b))).toEqual(
    decisions.map((file) => [/^# (.*)$/m.exec(read(`docs/decisions/${file}`))?.[1], file]),
  );
});

test("The adapters' README has a row for each of them", () => {
  const rows =
    read('src/theme/README.md')
      .match(/^\| [A-Z][\w, ]+(?= \|)/gm)
      ?.flatMap((row) => row.match(/\w+/g) ?? []) ?? [];
  const adapters = readdirSync('src/theme').filter((name) => name !== 'README.md');
  expect(rows.filter((name) => name !== 'Slot').sort()).toEqual(adapters.sort());
});

describe('Commands', () => {
  /** The files that npm commands run, by the command; those of other packages are left out. */
  const entries = Object.entries(scripts).flatMap(([name, command]) => {
    const [, entry] = /node (?:--import \S+ )*((?:scripts|server)\/[\w/-]+\.ts)$/.exec(command) ?? [];
    return entry ? [[name, entry] as const] : [];
  });
  const helps: Record<string, string> = {};

  beforeAll(async () => {
    // One that does not know --help would do its work instead.
    expect(entries.filter(([, entry]) => !/\bhelp\b/.test(read(entry)))).toEqual([]);
    const run = promisify(execFile);
    await Promise.all(
      entries.map(async ([name, entry]) => {
        helps[name] = (await run(process.execPath, [entry, '--help'])).stdout;
      }),
    );
  });

  test('each says what it does', () => {
    expect(entries.length).toBeGreaterThan(12);
    for (const [name] of entries) expect(`${name}: ${helps[name]}`).toMatch(/: [A-Z`n][^]{20}/);
  });

  test('each that the documentation names exists, with its groups, commands and options', () => {
    const wrong = missingOf((code) => {
      const [, name, given = ''] =
        /\bnpm (?:run )?(start|test|(?<=run )[\w-]+)(?: -- (.*))?/.exec(
          code.replace(/^submissions (?!\()/, 'npm run submissions -- '),
        ) ?? [];
      if (name === undefined) return [];
      if (!scripts[name]) return [code];
      const [first = ''] = given.split(' ');
      const help = helps[name] ?? '';
      const isKnown = (word: string) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(help);
      if (name === 'test') return first === '' || new RegExp(`^  ${first}  `, 'm').test(help) ? [] : [code];
      const words = name === 'submissions' && /^\w/.test(first) ? [first] : [];
      const options = (given.match(/(?<= |^)--[\w-]+/g) ?? []).filter((option) => option !== '--help');
      return [...words, ...options].every(isKnown) ? [] : [code];
    });
    expect(wrong).toEqual([]);
  });

  test('each is in the documentation', () => {
    const text = documents.map(read).join('\n');
    const undocumented = Object.keys(scripts).filter(
      (name) => !new RegExp(`npm (?:run )?${name}(?![\\w-])`).test(text),
    );
    expect(undocumented).toEqual([]);
  });
});
