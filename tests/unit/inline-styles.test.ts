import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { inlineStyles } from '../../scripts/lib/inline-styles.ts';

const sheet = '/assets/css/styles.1.css';
let site = '';

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), text);
}
const page = (body: string, attributes = '') =>
  `<html${attributes}><head><link rel=stylesheet href=${sheet}></head><body>${body}</body></html>`;
const read = (file: string) => readFileSync(path.join(site, file), 'utf8');

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'styles-'));
  write(
    sheet.slice(1),
    String.raw`p{margin:0}.a{color:red}.b{color:#0f0}.\[\&\>svg\]\:w-4>svg{width:1rem}.sm\:p-1\.5{padding:1px}.unused{color:pink}.a.unused{top:0}:not(.unused) i{left:0}`,
  );
});
afterEach(() => rmSync(site, { recursive: true }));

test('A page has the styles that pages of its kind use in any language, and no other', () => {
  write('index.html', page('<p class=a>'));
  write('sv.html', page('<p class="x b">'));
  write('about.html', page('<p class="[&amp;>svg]:w-4 sm:p-1.5">'));
  inlineStyles(site);
  const home = '<style>p{margin:0}.a{color:red}.b{color:#0f0}:not(.unused) i{left:0}</style>';
  expect(read('index.html')).toBe(page('<p class=a>').replace(/<link.*?>/, home));
  expect(read('sv.html')).toContain(home);
  expect(read('about.html')).toContain(
    String.raw`<style>p{margin:0}.\[\&\>svg\]\:w-4>svg{width:1rem}.sm\:p-1\.5{padding:1px}:not(.unused) i{left:0}</style>`,
  );
});

test('Properties that nothing reads are left out, and so is what only they read', () => {
  write(
    sheet.slice(1),
    '@property --idle{syntax:"*";inherits:false}:root{--red:#f00;--old:#e00;--older:var(--old);--page:#00f}.a{color:var(--red);--idle:0}',
  );
  write('index.html', page('<p class=a style="color:var(--page)">'));
  inlineStyles(site);
  expect(read('index.html')).toContain('<style>:root{--red:red;--page:#00f}.a{color:var(--red)}</style>');
});

test('Where the framework may start, it loads the whole style sheet too', () => {
  const files = (list: string) => ` data-framework-files='[${list}]'`;
  write('demo.html', page('<p class=a>', files('"/assets/js/main.js"')));
  inlineStyles(site);
  expect(read('demo.html')).toContain(files(`"${sheet}","/assets/js/main.js"`));
  expect(read('demo.html')).toContain('<style>');
});

test('Animations that follow scrolling keep a declaration of their own for it', () => {
  write(sheet.slice(1), '.a{animation:along linear both;animation-timeline:scroll(root);animation-range:cover}');
  write('index.html', page('<p class=a>'));
  inlineStyles(site);
  expect(read('index.html')).toContain('animation-timeline:scroll(root)');
});
