/**
 * Results of the check that a command keeps for its next run, by a hash of what each was made of: what has not changed
 * is not looked at again. Nothing is kept unless a command asks for it.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';

interface Store {
  file: string;
  /** Hash of the code of the check and of the words that it knows, which all results depend on. */
  common: string;
  before: Map<string, unknown>;
  used: Map<string, unknown>;
}

/** Some runs look at one language only: what they leave out stays, up to this many results. */
const mostKept = 2000;

const commonFiles = [
  'src/check/**/*.{ts,cjs}',
  'src/domain/**/*.ts',
  'data/{locales,typography,language-words,american-spelling,praise,company}.json',
  'data/glossary/*.json',
  'src/pages/glossary.mdx',
  'i18n/*/docusaurus-plugin-content-pages/glossary.mdx',
  'package-lock.json',
];

let store: Store | undefined;

function hash(parts: string[]): string {
  const made = createHash('sha256');
  for (const part of parts) made.update(`${part.length} ${part}`);
  return made.digest('base64');
}

type Written = Pick<Store, 'common'> & { results: Map<string, unknown> };

function readResults(file: string, common: string): Map<string, unknown> {
  try {
    const written = deserialize(readFileSync(file)) as Written;
    return written.common === common ? written.results : new Map();
  } catch {
    // There is none yet, or another version of Node has written it.
    return new Map();
  }
}

/**
 * From now on results are kept, until this process or thread ends.
 * @param name of the file below node_modules: threads and commands that run at the same time have one each
 */
export function keepResults(siteDir: string, name: string): void {
  const file = path.join(siteDir, 'node_modules/.cache/check', name);
  const texts = globSync(commonFiles, { cwd: siteDir })
    .sort()
    .flatMap((source) => [source, readFileSync(path.join(siteDir, source), 'utf8')]);
  const common = hash(texts);
  store = { file, common, before: readResults(file, common), used: new Map() };
  process.once('exit', saveResults);
}

/** Writes down what is kept. */
function saveResults(): void {
  if (!store) return;
  const { file, common, before, used } = store;
  if ([...used.keys()].every((key) => before.has(key))) return;
  const results = new Map([...used, ...[...before].filter(([key]) => !used.has(key))].slice(0, mostKept));
  mkdirSync(path.dirname(file), { recursive: true });
  // Another run may read it meanwhile.
  writeFileSync(`${file}.${process.pid}`, serialize({ common, results } satisfies Written));
  renameSync(`${file}.${process.pid}`, file);
}

/**
 * A result of an earlier run, or a new one.
 * @param of all that the result depends on, besides the code and the words of the check; begins with what it is
 * @param make plain data: no functions, no classes
 */
export function kept<T>(of: () => string[], make: () => T): T {
  if (!store) return make();
  const key = hash(of());
  const { before, used } = store;
  const result = used.has(key) ? used.get(key) : before.has(key) ? before.get(key) : make();
  used.set(key, result);
  return result as T;
}
