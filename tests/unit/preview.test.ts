import { expect, test } from '@jest/globals';

import { isPreview } from '../../src/domain/preview.ts';
import { securityHeaders } from '../../src/domain/security-headers.ts';
import { robotsTxt } from '../../src/plugins/robots-txt.ts';

const url = 'https://www.example.com';

test('A build is a preview only when it is told so, and a slip is named', () => {
  expect([{}, { SITE_PREVIEW: '' }, { SITE_PREVIEW: 'false' }].map(isPreview)).toEqual([false, false, false]);
  expect(isPreview({ SITE_PREVIEW: 'true' })).toBe(true);
  expect(() => isPreview({ SITE_PREVIEW: 'yes' })).toThrow('SITE_PREVIEW is "yes"');
});

test('Crawlers may fetch all of the site but what answers forms, and find the sitemap of each language', () => {
  expect(robotsTxt(url, false).slice(0, 4)).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    '',
    `Sitemap: ${url}/sitemap.xml`,
  ]);
  expect(robotsTxt(url, false)).toContain(`Sitemap: ${url}/nl/sitemap.xml`);
});

test('Crawlers may fetch nothing of a preview, and every answer of it tells them so', () => {
  expect(robotsTxt(url, true).slice(-2)).toEqual(['User-agent: *', 'Disallow: /']);
  const inline = { scripts: [], styles: [] };
  expect(securityHeaders({ ...inline, isPreview: true })['X-Robots-Tag']).toBe('noindex');
  expect(securityHeaders({ ...inline, isPreview: false })).not.toHaveProperty('X-Robots-Tag');
});
