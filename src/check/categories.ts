import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import * as z from 'zod';

import type { Fault } from './fault.ts';
import { schemaFaults } from './issue-text.ts';
import { unreadable } from './unreadable.ts';
import { yamlPlaces } from './yaml-places.ts';

export const categoriesFile = 'blog/tags.yml';

const schema = z.record(
  z.string().regex(/^[a-z0-9-]+$/, 'has to be small letters, digits and hyphens'),
  z.strictObject({
    label: z.string().min(2),
    permalink: z.string().regex(/^\/[a-z0-9-]+$/, 'has to be / and small letters, digits and hyphens'),
    description: z.string().min(10),
  }),
);

/** The categories of posts from blog/tags.yml, and what is wrong in that file. */
export function categories(siteDir: string): { keys: string[]; permalinks: string[]; faults: Fault[] } {
  const absolute = path.join(siteDir, categoriesFile);
  const text = existsSync(absolute) ? readFileSync(absolute, 'utf8') : '';
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const places = yamlPlaces(text, document, lineCounter);
  const value: unknown = document.errors.length > 0 ? undefined : document.toJS();
  const { data } = schema.safeParse(value);
  const conflict = unreadable(text, categoriesFile);
  return {
    keys: Object.keys(data ?? {}),
    permalinks: Object.values(data ?? {}).map(({ permalink }) => permalink),
    faults:
      document.errors.length > 0
        ? conflict.length > 0
          ? conflict
          : places.syntaxFaults(categoriesFile, 'This file')
        : schemaFaults(schema, value, categoriesFile, places.placeOf),
  };
}
