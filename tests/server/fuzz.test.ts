import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { load } from 'cheerio';
import fc from 'fast-check';
import pg from 'pg';

import { startServer, type RunningServer } from '../../server/index.ts';
import { builtPage } from '../../server/pages/built-page.ts';
import { problemTitles, type ProblemType } from '../../server/routes/problem.ts';
import { fieldErrors, forms, type Form } from '../../server/submissions/forms.ts';
import { defaultLocale, localizePath } from '../../src/domain/locales.ts';
import { fieldErrorCodes, type FieldError } from '../../src/domain/schemas/fields.ts';
import { formGuards } from '../../src/domain/schemas/form-guards.ts';
import { localeCodes } from '../../src/domain/schemas/locale.ts';
import {
  invalidLinkPage,
  newsletterActions,
  newsletterEndpoint,
  newsletterPages,
} from '../../src/domain/schemas/newsletter-routes.ts';
import {
  anySubmission,
  anyTarget,
  anyText,
  formOf,
  headerText,
  leastValues,
  storedContent,
  takes,
  textFields,
  validSubmission,
  type Values,
} from '../support/generated-submissions';
import { startPostgres, type PostgresCluster } from '../support/postgres';
import { makeSite } from '../support/site-fixture';

/** The same values at each run; another FUZZ_SEED looks elsewhere. A failure names the seed and the path to repeat it. */
const chance = { numRuns: 150, seed: Number(process.env.FUZZ_SEED ?? 1) };

const naughty = [
  ...naughtyStrings,
  // One for each answer that a field can get.
  'x!',
  'x'.repeat(5000),
  // What the list leaves out: the end of a text field, halves of pairs, other line ends, and what comes together when
  // a character between goes.
  `</textarea></select>"'><script>alert(1)</script>&lt;`,
  'a\ud800b\udc00',
  '\rone\r\ntwo\rthree',
  '\0e\x01\u0301\x85',
];

const bodyLimit = 64 * 1024;
/** Where the sender of a demo request picks a time. */
const timesLink = /^\/api\/demo-bookings\?token=[0-9A-Z]{4}-[0-9A-Z]{4}\.[\w-]{22}&language=[a-z]{2}$/;
const stackTrace = /\n\s+at |node_modules|\.[jt]s:\d/;

/** In other languages a refused native submission gets the bare form. */
const builtLanguages = ['en', 'sv'];

/** A form's page with all of its fields, so that whatever was typed has its place on it. */
function builtForm(form: Form): string {
  const id = (field: string) => `${form.idPrefix}-${field}`;
  const fields = textFields(form).map((field) => {
    const tag = field === 'message' ? 'textarea' : 'input';
    return `<label for=${id(field)}>${field}</label><${tag} id=${id(field)} name=${field}></${tag}>
      <p id=${id(field)}-error hidden><span data-slot=field-error-text></span></p>`;
  });
  return `<!doctype html><title>Form</title><form action=${form.endpoint}>
    <div data-slot=form-alert hidden><h2 data-slot=form-alert-title></h2><p data-slot=form-alert-text></p>
    <ul data-slot=form-alert-list></ul></div>
    <input type=hidden name=language>${fields.join('')}
    <select id=${id('businessType')} name=businessType></select><p id=${id('businessType')}-error>
    <span data-slot=field-error-text></span></p></form>`;
}

let siteDir: string;
let cluster: PostgresCluster;

beforeAll(async () => {
  siteDir = makeSite();
  for (const language of builtLanguages) {
    for (const form of forms) writeFileSync(builtPage(siteDir, language, form.page), builtForm(form));
  }
  for (const action of newsletterActions) {
    const page = `<form action="${newsletterEndpoint(action)}"><input name="token"></form>`;
    writeFileSync(builtPage(siteDir, defaultLocale, newsletterPages[action].ask), page);
  }
  cluster = await startPostgres();
});
afterAll(() => {
  cluster.remove();
  rmSync(siteDir, { recursive: true });
});

/** Four at a time: more would keep each other, and the server in the same process, waiting. */
async function forEach<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const item of rest) await work(item);
    }),
  );
}

/** Every naughty string in every field: together in those that take it, alone in each that does not. */
const naughtyPosts = (language: string) =>
  forms.flatMap((form) =>
    naughty.flatMap((value) => {
      const fields = textFields(form);
      const alone = fields.filter((field) => !takes(form, field, value)).map((field) => [field]);
      return [fields.filter((field) => takes(form, field, value)), ...alone].map((holding) => ({
        form,
        values: {
          ...leastValues[form.kind],
          language,
          // Held back: mails would take longer than all the rest.
          [formGuards.honeypot]: 'x',
          ...Object.fromEntries(holding.map((field) => [field, value])),
        },
      }));
    }),
  );

/** What an answer says of faulty fields; a word that is none of ours would be what a parser says of the input. */
function errorsOf({ schema }: Form, issues: Parameters<typeof fieldErrors>[0]): FieldError[] {
  const errors = fieldErrors(issues);
  for (const { field, code } of errors) {
    if (!Object.hasOwn(schema.shape, field) || !fieldErrorCodes.includes(code)) throw new Error(`${field}: ${code}`);
  }
  return errors;
}

/** Problems are made of our own words only. */
async function expectProblem(response: Response, status: number, type: ProblemType, errors?: FieldError[]) {
  const problem = { type: `/problems/${type}`, title: problemTitles[type], status, ...(errors && { errors }) };
  expect({ status: response.status, body: await response.json() }).toEqual({ status, body: problem });
}

/** The answer is what the schema says of what was sent; gives the reference of what was taken. */
async function expectJsonVerdict(form: Form, sent: unknown, response: Response): Promise<string | undefined> {
  const verdict = form.schema.safeParse(sent);
  if (!verdict.success) {
    await expectProblem(response, 422, 'invalid-fields', errorsOf(form, verdict.error.issues));
    return undefined;
  }
  const body = (await response.json()) as { reference: string };
  expect({ status: response.status, body }).toEqual({
    status: 201,
    body: {
      reference: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      ...(form.kind === 'demo-request' && { timesUrl: expect.stringMatching(timesLink) }),
    },
  });
  return body.reference;
}

/** As every parser of HTML reads it, whatever the markup. */
const readBack = (value: string) => value.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd');

/** What the page of a refused post says, and the page without what was typed. */
function readRefused(html: string, fields: string[]) {
  const $ = load(html);
  const shown = fields.map((field) => {
    const control = $(`[name="${field}"]`);
    const value = control.is('textarea') ? control.text() : control.attr('value');
    control.text('').removeAttr('value');
    return [field, value];
  });
  $('option').removeAttr('selected');
  const marked = $('[aria-invalid]').toArray();
  return {
    shown: Object.fromEntries(shown),
    faulty: marked.map(({ attribs }) => attribs.name).sort(),
    isBuilt: $('meta[name=robots]').length === 0,
    page: $.html(),
  };
}

let dataDir: string;
let server: RunningServer;
let client: pg.Client | undefined;

async function start(databaseUrl?: string): Promise<void> {
  dataDir = mkdtempSync(path.join(tmpdir(), 'data-'));
  server = await startServer({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SITE_DIR: siteDir,
    LOG_LEVEL: 'silent',
    LIMIT_PER_ADDRESS: '1000000',
    LIMIT_TOTAL: '1000000',
  });
  client = databaseUrl ? new pg.Client(databaseUrl) : undefined;
  await client?.connect();
}
afterEach(async () => {
  const health = await fetch(`${server.origin}/healthz`);
  await client?.end();
  await server.stop();
  rmSync(dataDir, { recursive: true });
  expect(health.status).toBe(200);
});

interface Row {
  kind: string;
  reference: string;
  idempotency_key: string | null;
  payload: string;
}

async function stored(): Promise<Row[]> {
  const sql = 'SELECT kind, reference, idempotency_key, payload FROM submissions';
  if (client) return (await client.query<Row>(sql)).rows;
  const file = new DatabaseSync(path.join(dataDir, 'requests.sqlite'), { readOnly: true });
  const rows = file.prepare(sql).all() as unknown as Row[];
  file.close();
  return rows;
}

function postJson(form: Form, body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(server.origin + form.endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
}

function postNative(form: Form, body: URLSearchParams): Promise<Response> {
  return fetch(server.origin + form.endpoint, { method: 'POST', body, redirect: 'manual' });
}

const pages = new Map<string, string>();

/** As expectJsonVerdict; gives the values as the server read them if they were taken. */
async function expectNativeVerdict(form: Form, body: URLSearchParams, response: Response): Promise<Values | undefined> {
  const sent = Object.fromEntries([...body.keys()].map((name) => [name, body.get(name)!]));
  const language = localeCodes.includes(sent.language ?? '') ? sent.language! : defaultLocale;
  const typed: Values = { ...sent, language };
  const verdict = form.schema.safeParse(typed);
  const { status, headers } = response;
  const html = await response.text();
  if (verdict.success) {
    const location: unknown =
      form.kind === 'demo-request' ? expect.stringMatching(timesLink) : localizePath(form.thanks, language);
    expect({ status, location: headers.get('location'), html }).toEqual({ status: 303, location, html: '' });
    return typed;
  }
  const fields = textFields(form).filter((field) => Object.hasOwn(typed, field));
  const errors = errorsOf(form, verdict.error.issues);
  const { page, ...answer } = readRefused(html, fields);
  expect({ status, ...answer }).toEqual({
    status: 422,
    shown: Object.fromEntries(fields.map((field) => [field, readBack(typed[field]!)])),
    faulty: errors.map(({ field }) => field).sort(),
    isBuilt: builtLanguages.includes(language),
  });
  // Whatever was typed, the page with the same faults is the same but for the values of its controls.
  const faults = JSON.stringify([form.kind, language, errors, fields]);
  if (!pages.has(faults)) pages.set(faults, page);
  expect(page).toBe(pages.get(faults));
  return undefined;
}

test('A page that comes back says every naughty string again and obeys none', async () => {
  await start();
  const posts = naughty.flatMap((value) =>
    forms.flatMap((form) => ['sv', 'da'].map((language) => ({ form, language, value }))),
  );
  await forEach(posts, async ({ form, language, value }) => {
    const body = new URLSearchParams([['language', language], ...textFields(form).map((field) => [field, value])]);
    expect(await expectNativeVerdict(form, body, await postNative(form, body))).toBeUndefined();
  });
  expect(await stored()).toEqual([]);
});

describe.each(['sqlite', 'postgres'] as const)('On %s', (database) => {
  beforeEach(async () => start(database === 'postgres' ? await cluster.createDatabase() : undefined));

  // ASVS 5.0: 1.2.4
  test('Every naughty string in every field is stored as it was typed or refused without a word of it', async () => {
    const contents = new Map<string | undefined, string>();
    await forEach(naughtyPosts('sv'), async ({ form, values }) => {
      const reference = await expectJsonVerdict(form, values, await postJson(form, JSON.stringify(values)));
      if (reference) contents.set(reference, storedContent(form, values));
    });
    const rows = await stored();
    expect(rows).toHaveLength(contents.size);
    expect(rows.filter(({ reference, payload }) => payload !== contents.get(reference))).toEqual([]);
  });

  test('Every naughty string in every field that takes it is stored as it was typed in a native post', async () => {
    const contents = new Set<string>();
    const taken = naughtyPosts('sv').filter(({ form, values }) => form.schema.safeParse(values).success);
    await forEach(taken, async ({ form, values }) => {
      const body = new URLSearchParams(values);
      const read = await expectNativeVerdict(form, body, await postNative(form, body));
      contents.add(form.kind + storedContent(form, read!));
    });
    const found = new Set((await stored()).map((row) => row.kind + row.payload));
    expect([...found].filter((content) => !contents.has(content))).toEqual([]);
    expect(found.size).toBe(contents.size);
  });

  test('A naughty token in a link of a newsletter mail is nobody’s', async () => {
    await forEach(naughty, async (token) => {
      for (const action of newsletterActions) {
        const body = new URLSearchParams({ token });
        const address = server.origin + newsletterEndpoint(action);
        const page = load(await (await fetch(`${address}?${body}`)).text());
        expect([readBack(body.get('token')!), '']).toContain(page('input').attr('value'));
        expect(page('body *')).toHaveLength(2);
        const response = await fetch(address, { method: 'POST', body, redirect: 'manual' });
        expect(response.status).toBe(303);
        expect(response.headers.get('location')).toBe(invalidLinkPage);
      }
    });
  });

  // ASVS 5.0: 2.2.1
  test('Whatever is sent as JSON, the verdict is that of the schema', async () => {
    await fc.assert(
      fc.asyncProperty(anySubmission, async ({ kind, values }) => {
        const form = formOf(kind);
        const body = JSON.stringify(values);
        const response = await postJson(form, body);
        if (Buffer.byteLength(body) > bodyLimit) return expectProblem(response, 413, 'too-large');
        // Such names are refused wherever they would be dangerous.
        if (response.status === 400 && /"(?:__proto__|constructor)"/.test(body)) {
          return expectProblem(response, 400, 'bad-request');
        }
        await expectJsonVerdict(form, JSON.parse(body), response);
      }),
      chance,
    );
  });

  // ASVS 5.0: 2.2.2
  test('Whatever is sent as a native post, the verdict is that of the schema', async () => {
    await fc.assert(
      fc.asyncProperty(anySubmission, async ({ kind, values }) => {
        const form = formOf(kind);
        const body = new URLSearchParams();
        for (const [name, value] of Object.entries(values)) {
          for (const each of Array.isArray(value) ? value : [value]) {
            body.append(name, typeof each === 'string' ? each : JSON.stringify(each));
          }
        }
        const response = await postNative(form, body);
        if (Buffer.byteLength(body.toString()) > bodyLimit) return expectProblem(response, 413, 'too-large');
        await expectNativeVerdict(form, body, response);
      }),
      chance,
    );
  });

  test('Whatever is valid is stored once, however often it is sent with its key', async () => {
    await fc.assert(
      fc.asyncProperty(validSubmission, async ({ kind, values }) => {
        const form = formOf(kind);
        const key = { 'Idempotency-Key': randomUUID() };
        const body = JSON.stringify(values);
        const first = await expectJsonVerdict(form, values, await postJson(form, body, key));
        const repeat = await postJson(form, body, key);
        expect(repeat.headers.get('idempotent-replayed')).toBe('true');
        expect(await expectJsonVerdict(form, values, repeat)).toBe(first);
        const contents = (await stored()).filter(({ reference }) => reference === first).map(({ payload }) => payload);
        expect(contents).toEqual([storedContent(form, values)]);
      }),
      chance,
    );
  });

  test('Whatever is valid is stored once in ten minutes, however often it is sent as a native post', async () => {
    // Without a key, content is known again within such a span; this test may see the beginning of a second one.
    const span = () => Math.floor(Date.now() / 600_000);
    const first = span();
    await fc.assert(
      fc.asyncProperty(validSubmission, async ({ kind, values }) => {
        const form = formOf(kind);
        const body = new URLSearchParams(values);
        const read = await expectNativeVerdict(form, body, await postNative(form, body));
        await expectNativeVerdict(form, body, await postNative(form, body));
        const content = storedContent(form, read!);
        const found = (await stored()).filter((row) => row.kind === kind && row.payload === content);
        expect(found.length).toBeGreaterThan(0);
        expect(found.length).toBeLessThanOrEqual(1 + span() - first);
      }),
      chance,
    );
  });

  test('Whatever the key, it is refused or stands for one request', async () => {
    const [form] = forms as [Form];
    const values = { ...leastValues[form.kind], language: 'sv' };
    const references = new Map<string, string>();
    await fc.assert(
      fc.asyncProperty(headerText, async (sent) => {
        // White space around a header's value is no part of it.
        const key = sent.replace(/^[\t ]+|[\t ]+$/g, '');
        for (let time = 0; time < 2; time += 1) {
          const response = await postJson(form, JSON.stringify(values), { 'Idempotency-Key': sent });
          if (key === '' || key.length > 255) return expectProblem(response, 400, 'bad-request');
          const reference = (await expectJsonVerdict(form, values, response))!;
          expect(reference).toBe(references.get(key) ?? reference);
          references.set(key, reference);
        }
      }),
      chance,
    );
    expect((await stored()).map(({ reference }) => reference).sort()).toEqual([...references.values()].sort());
  });

  test('No key of a client is that of a native post', async () => {
    const [form] = forms as [Form];
    const values = { ...leastValues[form.kind], language: 'sv' };
    await postNative(form, new URLSearchParams(values));
    const [row] = await stored();
    const other = JSON.stringify({ ...values, message: 'Other' });
    const status = await postJson(form, other, { 'Idempotency-Key': row!.idempotency_key! }).then(
      (response) => response.status,
      () => 'no header can hold it',
    );
    // Else somebody could take the place of a post that is to come, which is answered with 500 then.
    expect([201, 400, 'no header can hold it']).toContain(status);
  });

  test('Whatever the bytes and what they are said to be, the answer is calm', async () => {
    const endpoints = [...forms.map(({ endpoint }) => endpoint), ...newsletterActions.map(newsletterEndpoint)];
    const said = fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'Application/X-WWW-Form-Urlencoded',
      'application/x-www-form-urlencoded; charset="',
      'multipart/form-data; boundary=x',
      'text/plain',
    );
    const written = fc.oneof(
      fc.uint8Array({ maxLength: 400, size: 'max' }),
      fc.oneof(fc.json(), fc.webQueryParameters(), anyText).map((body) => Buffer.from(body)),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...endpoints),
        fc.oneof({ weight: 5, arbitrary: said }, headerText),
        fc.option(headerText, { freq: 4 }),
        written,
        async (endpoint, contentType, origin, body) => {
          const response = await fetch(server.origin + endpoint, {
            method: 'POST',
            headers: { 'Content-Type': contentType, ...(origin === null ? {} : { Origin: origin }) },
            body: new Uint8Array(body),
            redirect: 'manual',
          });
          expect([200, 201, 303, 400, 403, 415, 422]).toContain(response.status);
          expect(await response.text()).not.toMatch(stackTrace);
        },
      ),
      chance,
    );
  });

  test('Whatever the address and the method, the answer is calm', async () => {
    const { hostname, port } = new URL(server.origin);
    // By hand, since fetch would tidy the address first.
    const ask = (method: string, target: string) => {
      const socket = connect(Number(port), hostname);
      socket.write(`${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      return text(socket);
    };
    const methods = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE');
    await fc.assert(
      fc.asyncProperty(methods, anyTarget, async (method, target) => {
        const answer = await ask(method, target);
        expect(answer).toMatch(/^HTTP\/1\.1 (?:200|303|308|400|404|405|415) /);
        expect(answer).not.toMatch(stackTrace);
      }),
      chance,
    );
  });
});
