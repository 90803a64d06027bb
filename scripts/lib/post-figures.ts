import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Figure } from '../../src/illustrations/rendered.ts';
import { yamlValue } from './front-matter.ts';
import { root } from './paths.ts';

/** The key figures of the English posts, each once. */
export function postFigures(): Figure[] {
  const figures = globSync('blog/*/index.mdx', { cwd: root }).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const [form, value] = ['form', 'value'].map((key) => yamlValue(text, file, ['keyFigure', key]));
    return form ? [{ form: String(form), value: Number(value) } as Figure] : [];
  });
  return [...new Map(figures.map((figure) => [`${figure.form} ${figure.value}`, figure])).values()];
}
