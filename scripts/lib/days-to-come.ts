import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { firstDay } from '../../src/domain/calendar.ts';

/**
 * The days on or after which a built site is no longer what its sources say, in order: first days of pages that are to
 * come, and last days of positions. They change as days pass, and so tell a build from one of another day.
 * @param root absolute path of the project
 * @param day such as 2026-12-24
 */
export function daysToCome(root: string, day: string): string[] {
  return globSync(['blog/*/index.mdx', 'src/{content,pages}/**/*.mdx'], { cwd: root })
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const field = (name: string) => new RegExp(`^${name}: *["']?(\\d{4}-\\d{2}-\\d{2})`, 'm').exec(text)?.[1];
      const [first, last] = [firstDay(file, { publish: field('publish') }), field('closes')];
      return [...(first && first > day ? [first] : []), ...(last && last >= day ? [last] : [])];
    })
    .sort();
}
