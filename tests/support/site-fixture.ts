import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { redirectsFile } from '../../src/domain/redirects';
import { searchIndexesFile } from '../../src/domain/search/search-routes';
import { bookingPageFiles } from './booking-pages';
import { searchIndex, searchPage } from './search-page';

const field = (name: string, control: string) => `
  <label for="demo-${name}">${name}<span>optional</span></label>${control}
  <p id="demo-${name}-error" hidden><span data-slot="field-error-text"></span></p>`;

/** A form page with the elements that the server fills in. */
const demoPage = (language: string) => `<!doctype html><html lang=${language}><head>
<title>Demo</title><script src=/assets/js/main.12345678.js defer></script></head><body><main>
<form method=post action=/api/demo-requests>
<div data-slot=form-alert hidden role=alert><h2 data-slot=form-alert-title></h2><p data-slot=form-alert-text></p><ul data-slot=form-alert-list></ul></div>
<input type=hidden name=language value=${language}>
${field('name', '<input id=demo-name name=name>')}
${field('company', '<input id=demo-company name=company>')}
${field('businessType', '<select id=demo-businessType name=businessType><option value="">-</option><option value=other>Other</option></select>')}
${field('email', '<input id=demo-email name=email aria-describedby=demo-email-hint>')}
${field('system', '<input id=demo-system name=system>')}
${field('message', '<textarea id=demo-message name=message></textarea>')}
</form></main></body></html>`;

/** The page with the button that a link in a mail about the newsletter leads to. */
export const newsletterPage = (language: string, action: string) =>
  `<title>${language} ${action}</title><form method=post action=/api/newsletter/${action}>
<input type=hidden name=token value=""><input type=hidden name=language value=${language}><button>x</button></form>`;

/** The page that checks reports, with some of the parts that the server shows and fills in. */
const verifyPage = (language: string) => `<title>verify ${language}</title><form action="/api/reports#answer">
<input type=hidden name=language value=${language}><input name=number></form><div data-when=empty>nothing yet</div>
${[
  'genuine',
  'expired',
  'revoked',
  'malformed',
  'mistyped',
  'unknown',
  'limited',
  'reason-faulty-reading',
  'way-device',
  'way-server',
]
  .map((part) => `<div data-when=${part} hidden>${part}</div>`)
  .join('')}
<div data-when=figures hidden><b data-fill=stateOfHealth></b><i data-fill=vehicle></i></div>`;

/** Addresses of the small site that have moved. */
export const movedPages = [
  { from: '/old', to: '/about' },
  { from: '/sv/old', to: '/sv/about' },
  { from: '/downloads/old.pdf', to: '/about' },
];

/** Writes a small built site into a temporary folder and returns its path. */
export function makeSite(): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    writeFileSync(path.join(siteDir, file), content);
  };
  for (const [folder, language] of [
    ['', 'en'],
    ['sv/', 'sv'],
  ] as const) {
    write(`${folder}index.html`, `<title>home ${language}</title>`);
    write(`${folder}about.html`, `<title>about ${language}</title>`);
    write(`${folder}demo.html`, demoPage(language));
    write(`${folder}404.html`, `<title>not found ${language}</title>`);
    for (const action of ['confirm', 'unsubscribe']) {
      write(`${folder}newsletter/${action}.html`, newsletterPage(language, action));
    }
    write(`${folder}verify.html`, verifyPage(language));
    write(`${folder}search.html`, searchPage(language));
    for (const [page, html] of bookingPageFiles(language)) write(`${folder}${page.slice(1)}.html`, html);
    write(`${folder}product-not-found.html`, `<title>no such product ${language}</title>`);
  }
  for (const { from } of movedPages) write(`${from.slice(1)}/index.html`, '<title>leads away</title>');
  write(redirectsFile, JSON.stringify(movedPages));
  write('about.md', '# about');
  write('site.webmanifest', '{}');
  write('.well-known/security.txt', 'Contact: mailto:a@b.example\n');
  write('assets/js/main.12345678.js', 'console.log("main")');
  write('assets/js/main.12345678.js.br', brotliCompressSync('console.log("main")'));
  write('sv/assets/search/index.12345678.json', JSON.stringify(searchIndex));
  write(searchIndexesFile, JSON.stringify({ sv: '/sv/assets/search/index.12345678.json' }));
  write('.fingerprint', 'secret');
  return siteDir;
}
