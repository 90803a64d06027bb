import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';

import { daysToCome } from '../../scripts/lib/days-to-come.ts';
import { heldBack } from '../../src/check/held-back.ts';
import { isClosed, isPublished, today } from '../../src/domain/calendar.ts';
import { positionFrontMatterSchema } from '../../src/domain/schemas/position.ts';
import { unpublishedOf } from '../../src/plugins/content-catalogue.ts';
import { withSharedFields } from '../../src/plugins/shared-front-matter.ts';

const post = 'blog/2026-12-24-a-post/index.mdx';

test('The day is the one of the company, not of the machine', () => {
  expect(today({}, new Date('2026-12-23T22:59:59Z'))).toBe('2026-12-23');
  expect(today({}, new Date('2026-12-23T23:00:00Z'))).toBe('2026-12-24');
  expect(today({}, new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
});

test('SITE_TODAY takes the place of the clock, and has to be a day', () => {
  expect(today({ SITE_TODAY: '2027-01-01' })).toBe('2027-01-01');
  expect(() => today({ SITE_TODAY: 'tomorrow' })).toThrow('Write a day such as 2026-12-24.');
  expect(() => today({ SITE_TODAY: '2026-13-45' })).toThrow('2026-13-45');
});

test.each([
  [post, {}, '2026-12-23', false],
  [post, {}, '2026-12-24', true],
  [`i18n/sv/docusaurus-plugin-content-blog/2026-12-24-a-post/index.mdx`, {}, '2026-12-23', false],
  [post, { draft: true }, '2026-12-25', false],
  ['src/pages/about.mdx', {}, '2026-12-24', true],
  ['src/pages/about.mdx', { publish: '2026-12-25' }, '2026-12-24', false],
  ['src/pages/about.mdx', { publish: '2026-12-25' }, '2026-12-25', true],
])('%s with %j is on the site on %s: %s', (file, dates, day, published) => {
  expect(isPublished(file, dates, day)).toBe(published);
});

test('A position is open through its last day', () => {
  expect(isClosed({ closes: '2026-12-31' }, '2026-12-31')).toBe(false);
  expect(isClosed({ closes: '2026-12-31' }, '2027-01-01')).toBe(true);
  expect(isClosed({}, '2027-01-01')).toBe(false);
});

test('A day that does not exist is no day', () => {
  const { closes } = positionFrontMatterSchema.shape;
  expect(closes.safeParse('2026-12-31').success).toBe(true);
  expect(closes.safeParse('2026-02-30').success).toBe(false);
});

describe('In a project', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'calendar-'));
  const home = process.cwd();
  afterEach(() => {
    process.chdir(home);
    delete process.env.SITE_TODAY;
  });
  afterAll(() => rmSync(project, { recursive: true }));

  const write = (file: string, head: string) => {
    const target = path.join(project, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, `---\n${head}\n---\n\nA text.\n`);
    return target;
  };
  const parse = withSharedFields((params) => params.defaultParseFrontMatter(params));
  const read = async (file: string, head: string, day: string) => {
    const filePath = write(file, head);
    process.chdir(project);
    process.env.SITE_TODAY = day;
    const fileContent = `---\n${head}\n---\n\nA text.\n`;
    return parse({ filePath, fileContent, defaultParseFrontMatter: () => Promise.reject(new Error('not used')) });
  };

  test('a post is a draft until its day', async () => {
    expect((await read(post, 'title: A', '2026-12-23')).frontMatter).toMatchObject({ title: 'A', draft: true });
    expect(await read(post, 'title: A', '2026-12-24')).toEqual({ frontMatter: { title: 'A' }, content: 'A text.' });
  });

  test('only what its writer calls a draft is marked as one before its day', async () => {
    const marks = async (head: string) => {
      const { frontMatter } = await read(post, head, '2026-12-23');
      return unpublishedOf([{ permalink: '/blog/a', source: post, frontMatter }])['/blog/a'];
    };
    expect(await marks('title: A')).toEqual({ from: '2026-12-24', isDraft: false });
    expect(await marks('title: A\ndraft: true')).toEqual({ from: '2026-12-24', isDraft: true });
  });

  test('a translation has the days, the state and the picture of the English file', async () => {
    const folder = 'products/one.mdx';
    const translation = `i18n/sv/docusaurus-plugin-content-docs/current/${folder}`;
    write(`src/content/${folder}`, 'name: One\npicture: report-phone');
    expect((await read(translation, 'name: Ett', '2026-12-24')).frontMatter).toEqual({
      name: 'Ett',
      picture: 'report-phone',
    });
    write(`src/content/${folder}`, 'name: One\ndraft: true');
    expect((await read(translation, 'name: Ett', '2026-12-24')).frontMatter).toMatchObject({
      name: 'Ett',
      draft: true,
    });
  });

  test('a position past its last day is closed, and a day is kept as it was typed', async () => {
    const file = 'src/content/careers/chemist.mdx';
    expect((await read(file, 'closes: 2026-12-31', '2026-12-31')).frontMatter).toEqual({ closes: '2026-12-31' });
    expect((await read(file, 'closes: 2026-12-31', '2027-01-01')).frontMatter).toEqual({
      closes: '2026-12-31',
      closed: true,
    });
    expect((await read(file, 'closes: 2026-13-45', '2026-12-24')).frontMatter).toMatchObject({ closes: '2026-13-45' });
  });

  test('the days that change the site are known, so that a build of yesterday is told from one of today', () => {
    write(post, 'title: A');
    write('src/content/careers/chemist.mdx', 'closes: "2026-12-31"');
    expect(daysToCome(project, '2026-12-23')).toEqual(['2026-12-24', '2026-12-31']);
    expect(daysToCome(project, '2026-12-24')).toEqual(['2026-12-31']);
    expect(daysToCome(project, '2026-12-31')).toEqual(['2026-12-31']);
    expect(daysToCome(project, '2027-01-01')).toEqual([]);
  });
});

test('Files that visitors do not get are named with the reason', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'held-'));
  const write = (file: string, fields: string) => {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), `---\n${fields}\n---\n\nText.\n`);
  };
  write('src/pages/a.mdx', 'draft: true');
  write('src/pages/b.mdx', 'publish: 2026-12-25');
  write('src/pages/c.mdx', 'publish: 2026-12-24');
  write('src/content/careers/d.mdx', 'closes: 2026-12-23');
  write('blog/2026-12-31-e/index.mdx', 'title: E');
  expect(heldBack(folder, '2026-12-24')).toEqual([
    'blog/2026-12-31-e/index.mdx appears on 2026-12-31.',
    'src/content/careers/d.mdx closed on 2026-12-23.',
    'src/pages/a.mdx is a draft.',
    'src/pages/b.mdx appears on 2026-12-25.',
  ]);
  rmSync(folder, { recursive: true });
});
