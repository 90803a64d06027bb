import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';

import examples from '../../data/check-examples.json' with { type: 'json' };
import sampleKey from '../../data/sample-report-key.json' with { type: 'json' };
import { startServer, type RunningServer } from '../../server/index.ts';
import { forms } from '../../server/submissions/forms.ts';
import { reportsFile } from '../../src/domain/report-routes.ts';
import { bookingEndpoints } from '../../src/domain/schemas/booking-routes.ts';
import type { ReportFacts } from '../../src/domain/verified-report.ts';
import { readSigningKey, signReport } from '../../src/plugins/report-signing.ts';
import { makeSite } from '../support/site-fixture.ts';

interface Operation {
  requestBody: { content: Record<string, { schema: { properties: Record<string, object>; required: string[] } }> };
  responses: Record<string, object>;
}

let server: RunningServer;
interface ObjectSchema {
  required: string[];
  properties: Record<string, ObjectSchema>;
}

let description: {
  openapi: string;
  paths: Record<string, { post: Operation; get: Operation }>;
  components: { schemas: { CheckedReport: ObjectSchema } };
};
const siteDir = makeSite();
const dataDir = mkdtempSync(path.join(tmpdir(), 'data-'));

const revoked = examples.revoked as ReportFacts;

beforeAll(async () => {
  const code = signReport({ ...revoked, validUntil: '2027-01-01' }, readSigningKey(sampleKey.privateKey));
  writeFileSync(path.join(siteDir, reportsFile), JSON.stringify([code]));
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

test('What is answered to the number of a report is described as it is', async () => {
  const { CheckedReport } = description.components.schemas;
  const response = await fetch(`${server.origin}/api/reports/${revoked.number}`);
  const answer = (await response.json()) as { report: object; revocation: object };
  // This one has everything that a report may have.
  expect(Object.keys(answer).sort()).toEqual(Object.keys(CheckedReport.properties).sort());
  for (const part of ['report', 'revocation'] as const)
    expect(Object.keys(answer[part]).sort()).toEqual(Object.keys(CheckedReport.properties[part]!.properties).sort());
  expect([...CheckedReport.required, 'revocation'].sort()).toEqual(Object.keys(answer).sort());
  const { responses } = description.paths['/api/reports/{number}']!.get;
  expect(Object.keys(responses)).toEqual(['200', '404', '429']);
});

test.each(Object.values(bookingEndpoints))('%s is described with what it answers', async (endpoint) => {
  const { get, post } = description.paths[endpoint] as unknown as Record<'get' | 'post', Operation>;
  const page = await fetch(server.origin + endpoint);
  expect(Object.keys(get.responses)).toContain(String(page.status));
  const pressed = await fetch(server.origin + endpoint, { method: 'POST', body: new URLSearchParams({ token: 'x' }) });
  expect(Object.keys(post.responses)).toContain(String(pressed.status));
  expect(Object.keys(post.requestBody.content)).toEqual(['application/x-www-form-urlencoded']);
});
