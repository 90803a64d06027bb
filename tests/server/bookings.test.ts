import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import ICAL from 'ical.js';
import { Webhook } from 'standardwebhooks';

import { startServer, type RunningServer } from '../../server/index';
import { choosePage } from '../../server/pages/booking-pages';
import { createBookingDesk } from '../../server/storage/booking-desk';
import type { Database } from '../../server/storage/database';
import { erasePerson } from '../../server/storage/erasure';
import { openDatabase } from '../../server/storage/open-database';
import { pullForward } from '../../server/storage/outbox';
import type { Booking } from '../../server/storage/stored-submission';
import { text } from '../../server/texts/texts';
import { zonedTimes } from '../../server/texts/zoned-times';
import { availability } from '../../src/domain/availability';
import { openPage, press, requestDemo, timesOn, type StoredRequest } from '../support/bookings';
import { setClock } from '../support/clock';
import { siteAndPostgres } from '../support/site-and-postgres';
import { startSmtpPeer, type SmtpPeer } from '../support/smtp-peer';
import { waitUntil } from '../support/wait-until';

const parts = siteAndPostgres();
const aDay = 86_400_000;

let dataDir: string;
let databaseUrl: string | undefined;
let peer: SmtpPeer;
let server: RunningServer;
let database: Database;

const environment = () => ({
  PORT: '0',
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
  SITE_DIR: parts.siteDir,
  SMTP_URL: peer.url,
  LIMIT_PER_ADDRESS: '999999',
  LIMIT_TOTAL: '999999',
  LOG_LEVEL: 'silent',
});
const open = () => openDatabase({ databaseUrl, databaseFile: path.join(dataDir, 'requests.sqlite') });

interface Row {
  starts_at: string;
  seat: number | null;
  sequence: number;
  time_zone: string;
}
const rows = () => database.query<Row>('SELECT * FROM bookings ORDER BY submission_id');
const deliveries = async (kind: string) =>
  database.query<{ state: string; due_at: string; topic: string }>(
    'SELECT state, due_at, topic FROM outbox WHERE kind = $1 ORDER BY id',
    [kind],
  );
const freeFor = async (request: StoredRequest) => timesOn(await openPage(server.origin, request));
const mailsTo = (address: string) => peer.mails.filter(({ envelopeTo }) => envelopeTo.includes(address));

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'data-'));
    databaseUrl = kind === 'postgres' ? await parts.cluster.createDatabase() : undefined;
    peer = await startSmtpPeer();
    server = await startServer(environment());
    database = await open();
  });
  afterEach(async () => {
    await database.close();
    await server.stop();
    await peer.stop();
    rmSync(dataDir, { recursive: true });
  });

  test('Five hundred ask for ten places at once, on as many instances as the database allows: ten are booked, and nobody is told otherwise', async () => {
    const other = kind === 'postgres' ? await startServer(environment()) : undefined;
    const origins = [server.origin, other?.origin ?? server.origin];
    try {
      const requests: StoredRequest[] = [];
      while (requests.length < 500) {
        requests.push(...(await Promise.all(Array.from({ length: 50 }, () => requestDemo(server.origin)))));
      }
      const wanted = (await freeFor(requests[0]!)).slice(0, 10 / availability.atOnce);
      expect(wanted).toHaveLength(10 / availability.atOnce);
      const answers = await Promise.all(
        requests.map(async ({ token, language }, index) => {
          const fields = { token, language, start: wanted[index % wanted.length]! };
          // What a browser does when it is told to come back, or its connection breaks: it sends the same again.
          for (;;) {
            const status = await press(origins[index % 2]!, fields).then(
              (response) => response.status,
              () => 503,
            );
            if (status !== 503 && status !== 408) return status;
          }
        }),
      );
      expect(Map.groupBy(answers, (status) => status).get(303)).toHaveLength(10);
      expect(answers.filter((status) => status === 409)).toHaveLength(490);
      const booked = await database.query<Row & { reference: string }>(
        'SELECT reference, starts_at, seat FROM bookings JOIN submissions ON submission_id = id',
      );
      expect(new Set(booked.map(({ starts_at, seat }) => `${starts_at} ${seat}`)).size).toBe(10);
      // Who was told that it is booked has it, and nobody else does.
      const told = requests.filter((_request, index) => answers[index] === 303).map(({ reference }) => reference);
      expect(booked.map(({ reference }) => reference).sort()).toEqual(told.sort());
      expect(await freeFor(requests[answers.indexOf(409)]!)).not.toEqual(expect.arrayContaining([wanted[0]]));
    } finally {
      await other?.stop();
    }
  });

  test('A double click and a repeat book once, and say the same', async () => {
    const request = await requestDemo(server.origin);
    const [start = ''] = await freeFor(request);
    const answers = await Promise.all(Array.from({ length: 10 }, () => press(server.origin, { ...request, start })));
    answers.push(await press(server.origin, { ...request, start }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
    expect(await rows()).toMatchObject([{ starts_at: start, seat: 0, sequence: 0 }]);
    await waitUntil(() => mailsTo(request.email).length >= 2, { what: 'Receipt and confirmation' });
    expect(await deliveries('booking-mail')).toHaveLength(1);
    expect(await deliveries('booking-sales-mail')).toHaveLength(1);
  });

  test('A time is booked, moved and cancelled, each with a later sequence number, and its place is free again', async () => {
    const request = await requestDemo(server.origin);
    const [first = '', second = ''] = await freeFor(request);
    await press(server.origin, { ...request, start: first, zone: 'Europe/London' });
    expect(await rows()).toMatchObject([{ starts_at: first, seat: 0, sequence: 0, time_zone: 'Europe/London' }]);
    expect((await press(server.origin, { ...request, start: second }, 'move')).status).toBe(303);
    expect(await rows()).toMatchObject([{ starts_at: second, seat: 0, sequence: 1, time_zone: 'Europe/London' }]);
    const cancelled = await press(server.origin, request, 'cancel');
    expect(cancelled.headers.get('location')).toBe('/demo/cancelled');
    expect((await press(server.origin, request, 'cancel')).status).toBe(303);
    expect(await rows()).toMatchObject([{ seat: null, sequence: 2 }]);
    expect(await freeFor(request)).toEqual(expect.arrayContaining([first, second]));
    expect((await press(server.origin, { ...request, start: first })).status).toBe(303);
    expect(await rows()).toMatchObject([{ starts_at: first, seat: 0, sequence: 3 }]);
  });

  test('As many as can be held at once get the same time, each its own place', async () => {
    const requests = await Promise.all(
      Array.from({ length: availability.atOnce + 1 }, () => requestDemo(server.origin)),
    );
    const [start = ''] = await freeFor(requests[0]!);
    const statuses = [];
    for (const request of requests) statuses.push((await press(server.origin, { ...request, start })).status);
    expect(statuses).toEqual([...Array.from({ length: availability.atOnce }, () => 303), 409]);
    expect((await rows()).map(({ seat }) => seat).sort()).toEqual(
      Array.from({ length: availability.atOnce }, (_s, seat) => seat),
    );
    // The database itself refuses what the code would not ask for.
    await expect(
      database.query(
        `INSERT INTO bookings (submission_id, starts_at, minutes, seat, time_zone, changed_at)
         SELECT max(id), $1, 45, 0, 'UTC', $1 FROM submissions`,
        [start],
      ),
    ).rejects.toThrow();
  });

  test('Erasure removes the booking with its request, and its place is free', async () => {
    const request = await requestDemo(server.origin);
    const [start = ''] = await freeFor(request);
    await press(server.origin, { ...request, start });
    await waitUntil(() => mailsTo(request.email).length === 2, { what: 'Receipt and confirmation' });
    await erasePerson(database, request.email, path.join(dataDir, 'mail'));
    expect(await rows()).toEqual([]);
    expect(await database.query('SELECT id FROM outbox')).toEqual([]);
    expect((await openPage(server.origin, request)).status).toBe(404);
    expect((await press(server.origin, { ...request, start })).status).toBe(404);
    expect(await freeFor(await requestDemo(server.origin))).toContain(start);
  });

  test('A reminder waits until a day before, through clocks that jump, and only for the time that holds', async () => {
    const request = await requestDemo(server.origin);
    const times = await freeFor(request);
    const [start = '', later = ''] = times.slice(-2);
    await press(server.origin, { ...request, start });
    const [reminder] = await deliveries('booking-reminder');
    expect(reminder).toMatchObject({ state: 'pending', due_at: new Date(Date.parse(start) - aDay).toISOString() });
    await pullForward(database);
    expect(await deliveries('booking-reminder')).toEqual([reminder]);

    await press(server.origin, { ...request, start: later });
    expect((await deliveries('booking-reminder')).map(({ state, topic }) => [topic, state])).toEqual([
      ['0', 'withheld'],
      ['1', 'pending'],
    ]);
    await press(server.origin, request, 'cancel');
    expect((await deliveries('booking-reminder')).map(({ state }) => state)).toEqual(['withheld', 'withheld']);
  });

  test('A day before, the reminder is sent; a demo that is less than a day away has none', async () => {
    const request = await requestDemo(server.origin, { language: 'sv' });
    const [start = ''] = (await freeFor(request)).slice(-1);
    await press(server.origin, { ...request, start });
    await waitUntil(() => mailsTo(request.email).length === 2, { what: 'Receipt and confirmation' });
    const setRight = setClock(Date.parse(start) - aDay + 1000);
    try {
      await waitUntil(() => mailsTo(request.email).length === 3, { what: 'The reminder' });
      const [, , reminder] = mailsTo(request.email);
      expect(reminder!.subject).toContain(text('sv', 'mail.booking.reminder.subject'));
      expect(reminder!.text).toContain(zonedTimes('sv', availability.timeZone).day(start));

      const desk = createBookingDesk(database, { availability: { ...availability, leadHours: 0 }, hasWebhook: false });
      const other = await requestDemo(server.origin);
      const { reference } = other;
      expect(await desk.take({ reference, startsAt: start, isOperator: true })).toMatchObject({ state: 'booked' });
      expect(await deliveries('booking-reminder')).toHaveLength(1);
    } finally {
      setRight();
    }
  });

  test('Once it has begun, a demo can neither be moved nor cancelled, and its link says so', async () => {
    const request = await requestDemo(server.origin);
    const [start = '', other = ''] = await freeFor(request);
    await press(server.origin, { ...request, start });
    const setRight = setClock(Date.parse(start));
    try {
      for (const to of ['time', 'move', 'cancel'] as const) {
        const page = await openPage(server.origin, request, to);
        expect(page.status).toBe(200);
        expect(await page.text()).not.toContain('data-slot="booking-changes"');
      }
      expect((await press(server.origin, { ...request, start: other }, 'move')).status).toBe(404);
      expect((await press(server.origin, request, 'cancel')).status).toBe(404);
    } finally {
      setRight();
    }
    expect(await rows()).toMatchObject([{ starts_at: start, seat: 0, sequence: 0 }]);
  });

  test('A request that looks like spam is released by picking a time: a person did', async () => {
    const response = await fetch(`${server.origin}/api/demo-requests`, {
      method: 'POST',
      body: new URLSearchParams({
        name: 'Å',
        company: 'B',
        businessType: 'other',
        email: 'asa@elbil.example',
        language: 'sv',
        homepage: 'filled in by the browser',
      }),
      redirect: 'manual',
    });
    const link = response.headers.get('location')!;
    const token = new URL(link, server.origin).searchParams.get('token')!;
    const request: StoredRequest = {
      token,
      language: 'sv',
      reference: token.split('.')[0]!,
      email: 'asa@elbil.example',
    };
    expect(await deliveries('receipt')).toEqual([]);
    const [start = ''] = await freeFor(request);
    await press(server.origin, { ...request, start });
    await waitUntil(() => mailsTo(request.email).length === 2, { what: 'Receipt and confirmation' });
    expect(await database.query('SELECT quarantined_for FROM submissions')).toEqual([{ quarantined_for: null }]);
    // Its receipt offers no times any more.
    const receipt = mailsTo(request.email).find(({ subject }) =>
      subject!.startsWith(text('sv', 'mail.receipt.demo.subject')),
    )!;
    expect(receipt.text).not.toContain('/api/demo-bookings');
  });

  test('Many moves of one demo send one mail about where it is now, and end', async () => {
    const request = await requestDemo(server.origin);
    const times = await freeFor(request);
    const statuses = [];
    for (let move = 0; move < 16; move += 1) {
      statuses.push((await press(server.origin, { ...request, start: times[move % 2]! })).status);
    }
    expect(statuses.slice(0, 13)).toEqual(Array.from({ length: 13 }, () => 303));
    // In the middle it is asked for the time that it has.
    expect(statuses.slice(13)).toEqual([404, 303, 404]);
    expect((await press(server.origin, request, 'cancel')).status).toBe(303);
  });
});

describe('pages and links', () => {
  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'data-'));
    databaseUrl = undefined;
    peer = await startSmtpPeer();
    server = await startServer(environment());
    database = await open();
  });
  afterEach(async () => {
    await database.close();
    await server.stop();
    await peer.stop();
    rmSync(dataDir, { recursive: true });
  });

  test('A native demo request leads to its times, by day in the zone that is asked for, and works without JavaScript', async () => {
    const response = await fetch(`${server.origin}/api/demo-requests`, {
      method: 'POST',
      body: new URLSearchParams({
        name: 'Å',
        company: 'B',
        businessType: 'other',
        email: 'a@b.example',
        language: 'sv',
      }),
      redirect: 'manual',
    });
    expect(response.status).toBe(303);
    const link = new URL(response.headers.get('location')!, server.origin);
    link.searchParams.set('zone', 'America/Los_Angeles');
    const page = await fetch(link);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    const $ = load(await page.text());
    expect($('script').toArray()).toHaveLength(1);
    const { dayOfYear, leaf, time } = zonedTimes('sv', 'America/Los_Angeles');
    const groups = $('[data-slot=booking-days] fieldset').toArray();
    expect(groups.length).toBeGreaterThan(3);
    // One form for each day, so that none sends a time of another.
    expect($('[data-slot=booking-days] form').toArray()).toHaveLength(groups.length);
    expect(
      $('input[name=day]')
        .toArray()
        .map((day) => $(day).attr('checked') !== undefined),
    ).toEqual(groups.map((_group, index) => index === 0));
    for (const group of groups) {
      const starts = $(group).find('input').toArray();
      expect(starts.length).toBeGreaterThan(0);
      for (const start of starts) {
        const moment = $(start).attr('value')!;
        expect($(group).find('h2').text()).toBe(dayOfYear(moment));
        expect($(group).closest('form').prev('label').text()).toBe(Object.values(leaf(moment)).join(''));
        expect($(start).parent().text()).toBe(time(moment));
      }
    }
    expect($('[data-slot=booking-zone]').text()).toBe(zonedTimes('sv', 'America/Los_Angeles').zone());
    expect($('option[selected]').attr('value')).toBe('America/Los_Angeles');
    expect($('form[method=post] input[name=token]').attr('value')).toBe(link.searchParams.get('token'));
    expect($('a[data-language=sv]').attr('href')).toContain('/api/demo-bookings?token=');
    expect($('[data-slot=booking-reference]').text()).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  });

  test('A zone that does not exist, and fields that are no text, are left aside', async () => {
    const request = await requestDemo(server.origin);
    for (const zone of ['Europe/Nowhere', '"><b>', 'x'.repeat(5000)]) {
      const $ = load(await (await openPage(server.origin, { ...request, zone })).text());
      expect($('[data-slot=booking-zone]').text()).toBe(zonedTimes('en', availability.timeZone).zone());
      expect($('b')).toHaveLength(0);
    }
    const twice = await fetch(`${server.origin}/api/demo-bookings?token=a&token=b&zone=x&zone=y`);
    expect(twice.status).toBe(404);
  });

  // ASVS 5.0: 3.5.3
  test('Opening a link changes nothing, as mail scanners open links', async () => {
    const request = await requestDemo(server.origin);
    const [start = '', other = ''] = await freeFor(request);
    await press(server.origin, { ...request, start });
    for (const to of ['time', 'move', 'cancel'] as const) {
      for (const method of ['GET', 'HEAD']) {
        const query = new URLSearchParams({ ...request, start: other });
        expect(
          (await fetch(`${server.origin}/api/demo-bookings${to === 'time' ? '' : `/${to}`}?${query}`, { method }))
            .status,
        ).toBe(200);
      }
    }
    expect(await rows()).toMatchObject([{ starts_at: start, sequence: 0 }]);
    const put = await fetch(`${server.origin}/api/demo-bookings`, { method: 'PUT' });
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });

  test('A link that we have not signed leads to a page that says so, and books nothing', async () => {
    const request = await requestDemo(server.origin);
    const [start = ''] = await freeFor(request);
    const [reference = '', signature = ''] = request.token.split('.');
    const otherRequest = await requestDemo(server.origin);
    const forged = [
      '',
      reference,
      `${reference}.`,
      `${reference}.${'A'.repeat(signature.length)}`,
      `${reference}.${signature.slice(0, -1)}`,
      `${reference}.${signature}x`,
      `${reference}.${signature.toLowerCase()}`,
      `${otherRequest.reference}.${signature}`,
      `${reference.toLowerCase()}.${signature}`,
      `${request.token}.${signature}`.slice(0, 64) + '"',
    ];
    for (const token of forged) {
      const page = await openPage(server.origin, { token, language: 'sv' });
      expect([page.status, load(await page.text())('h1').text()]).toEqual([404, 'invalid']);
      expect((await press(server.origin, { token, start })).status).toBe(404);
      expect((await press(server.origin, { token }, 'cancel')).status).toBe(404);
    }
    expect(await rows()).toEqual([]);
  });

  // ASVS 5.0: 3.5.1
  test('Another site cannot press the buttons', async () => {
    const request = await requestDemo(server.origin);
    const [start = ''] = await freeFor(request);
    const headers = { Origin: 'https://elsewhere.example' };
    expect((await press(server.origin, { ...request, start }, 'time', headers)).status).toBe(403);
    expect((await press(server.origin, request, 'cancel', headers)).status).toBe(403);
    expect(await rows()).toEqual([]);
  });

  test('Who is too late sees why, and what is free; who has chosen nothing is asked to', async () => {
    const requests = await Promise.all(
      Array.from({ length: availability.atOnce + 1 }, () => requestDemo(server.origin, { language: 'sv' })),
    );
    const [start = ''] = await freeFor(requests[0]!);
    for (const request of requests.slice(1)) await press(server.origin, { ...request, start });
    const late = await press(server.origin, { ...requests[0]!, start, zone: 'Europe/Helsinki' });
    expect(late.status).toBe(409);
    const $ = load(await late.text());
    expect($('[data-slot=booking-notice]').attr('hidden')).toBeUndefined();
    expect($('[data-slot=booking-notice]').text()).toContain(text('sv', 'booking.taken'));
    expect($('title').text()).toContain(text('sv', 'common.form.errorPrefix'));
    expect($(`input[value="${start}"]`)).toHaveLength(0);
    expect($('input[name=start]').length).toBeGreaterThan(5);
    expect($('input[name=zone]').attr('value')).toBe('Europe/Helsinki');

    const nothing = await press(server.origin, requests[0]!);
    expect(nothing.status).toBe(422);
    expect(await nothing.text()).toContain(text('sv', 'booking.missing'));
  });

  test.each([
    ['in the past', '2020-01-07T09:00:00.000Z'],
    ['beyond the horizon', '2099-01-07T09:00:00.000Z'],
    ['in the night', 'night'],
    ['between two', 'between'],
  ])('A time that is not offered, %s, cannot be booked', async (_what, start) => {
    const request = await requestDemo(server.origin);
    const [first = ''] = await freeFor(request);
    const moved = { night: -8 * 3_600_000, between: 60_000 }[start];
    const startsAt = moved === undefined ? start : new Date(Date.parse(first) + moved).toISOString();
    expect((await press(server.origin, { ...request, start: startsAt })).status).toBe(409);
    expect(await rows()).toEqual([]);
  });

  test('The mails about a booking carry the invitation where calendars look for it, and the CRM learns of each change', async () => {
    const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
    const events: { type: string; data: Record<string, unknown> }[] = [];
    const hook = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        events.push(
          new Webhook(secret).verify(body, request.headers as Record<string, string>) as (typeof events)[number],
        );
        response.writeHead(204).end();
      });
    });
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
    await server.stop();
    server = await startServer({
      ...environment(),
      WEBHOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`,
      WEBHOOK_SECRET: secret,
      SALES_ADDRESS: 'sales@voltsyn.example',
    });
    const request = await requestDemo(server.origin, { language: 'sv' });
    const [start = ''] = await freeFor(request);
    await press(server.origin, { ...request, start, zone: 'Europe/London' });
    // Else the first would be withheld, since there is a later change.
    await waitUntil(
      () => mailsTo(request.email).length === 2 && mailsTo('sales@voltsyn.example').length === 2 && events.length === 2,
      { what: 'Mails and webhook' },
    );
    await press(server.origin, request, 'cancel');
    await waitUntil(() => mailsTo(request.email).length === 3 && events.length === 3, { what: 'Mail and webhook' });

    const about = (address: string) => mailsTo(address).filter(({ raw }) => raw.includes('text/calendar'));
    await waitUntil(() => about('sales@voltsyn.example').length === 2);
    const methods = ['REQUEST', 'CANCEL'];
    for (const address of [request.email, 'sales@voltsyn.example']) {
      for (const [index, mail] of about(address).entries()) {
        // Beside text and HTML, with its method (RFC 6047), and as a file.
        expect(mail.raw).toMatch(new RegExp(`Content-Type: text/calendar; charset=utf-8; method=${methods[index]}`));
        expect(mail.raw).toMatch(/Content-Type: multipart\/alternative/);
        const file = mail.attachments.find(({ filename }) => filename === 'invitation.ics')!;
        const content = Buffer.from(file.content as ArrayBuffer).toString();
        const event = new ICAL.Event(new ICAL.Component(ICAL.parse(content)).getFirstSubcomponent('vevent')!);
        expect([event.uid.startsWith(request.reference), event.sequence]).toEqual([true, index]);
      }
    }
    const { token: _token, email: _email, ...known } = request;
    expect(events.filter(({ type }) => type === 'demo-booking').map(({ data }) => data)).toMatchObject([
      { ...known, state: 'booked', startsAt: start, timeZone: 'Europe/London', sequence: 0 },
      { ...known, state: 'cancelled', startsAt: start, sequence: 1 },
    ]);
    await new Promise((resolve) => hook.close(resolve));
  });

  test('While bookings cannot be stored, the page says so and keeps the times', async () => {
    const request = await requestDemo(server.origin);
    const [start = ''] = await freeFor(request);
    await database.query('ALTER TABLE bookings RENAME COLUMN changed_at TO gone');
    const answer = await press(server.origin, { ...request, start });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('30');
    await database.query('ALTER TABLE bookings RENAME COLUMN gone TO changed_at');
    expect((await press(server.origin, { ...request, start })).status).toBe(303);
  });
});

test.each([
  ['the first one is promised a call', undefined, 'none'],
  [
    'one that is booked stays',
    { startsAt: '2026-12-01T09:00:00.000Z', minutes: 45 } as Booking,
    text('sv', 'booking.move.none'),
  ],
])('Where no time is free, %s', async (_name, booked, told) => {
  const page = { siteDir: parts.siteDir, language: 'sv', token: 't', reference: 'AAAA-BBBB', timeZone: 'UTC' };
  const $ = load(await choosePage(page, { times: [], booked, isFirst: !booked }));
  expect($('[data-slot=booking-none]').attr('hidden')).toBeUndefined();
  expect($('[data-slot=booking-none]').text()).toBe(told);
  expect($('[data-slot=booking-form]').attr('hidden')).toBeDefined();
});
