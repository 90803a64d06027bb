import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { load } from 'cheerio';

import { startServer, type RunningServer } from '../../server/index.ts';
import { text } from '../../server/texts/texts.ts';
import { fieldLimits } from '../../src/domain/schemas/field-limits.ts';
import { setClock } from '../support/clock.ts';
import { makeSite } from '../support/site-fixture.ts';
import { waitUntil } from '../support/wait-until.ts';

const valid = {
  name: 'Åsa Öberg',
  company: 'Elbil AB',
  businessType: 'other',
  email: 'asa@elbil.example',
  language: 'sv',
};

let siteDir: string;
let dataDir: string;
let server: RunningServer;
const databaseFile = () => path.join(dataDir, 'requests.sqlite');

beforeAll(() => {
  siteDir = makeSite();
});
afterAll(() => rmSync(siteDir, { recursive: true }));

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'data-'));
  server = await startServer({ PORT: '0', DATA_DIR: dataDir, SITE_DIR: siteDir, LOG_LEVEL: 'silent' });
});
afterEach(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true });
});

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.origin}/api/demo-requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

function postForm(fields: Record<string, string>): Promise<Response> {
  return fetch(`${server.origin}/api/demo-requests`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}

function stored(): Record<string, string>[] {
  const database = new DatabaseSync(databaseFile(), { readOnly: true });
  const rows = database.prepare('SELECT * FROM submissions ORDER BY id').all() as Record<string, string>[];
  database.close();
  return rows;
}

/** Another connection holds the write lock: what a full disk or a stuck back-up looks like to the server. */
function lockDatabase(): () => void {
  // The server may be writing at this moment.
  const database = new DatabaseSync(databaseFile(), { timeout: 60_000 });
  database.exec('BEGIN EXCLUSIVE');
  return () => {
    database.exec('ROLLBACK');
    database.close();
  };
}

test('A valid submission is on disk when 201 is answered', async () => {
  const response = await post({ ...valid, message: 'Hej\r\nhej', extra: 'ignored' });
  const body = (await response.json()) as { reference: string; receivedAt: string };
  expect(response.status).toBe(201);
  expect(body.reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  const [row] = stored();
  expect(row).toMatchObject({
    kind: 'demo-request',
    reference: body.reference,
    language: 'sv',
    received_at: body.receivedAt,
  });
  expect(JSON.parse(row!.payload!)).toEqual({
    ...valid,
    title: '',
    branch: '',
    product: '',
    phone: '',
    system: '',
    message: 'Hej\nhej',
  });
});

test('Invalid fields are named with their codes, and nothing is stored', async () => {
  const response = await post({ ...valid, name: '', email: 'a@b', businessType: 'spy' });
  expect(response.status).toBe(422);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  expect(await response.json()).toMatchObject({
    status: 422,
    errors: [
      { field: 'name', code: 'required' },
      { field: 'businessType', code: 'invalidChoice' },
      { field: 'email', code: 'invalidEmail' },
    ],
  });
  expect(stored()).toEqual([]);
});

test('A repeat with the same key stores nothing twice and answers with the same reference', async () => {
  const first = await post(valid, { 'Idempotency-Key': 'k1' });
  const second = await post(valid, { 'Idempotency-Key': 'k1' });
  expect(second.status).toBe(201);
  expect(second.headers.get('idempotent-replayed')).toBe('true');
  expect(await second.json()).toEqual(await first.json());
  expect(stored()).toHaveLength(1);
});

test('Ten repeats at the same moment are stored once', async () => {
  const responses = await Promise.all(Array.from({ length: 10 }, () => post(valid, { 'Idempotency-Key': 'k2' })));
  const references = await Promise.all(
    responses.map(async (response) => ((await response.json()) as { reference: string }).reference),
  );
  expect(new Set(references).size).toBe(1);
  expect(stored()).toHaveLength(1);
});

test('The same key with other content is refused', async () => {
  await post(valid, { 'Idempotency-Key': 'k3' });
  const response = await post({ ...valid, name: 'Other' }, { 'Idempotency-Key': 'k3' });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ type: '/problems/key-reused' });
  expect(stored()).toHaveLength(1);
});

test('A submission that failed validation leaves its key free', async () => {
  await post({ ...valid, name: '' }, { 'Idempotency-Key': 'k4' });
  expect((await post(valid, { 'Idempotency-Key': 'k4' })).status).toBe(201);
});

test.each([
  ['malformed JSON', '{', 400, 'bad-request', {}],
  ['no object', '"text"', 400, 'bad-request', {}],
  ['a list', '[]', 400, 'bad-request', {}],
  ['an empty key', JSON.stringify(valid), 400, 'bad-request', { 'Idempotency-Key': '' }],
  ['a key of 256 characters', JSON.stringify(valid), 400, 'bad-request', { 'Idempotency-Key': 'k'.repeat(256) }],
  ['another content type', 'x', 415, 'unsupported-media-type', { 'Content-Type': 'text/plain' }],
  ['more than 64 KiB', JSON.stringify({ ...valid, message: 'x'.repeat(70_000) }), 413, 'too-large', {}],
] as const)('With %s it answers problem details', async (_case, body, status, type, headers) => {
  const response = await post(body, headers);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ type: `/problems/${type}`, status });
});

test('A key of 255 characters is taken', async () => {
  expect((await post(valid, { 'Idempotency-Key': 'k'.repeat(255) })).status).toBe(201);
});

// ASVS 5.0: 14.3.2
test('Answers of the interface are never kept by a cache', async () => {
  expect((await post(valid)).headers.get('cache-control')).toBe('no-store');
  expect((await post('{')).headers.get('cache-control')).toBe('no-store');
});

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is told which method is taken', async (method) => {
  const response = await fetch(`${server.origin}/api/demo-requests`, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST');
});

test.each(['/api/nothing', '/api', '/api?x=1', '/api/%ff'])('%s is a problem, not a page', async (address) => {
  const response = await fetch(`${server.origin}${address}`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ type: '/problems/not-found' });
});

test('When the storage takes no writes it says so, stores nothing and recovers', async () => {
  const unlock = lockDatabase();
  const response = await post(valid);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('30');
  unlock();
  expect(stored()).toEqual([]);
  expect((await post(valid)).status).toBe(201);
});

test('It is ready while it can store, says when it cannot, and recovers by itself', async () => {
  const ready = async () => (await fetch(`${server.origin}/readyz`)).status;
  expect(await ready()).toBe(200);
  const unlock = lockDatabase();
  await waitUntil(async () => (await ready()) === 503, { what: 'A storage that is not ready' });
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  unlock();
  await waitUntil(async () => (await ready()) === 200, { what: 'A storage that is ready again' });
});

// ASVS 5.0: 14.2.1
test('A native submission is stored and leads to the times of a demo, under the link that a script gets too', async () => {
  const response = await postForm(valid);
  expect(response.status).toBe(303);
  const [{ reference }] = stored() as [{ reference: string }];
  const link = response.headers.get('location')!;
  expect(link).toMatch(new RegExp(`^/api/demo-bookings\\?token=${reference}\\.[\\w-]{22}&language=sv$`));
  expect((await postForm(valid)).headers.get('location')).toBe(link);
  const { timesUrl } = (await (await post({ ...valid, name: 'B' })).json()) as { timesUrl: string };
  expect(timesUrl).toMatch(/^\/api\/demo-bookings\?token=[\w.-]+&language=sv$/);
  expect(timesUrl).not.toBe(link);
});

test('A native submission sent again by a second click or a reload is stored once, a changed one anew', async () => {
  // All within the same ten minutes.
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  for (const values of [valid, valid, { ...valid, message: 'One more thing' }]) {
    expect((await postForm(values)).status).toBe(303);
  }
  clock.mockRestore();
  expect(stored()).toHaveLength(2);
});

test('A second click is stored once also when it comes in the next ten minutes of the clock, and anew after ten minutes', async () => {
  const tenMinutes = 600_000;
  const turn = Math.ceil(Date.now() / tenMinutes) * tenMinutes;
  const at = async (ms: number) => {
    const setRight = setClock(turn + ms);
    await postForm(valid);
    setRight();
    return stored().length;
  };
  expect([await at(-1), await at(1), await at(tenMinutes - 2)]).toEqual([1, 1, 1]);
  expect(await at(tenMinutes)).toBe(2);
});

test('A native submission is known by its content type in any spelling', async () => {
  const response = await fetch(`${server.origin}/api/demo-requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'Application/X-WWW-Form-Urlencoded; charset=UTF-8' },
    body: new URLSearchParams(valid).toString(),
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
});

test('A native submission without a language is answered in English rather than refused', async () => {
  const response = await postForm({ ...valid, language: 'xx' });
  expect(response.headers.get('location')).toMatch(/&language=en$/);
  expect(JSON.parse(stored()[0]!.payload!)).toMatchObject({ language: 'en' });
});

test('An invalid native submission gets its page back: typed values, errors beside the fields, a summary, no scripts', async () => {
  const typed = {
    name: '',
    company: '"><script>alert(1)</script>',
    businessType: 'other',
    email: 'a@b',
    message: '</textarea><b>',
    language: 'sv',
  };
  const response = await postForm(typed);
  const html = await response.text();
  expect(response.status).toBe(422);
  const $ = load(html);
  expect($('script, b')).toHaveLength(0);
  expect($('#demo-company').attr('value')).toBe(typed.company);
  expect($('#demo-message').text()).toBe(typed.message);
  expect(html).toContain('<option value="other" selected="">');
  expect($('title').text()).toBe(`${text('sv', 'common.form.errorPrefix')} Demo`);
  expect(html).toMatch(/id="demo-name"[^>]*aria-invalid="true" aria-describedby="demo-name-error"/);
  expect(html).toMatch(/aria-describedby="demo-email-hint demo-email-error"/);
  expect($('#demo-name-error').text()).toBe(text('sv', 'demo.error.name'));
  const checkEmail = text('sv', 'common.fieldError.invalidEmail');
  expect($('[data-slot=form-alert-list] a[href="#demo-email"]').text()).toBe(
    `${text('sv', 'demo.form.email')}: ${checkEmail}`,
  );
  expect($('[data-slot=form-alert]').attr('hidden')).toBeUndefined();
  expect($('[data-slot=form-alert-title]').text()).toBe(text('sv', 'demo.missing.title'));
  expect(stored()).toEqual([]);
});

test('The system to connect is stored from a script and from a native form; one that is too long comes back as typed', async () => {
  expect((await post({ ...valid, system: ' OPC UA\n' })).status).toBe(201);
  expect((await postForm({ ...valid, system: 'Müller & Søn DMS' })).status).toBe(303);
  const tooLong = 'x'.repeat(fieldLimits.system + 1);
  expect(await (await post({ ...valid, system: tooLong })).json()).toMatchObject({
    errors: [{ field: 'system', code: 'tooLong' }],
  });
  const refused = await postForm({ ...valid, system: tooLong });
  const $ = load(await refused.text());
  expect(refused.status).toBe(422);
  expect($('#demo-system').attr('value')).toBe(tooLong);
  expect($('[data-slot=form-alert-list] a[href="#demo-system"]').text()).toContain(text('sv', 'demo.form.system'));
  const systems = stored().map(({ payload }) => (JSON.parse(payload!) as { system: string }).system);
  expect(systems).toEqual(['OPC UA', 'Müller & Søn DMS']);
});

test('A native submission that cannot be stored gets its page back with what was typed', async () => {
  const unlock = lockDatabase();
  const response = await postForm(valid);
  const html = await response.text();
  unlock();
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('30');
  expect(html).toContain(text('sv', 'demo.failed.title'));
  expect(html).toContain('href="mailto:');
  expect(html).toContain('value="Åsa Öberg"');
});

test('A message that starts with an empty line keeps it', async () => {
  const html = await (await postForm({ language: 'sv', message: '\r\n indented' })).text();
  // Parsed as a browser does: the first line end after the tag belongs to the markup.
  expect(load(html)('#demo-message').text()).toBe('\n indented');
});

test.each([
  ['is missing', undefined],
  ['has no summary', '<form action=/api/demo-requests><input id=demo-name name=name></form>'],
])('When the built page %s, an invalid native submission gets a bare form to send again', async (_case, page) => {
  // The fixture has English and Swedish pages only.
  if (page) {
    mkdirSync(path.join(siteDir, 'da'));
    writeFileSync(path.join(siteDir, 'da/demo.html'), page);
  }
  const company = `"><script>alert('x')</script>`;
  const message = '\n</textarea><b>&amp;';
  const response = await postForm({ company, message, businessType: 'other', language: 'da', '<i>': '<i>' });
  const $ = load(await response.text());
  expect(response.status).toBe(422);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect($('script, b, i')).toHaveLength(0);
  expect($('[name=company]').text()).toBe(company);
  expect($('[name=message]').text()).toBe(message);
  expect($('option[selected]').attr('value')).toBe('other');
  expect($('[name=language]').attr('value')).toBe('da');
  expect($('html').attr('lang')).toBe('da');
  expect($('label[for=demo-name]').text()).toBe(text('da', 'demo.form.name'));
  expect($('#demo-name').attr('aria-describedby')).toBe('demo-name-error');
  expect($('#demo-name-error').text().trim()).toBe(text('da', 'demo.error.name'));
});

test.each([
  ['contact-messages', 'contact-message', { firstName: 'Å', lastName: 'B', email: 'a@b.example', message: 'Hej' }],
  ['newsletter-subscriptions', 'newsletter-subscription', { email: 'a@b.example' }],
])('%s are stored by the same rules', async (path, kind, fields) => {
  const send = (body: object, headers = {}) =>
    fetch(`${server.origin}/api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const invalid = await send({ ...fields, email: 'a@b', language: 'sv' });
  expect(invalid.status).toBe(422);
  expect(await invalid.json()).toMatchObject({ errors: [{ field: 'email', code: 'invalidEmail' }] });
  const keyed = { 'Idempotency-Key': 'one' };
  const first = await send({ ...fields, language: 'sv' }, keyed);
  expect(first.status).toBe(201);
  const again = await send({ ...fields, language: 'sv' }, keyed);
  expect(await again.json()).toEqual(await first.json());
  const native = await fetch(`${server.origin}/api/${path}`, {
    method: 'POST',
    body: new URLSearchParams({ ...(fields as Record<string, string>), language: 'sv' }),
    redirect: 'manual',
  });
  expect(native.status).toBe(303);
  expect(native.headers.get('location')).toMatch(/^\/sv\/\w+\/thank-you$/);
  expect(stored()).toMatchObject([
    { kind, language: 'sv' },
    { kind, language: 'sv' },
  ]);
});
