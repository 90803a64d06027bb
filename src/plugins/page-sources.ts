import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { modulesOfSet, setFiles } from './page-imports';

const sets = [
  ...Object.values(setFiles),
  'src/sections/shared/mdx-components.tsx',
  'src/sections/blog/post-mdx-components.tsx',
];

/** Settings and what stands in the frame of every page: a change of these is none of a page's content. */
const settings = new Set(
  ['language', 'locales', 'navigation', 'published-paths', 'redirects', 'site', 'typography'].map(
    (name) => `data/${name}.json`,
  ),
);

/** Data that a plugin hands to components, by the start of its module's name. */
const generated: Record<string, string> = { '@generated/vehicle-list/': 'data/vehicles.csv' };

/** Finds the data files that a page shows: those that its components import, whichever way. */
export class PageSources {
  private readonly siteDir: string;
  private readonly modules: Map<string, string>;
  private readonly known = new Map<string, Set<string>>();

  constructor(siteDir: string) {
    this.siteDir = siteDir;
    this.modules = new Map(sets.flatMap((set) => [...modulesOfSet(siteDir, set)]));
  }

  /**
   * Files that a page is made of: its own, and the data that its components show.
   * @param source path of an MDX file in the project, translated or not
   */
  of(source: string): string[] {
    const text = readFileSync(path.join(this.siteDir, source), 'utf8');
    const names = new Set([...text.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name!));
    const modules = [...names].flatMap((name) => this.modules.get(name)?.replace('@site/', '') ?? []);
    return [source, ...new Set(modules.flatMap((module) => [...this.dataOf(module)]))];
  }

  private dataOf(module: string): Set<string> {
    const known = this.known.get(module);
    if (known) return known;
    const data = new Set<string>();
    // Found again on the way, a module has nothing to add.
    this.known.set(module, data);
    const file = [`${module}.tsx`, `${module}.ts`, module].find((name) => existsSync(path.join(this.siteDir, name)));
    if (file === undefined || !/\.tsx?$/.test(file)) return data;
    const text = readFileSync(path.join(this.siteDir, file), 'utf8');
    for (const [, target = ''] of text.matchAll(/\bfrom '([^']+)'/g)) {
      const [start] = Object.keys(generated).filter((prefix) => target.startsWith(prefix));
      if (start !== undefined) data.add(generated[start]!);
      const place = target.startsWith('@site/')
        ? target.slice('@site/'.length)
        : path.posix.join(path.posix.dirname(file), target);
      if (place.startsWith('data/')) {
        if (!settings.has(place)) data.add(place);
      } else if (/^(?:@site\/|\.)/.test(target) && /^src\/(?:sections|components|hooks|domain)\//.test(place)) {
        for (const found of this.dataOf(place)) data.add(found);
      }
    }
    return data;
  }
}
