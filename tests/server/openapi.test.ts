import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';

import { startServer, type RunningServer } from '../../server/index.ts';
import { forms } from '../../server/submissions/forms.ts';
import { bookingEndpoints } from '../../src/domain/schemas/booking-routes.ts';
import { makeSite } from '../support/site-fixture.ts';

interface Operation {
  requestBody: { content: Record<string, { schema: { properties: Record<string, object>; required: string[] } }> };
  responses: Record<string, object>;
}

let server: RunningServer;
let description: { openapi: string; paths: Record<string, { post: Operation }> };
const siteDir = makeSite();
const dataDir = mkdtempSync(path.join(tmpdir(), 'data-'));

beforeAll(async () => {
  server = await startServer({ PORT: '0', DATA_DIR: dataDir, SITE_DIR: siteDir, LOG_LEVEL: 'silent' });
  description = (await (await fetch(`${server.origin}/api/openapi.json`)).json()) as typeof description;
});
afterAll(async () => {
  await server.stop();
  rmSync(siteDir, { recursive: true });
  rmSync(dataDir, { recursive: true });
});

test('The description is OpenAPI 3.1 without a fault', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(description));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(description.openapi).toBe('3.1.0');
});

test.each(forms.map((form) => [form.endpoint, form] as const))(
  '%s is described as it is checked',
  async (endpoint, form) => {
    const { content } = description.paths[endpoint]!.post.requestBody;
    expect(Object.keys(content)).toEqual(['application/json', 'application/x-www-form-urlencoded']);
    const { properties, required } = content['application/json']!.schema;
    expect(Object.keys(properties)).toEqual(Object.keys(form.schema.shape));
    const response = await fetch(server.origin + endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    const { errors } = (await response.json()) as { errors: { field: string }[] };
    expect(errors.map(({ field }) => field).sort()).toEqual([...required].sort());
    expect(Object.keys(description.paths[endpoint]!.post.responses)).toContain(String(response.status));
  },
);

test.each(Object.values(bookingEndpoints))('%s is described with what it answers', async (endpoint) => {
  const { get, post } = description.paths[endpoint] as unknown as Record<'get' | 'post', Operation>;
  const page = await fetch(server.origin + endpoint);
  expect(Object.keys(get.responses)).toContain(String(page.status));
  const pressed = await fetch(server.origin + endpoint, { method: 'POST', body: new URLSearchParams({ token: 'x' }) });
  expect(Object.keys(post.responses)).toContain(String(pressed.status));
  expect(Object.keys(post.requestBody.content)).toEqual(['application/x-www-form-urlencoded']);
});
