import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

import { badNameRule, otherEndingRule } from './consequences.ts';
import { contentPaths } from './content-files.ts';
import { originalOf } from './content-kinds.ts';
import type { Fault } from './fault.ts';

/** MDX with something behind its ending, which systems that hide endings add: nothing reads it. */
function endingFaults(siteDir: string): Fault[] {
  return globSync('{blog,src/pages,src/content}/**/*.mdx.*', { cwd: siteDir }).map((found): Fault => {
    const file = found.replaceAll(path.sep, '/');
    const right = file.replace(/\.mdx\..*$/, '.mdx');
    const [name, wanted] = [path.posix.basename(file), path.posix.basename(right)];
    const isThere = existsSync(path.join(siteDir, right));
    return {
      file,
      rule: otherEndingRule,
      message: isThere ? `${wanted} is read, and ${name} is not.` : `This folder has no ${wanted} but ${name}.`,
      remedy: isThere ? `Remove ${name}.` : `Rename it to ${wanted}.`,
      severity: isThere ? 'warning' : 'error',
    };
  });
}

/** A name as an address has it: small letters a to z, digits and hyphens. */
export const plainName = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Names of pages that make addresses with spaces, capitals or other signs. */
function addressFaults(siteDir: string): Fault[] {
  return contentPaths(siteDir).flatMap((file): Fault[] => {
    const name = path.posix.basename(file, '.mdx');
    if (originalOf(file).language || !/^src\/(?:pages|content)\/.*\.mdx$/.test(file) || /^[a-z0-9-]+$/.test(name))
      return [];
    const message = 'The name of this file is its address, which has small letters a to z, digits and hyphens.';
    return [{ file, rule: badNameRule, message, remedy: `Rename it to ${plainName(name)}.mdx.`, severity: 'error' }];
  });
}

/** What a writer sends by mail, and no page is made of. */
const documents = '*.{doc,docx,odt,rtf,pages,txt,htm,html,pdf,ppt,pptx,xls,xlsx}';

function documentFaults(siteDir: string): Fault[] {
  return globSync(`{blog,src/pages,src/content}/**/${documents}`, { cwd: siteDir }).map((found): Fault => {
    const file = found.replaceAll(path.sep, '/');
    const remedy = file.endsWith('.pdf')
      ? 'Put it into static/documents and link to it, [its words, PDF](/documents/its-name.pdf), or remove it.'
      : 'Put its text into a file of MDX (npm run new), or remove it.';
    return { file, rule: 'unread-document', message: 'No page is made of this file.', remedy, severity: 'warning' };
  });
}

/** Files of content whose names the site cannot use. */
export function fileNameFaults(siteDir: string): Fault[] {
  return [...endingFaults(siteDir), ...addressFaults(siteDir), ...documentFaults(siteDir)];
}
