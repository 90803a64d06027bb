import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { builtHtml, builtPages } from './built-pages.ts';
import { root } from './paths.ts';

/** What building the site with a number of posts took. */
export interface BuildMeasure {
  posts: number;
  pages: number;
  seconds: number;
  /** The largest memory of any of the build's processes, in MB. */
  memory: number;
  /** Bytes of the HTML of home and of the blog's first page, uncompressed. */
  home: number;
  blog: number;
}

const sources = [
  'blog',
  'data',
  'docusaurus.config.ts',
  'i18n',
  'package.json',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
];
const oneDay = 24 * 60 * 60 * 1000;

/** Where a language keeps its posts. */
const postFolders = ['blog', 'i18n/*/docusaurus-plugin-content-blog'];

/** Copies the oldest post under other days and titles, in every language, until there are as many as wanted. */
function addPosts(site: string, wanted: number): void {
  for (const folder of globSync(postFolders, { cwd: site })) {
    const posts = readdirSync(path.join(site, folder))
      .filter((name) => /^\d{4}-/.test(name))
      .sort();
    const [model] = posts;
    // The folder of English has only what the pages of lists say.
    if (!model) continue;
    const text = readFileSync(path.join(site, folder, model, 'index.mdx'), 'utf8');
    for (let number = posts.length; number < wanted; number += 1) {
      const day = new Date(Date.parse(model.slice(0, 10)) - number * oneDay).toISOString().slice(0, 10);
      const copy = path.join(site, folder, `${day}-post-${number}`);
      cpSync(path.join(site, folder, model), copy, { recursive: true });
      writeFileSync(path.join(copy, 'index.mdx'), text.replace(/^title: .*$/m, `title: Post ${number}`));
    }
  }
}

/**
 * Builds a copy of the site with a number of posts in every language.
 * @param posts at least as many as the site has
 */
export async function measureBuild(posts: number): Promise<BuildMeasure> {
  const site = mkdtempSync(path.join(tmpdir(), 'bench-build-'));
  try {
    for (const entry of sources) {
      cpSync(path.join(root, entry), path.join(site, entry), {
        recursive: true,
        filter: (source) => !source.endsWith('static/videos'),
      });
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(site, 'node_modules'));
    addPosts(site, posts);
    const memoryFile = path.join(site, 'memory.txt');
    // Every process of the build writes down what it needed at most.
    const note = `import{appendFileSync}from'node:fs';process.on('exit',()=>appendFileSync(${JSON.stringify(memoryFile)},process.resourceUsage().maxRSS+'\\n'))`;
    const begin = performance.now();
    const child = spawn('docusaurus', ['build'], {
      cwd: site,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(note)}` },
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`The site with ${posts} posts was not built; the message above says why.`);
    const built = path.join(site, 'build');
    const bytes = (address: string) => Buffer.byteLength(builtHtml(built, address));
    return {
      posts,
      pages: builtPages(built).length,
      seconds: (performance.now() - begin) / 1000,
      memory: Math.max(...readFileSync(memoryFile, 'utf8').trim().split('\n').map(Number)) / 1024,
      home: bytes('/'),
      blog: bytes('/blog'),
    };
  } finally {
    rmSync(site, { recursive: true });
  }
}

/** How time grows with pages: 1 is in proportion, 2 with their square. */
export function growthExponent(small: BuildMeasure, large: BuildMeasure): number {
  return Math.log(large.seconds / small.seconds) / Math.log(large.pages / small.pages);
}
