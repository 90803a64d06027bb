import { expect, test } from '@jest/globals';

import { overBudget, type PageWeight } from '../../scripts/lib/page-weight.ts';

const budgets = {
  js: 95,
  checkJs: 3,
  searchJs: 12,
  pageViewJs: 1,
  css: 14,
  html: 20,
  fontFiles: 2,
  fonts: 60,
  images: 300,
};
const light: PageWeight = {
  page: '/',
  hydrates: true,
  html: 20 * 1024,
  css: 14 * 1024,
  js: 95 * 1024,
  pageViewJs: 1024,
  fontFiles: 2,
  fonts: 60 * 1024,
  images: 300 * 1024,
  layoutShift: 0,
  foreignRequests: 0,
};

test('A page that just meets its budget passes', () => {
  expect(overBudget(light, budgets)).toEqual([]);
});

test.each([
  ['html', 20 * 1024 + 1, 'HTML'],
  ['css', 14 * 1024 + 1, 'CSS'],
  ['js', 95 * 1024 + 1, 'JavaScript'],
  ['pageViewJs', 1025, 'JavaScript for page views'],
  ['fonts', 60 * 1024 + 1, 'fonts'],
  ['images', 300 * 1024 + 1, 'pictures'],
  ['fontFiles', 3, 'font files'],
  ['layoutShift', 0.02, 'layout shift'],
  ['foreignRequests', 1, 'requests to other origins'],
] as const)('A page with %s of %d fails for its %s', (key, size, what) => {
  expect(overBudget({ ...light, [key]: size }, budgets)).toMatchObject([{ page: '/', what, size }]);
});

test('A page without a part that needs the framework loads no other script at all', () => {
  expect(overBudget({ ...light, hydrates: false, js: 0 }, budgets)).toEqual([]);
  expect(overBudget({ ...light, hydrates: false, js: 1 }, budgets)).toMatchObject([{ what: 'JavaScript', limit: 0 }]);
});

test.each([
  ['checkJs', 3],
  ['searchJs', 12],
] as const)('A page with a script of its own (%s) may load that', (ownScript, limit) => {
  const own = { ...light, hydrates: false, ownScript, js: limit * 1024 };
  expect(overBudget(own, budgets)).toEqual([]);
  expect(overBudget({ ...own, js: own.js + 1 }, budgets)).toMatchObject([{ what: 'JavaScript', limit: own.js }]);
});
