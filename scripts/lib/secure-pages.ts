import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';

import {
  inlineHashesFile,
  securityHeaders,
  strictTransportSecurity,
  type InlineHashes,
} from '../../src/domain/security-headers.ts';

const hashOf = (algorithm: 'sha256' | 'sha384', content: string | Buffer) =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** Types of scripts that a policy has to allow; the others hold data. */
const executable = /^(?:|module|text\/javascript|speculationrules)$/;

/**
 * Lets browsers check what pages load: hashes of scripts and style sheets go into the pages (SRI), those of inline ones
 * into the headers, which are written for our server, for hosts that read `_headers`, and for nginx.
 */
export function securePages(siteDir: string): void {
  const integrities = new Map<string, string>();
  const integrityOf = (address: string) => {
    const known = integrities.get(address) ?? hashOf('sha384', readFileSync(path.join(siteDir, address)));
    integrities.set(address, known);
    return known;
  };
  const inline = { scripts: new Set<string>(), styles: new Set<string>() };
  // Those below /en only lead away, on hosts without rules or headers.
  for (const file of globSync('**/*.html', { cwd: siteDir, exclude: (name) => name === 'en' })) {
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
      // The list of scripts that src/template/inline/hydrate.ts loads: each with its hash.
      .replace(/(?<=data-framework-scripts=['"]?\[)[^\]]*/, (list) =>
        list.replace(/\/[\w./~-]+\.js/g, (src) => `${src}#${integrityOf(src)}`),
      );
    if (secured !== source) writeFileSync(path.join(siteDir, file), secured);
    const $ = load(secured);
    for (const script of $('script:not([src])').toArray()) {
      if (executable.test($(script).attr('type') ?? '')) inline.scripts.add(hashOf('sha256', $(script).text()));
    }
    for (const style of $('style').toArray()) inline.styles.add(hashOf('sha256', $(style).text()));
  }
  const hashes: InlineHashes = { scripts: [...inline.scripts].sort(), styles: [...inline.styles].sort() };
  writeFileSync(path.join(siteDir, inlineHashesFile), JSON.stringify(hashes));

  const headers = { ...securityHeaders(hashes), 'Strict-Transport-Security': strictTransportSecurity };
  const lines = Object.entries(headers);
  writeFileSync(
    path.join(siteDir, '_headers'),
    `/*\n${lines.map(([name, value]) => `  ${name}: ${value}\n`).join('')}/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`,
  );
  writeFileSync(
    path.join(siteDir, '.headers.nginx.conf'),
    lines.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join(''),
  );
}
