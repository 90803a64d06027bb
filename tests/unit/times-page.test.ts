import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';

import { timesPage } from '../../scripts/lib/times-page.ts';
import { availability } from '../../src/domain/availability.ts';

const site = mkdtempSync(path.join(tmpdir(), 'times-'));
mkdirSync(path.join(site, 'data'));
afterAll(() => rmSync(site, { recursive: true }));

const page = (changes: object) => {
  const all = {
    ...availability,
    hours: { monday: [{ from: '09:00', to: '10:30' }] },
    minutes: 45,
    horizonDays: 14,
    ...changes,
  };
  writeFileSync(path.join(site, 'data/availability.json'), JSON.stringify(all));
  return timesPage(site, new Date('2027-01-31T12:00:00Z'));
};

test('A writer sees the next times, and which day off takes effect', () => {
  expect(page({})).not.toContain('nobody');
  const html = page({ leadHours: 0, closed: { '2027-02-01': 'Company day' } });
  expect(html).toContain('<tr><th>Mon 1 February</th><td>nobody: Company day</td></tr>');
  expect(html).toContain('<tr><th>Mon 8 February</th><td>09:00, 09:45</td></tr>');
  expect(html.match(/<h2>\w+/g)).toContain('<h2>Danish');
});

test('A mistake in the file is no page', () => {
  expect(() => page({ minutes: 1 })).toThrow();
});
