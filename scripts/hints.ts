/** Tells writers what makes a post of the blog better (`npm run hints`). These are opinions: nothing fails. */
import './lib/help.ts';

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

import { root } from './lib/paths.ts';

/** Languages that write compounds as one word need fewer of them. */
const fewestWords = { english: 700, translated: 600 };
const fewestInCategory = 3;

const read = (file: string) => readFileSync(path.join(root, file), 'utf8').split(/^---$/m);
const english = globSync('blog/*/index.mdx', { cwd: root });
const translated = globSync('i18n/*/docusaurus-plugin-content-blog/*/index.mdx', { cwd: root });

const ofPosts = [...english, ...translated].sort().flatMap((file) => {
  const body = read(file).slice(2).join('---');
  const words = body.replace(/<[^>]*>/gs, ' ').split(/\s+/).length;
  const fewest = file.startsWith('blog/') ? fewestWords.english : fewestWords.translated;
  return [
    ...(words > fewest ? [] : [`${file}  has ${words} words; readers get more out of ${fewest}`]),
    ...(/<(?:Bar|Line)Chart\b/.test(body) ? [] : [`${file}  has no chart`]),
  ];
});

const counts = Map.groupBy(english, (file) => (parse(read(file)[1] ?? '') as { tags: string[] }).tags[0]);
const categories = Object.keys(parse(readFileSync(path.join(root, 'blog/tags.yml'), 'utf8')) as object);
const ofCategories = categories
  .filter((category) => (counts.get(category)?.length ?? 0) < fewestInCategory)
  .map((category) => `blog/tags.yml  ${category} has fewer than ${fewestInCategory} posts`);

const hints = [...ofPosts, ...ofCategories];
console.log([...hints, hints.length === 0 ? 'No hints.' : `${hints.length} hints.`].join('\n'));
