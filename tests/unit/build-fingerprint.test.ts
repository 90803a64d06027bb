import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { fingerprint } from '../../scripts/lib/build-fingerprint.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'fingerprint-'));
  mkdirSync(path.join(root, 'src/deep'), { recursive: true });
  writeFileSync(path.join(root, 'src/deep/a.ts'), 'one');
});

afterEach(() => rmSync(root, { recursive: true }));

test('It stays the same while nothing changes', () => {
  expect(fingerprint(root, ['src'])).toBe(fingerprint(root, ['src']));
});

test('It changes with a content, a new file and a new name', () => {
  const seen = new Set([fingerprint(root, ['src'])]);
  writeFileSync(path.join(root, 'src/deep/a.ts'), 'two');
  seen.add(fingerprint(root, ['src']));
  writeFileSync(path.join(root, 'src/b.ts'), '');
  seen.add(fingerprint(root, ['src']));
  renameSync(path.join(root, 'src/b.ts'), path.join(root, 'src/c.ts'));
  seen.add(fingerprint(root, ['src']));
  expect(seen.size).toBe(4);
});

test('What is not a source does not matter, and a missing source is none', () => {
  const before = fingerprint(root, ['src', 'blog']);
  writeFileSync(path.join(root, 'notes.txt'), 'x');
  expect(fingerprint(root, ['src', 'blog'])).toBe(before);
});
