import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';

import { benchTool } from './bench-tools.ts';
import { builtHtml } from './built-pages.ts';
import { compressFolder } from './compress.ts';
import { root } from './paths.ts';
import { run } from './run.ts';

/** What somebody needs who writes a page by hand and has an eye for type: nothing of it comes in a file of its own. */
const style = `body{margin:0 auto;max-width:44rem;padding:1rem;font:1.0625rem/1.6 system-ui,sans-serif;color:#123}
h1,h2,h3{line-height:1.2;text-wrap:balance}a{color:#065}img{max-width:100%;height:auto}table{border-collapse:collapse}
td,th{padding:.25rem .75rem .25rem 0;text-align:left;vertical-align:top}`;

/** Elements whose text a page written by hand would have too. */
const kept = 'h1,h2,h3,h4,p,li,td,th,dt,dd,summary,figcaption,label,legend';

/**
 * A page of the same text without pictures, fonts, styles in files or scripts: the least that the text can cost.
 * @param html of the built page
 */
export function handWrittenPage(html: string): string {
  const $ = load(html);
  const page = load('<!doctype html><html><head></head><body><main></main></body></html>');
  page('html').attr('lang', $('html').attr('lang') ?? 'en');
  page('head').append('<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">');
  page('<title>').text($('title').text()).appendTo(page('head'));
  page('<meta name="description">')
    .attr('content', $('meta[name=description]').attr('content') ?? '')
    .appendTo(page('head'));
  page('<style>').text(style).appendTo(page('head'));
  $('script,style,svg,template').remove();
  for (const element of $('main').find(kept).toArray()) {
    // What holds another one gives its text there.
    if ($(element).find(kept).length > 0) continue;
    const text = $(element).text().replace(/\s+/g, ' ').trim();
    if (text === '') continue;
    const name = /^h\d$/.test(element.tagName) ? element.tagName : 'p';
    const written = page(`<${name}>`).text(text).appendTo(page('main'));
    const link = $(element).closest('a').attr('href') ?? $(element).find('a').attr('href');
    if (link) written.wrapInner(page('<a>').attr('href', link));
  }
  return page.html();
}

/**
 * Writes the page by hand of each address into a folder, compressed as the site's own are.
 * @param addresses such as "/sv/about"
 */
export async function writeHandWritten(buildDir: string, addresses: string[], folder: string): Promise<void> {
  for (const address of addresses) {
    const file = path.join(folder, address === '/' ? 'index.html' : `${address}.html`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, handWrittenPage(builtHtml(buildDir, address)));
  }
  await compressFolder(folder);
}

/**
 * Builds the template that the framework gives to a new project, once, with this project's own packages.
 * @returns the folder of the built site
 */
export async function stockTemplate(): Promise<string> {
  const folder = path.join(root, 'var/bench-tools/template');
  const built = path.join(folder, 'build');
  if (existsSync(path.join(built, 'index.html.br'))) return built;
  rmSync(folder, { recursive: true, force: true });
  await run(
    await benchTool('create-docusaurus'),
    ['template', 'classic', path.dirname(folder), '--skip-install', '--javascript', '--package-manager', 'npm'],
    {},
    { quiet: true },
  );
  const made = path.join(path.dirname(folder), 'template');
  if (made !== folder) cpSync(made, folder, { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  await run('docusaurus', ['build', folder], {}, { quiet: true });
  await compressFolder(built);
  return built;
}
