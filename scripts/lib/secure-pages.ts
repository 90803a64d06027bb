import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';

import { isPreview } from '../../src/domain/preview.ts';
import {
  inlineHashesFile,
  securityHeaders,
  strictTransportSecurity,
  type InlineHashes,
} from '../../src/domain/security-headers.ts';
import { redirectPages } from './built-pages.ts';

// A longer hash would be no safer here, and each is sent with every page.
const hashOf = (content: string | Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Types of scripts that a policy has to allow; the others hold data. */
const executable = /^(?:|module|text\/javascript|speculationrules)$/;

/**
 * Lets browsers check what pages load: hashes of scripts and style sheets go into the pages (SRI), those of inline ones
 * into the headers, which are written for our server, for hosts that read `_headers`, and for nginx.
 */
export function securePages(siteDir: string): void {
  const integrities = new Map<string, string>();
  const integrityOf = (address: string) => {
    const known = integrities.get(address) ?? hashOf(readFileSync(path.join(siteDir, address)));
    integrities.set(address, known);
    return known;
  };
  const inline = { scripts: new Set<string>(), styles: new Set<string>() };
  const leadAway = redirectPages(siteDir);
  // Those below /en only lead away too.
  for (const file of globSync('**/*.html', { cwd: siteDir, exclude: (name) => name === 'en' })) {
    if (leadAway.has(file)) continue;
    const source = readFileSync(path.join(siteDir, file), 'utf8');
    const secured = source
      .replace(
        /<script ([^>]*\bsrc=)"?(\/[\w./~-]+\.js)"?/g,
        (_tag, start: string, src: string) => `<script ${start}"${src}" integrity="${integrityOf(src)}"`,
      )
      .replace(
        /<link ([^>]*\bhref=)"?(\/[\w./~-]+\.css)"?/g,
        (_tag, start: string, href: string) => `<link ${start}"${href}" integrity="${integrityOf(href)}"`,
      )
      // The list of files that src/template/inline/hydrate.ts loads: each with its hash.
      .replace(/(?<=data-framework-files=['"]?\[)[^\]]*/, (list) =>
        list.replace(/\/[\w./~-]+\.(?:js|css)/g, (file) => `${file}#${integrityOf(file)}`),
      );
    if (secured !== source) writeFileSync(path.join(siteDir, file), secured);
    const $ = load(secured);
    for (const script of $('script:not([src])').toArray()) {
      if (executable.test($(script).attr('type') ?? '')) inline.scripts.add(hashOf($(script).text()));
    }
    for (const style of $('style').toArray()) inline.styles.add(hashOf($(style).text()));
  }
  const hashes: InlineHashes = {
    scripts: [...inline.scripts].sort(),
    styles: [...inline.styles].sort(),
    isPreview: isPreview(process.env),
  };
  writeFileSync(path.join(siteDir, inlineHashesFile), JSON.stringify(hashes));

  const headers = { ...securityHeaders(hashes), 'Strict-Transport-Security': strictTransportSecurity };
  const lines = Object.entries(headers);
  writeFileSync(
    path.join(siteDir, '_headers'),
    `/*\n${lines.map(([name, value]) => `  ${name}: ${value}\n`).join('')}/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n/*.md\n  Content-Type: text/markdown; charset=utf-8\n  X-Robots-Tag: noindex\n`,
  );
  writeFileSync(
    path.join(siteDir, '.headers.nginx.conf'),
    lines.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join(''),
  );
}
