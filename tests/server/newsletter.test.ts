import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { load } from 'cheerio';

import { startServer, type RunningServer } from '../../server/index';
import { enqueueNewsletterIssue } from '../../server/storage/newsletter-issues';
import { openSqlite } from '../../server/storage/sqlite';
import { text } from '../../server/texts/texts';
import { locales, localizePath } from '../../src/domain/locales';
import { makeSite, newsletterPage } from '../support/site-fixture';
import { startSmtpPeer, type SmtpPeer } from '../support/smtp-peer';
import { waitUntil } from '../support/wait-until';

const post = '/blog/2026/11/19/a-post';
let siteDir: string;
let dataDir: string;
let peer: SmtpPeer;
let server: RunningServer;

beforeAll(() => {
  siteDir = makeSite();
  for (const { code } of locales) {
    const folder = path.join(siteDir, localizePath('/newsletter', code));
    mkdirSync(folder, { recursive: true });
    for (const action of ['confirm', 'unsubscribe']) {
      writeFileSync(path.join(folder, `${action}.html`), `<script>1</script>${newsletterPage(code, action)}`);
    }
  }
  for (const code of ['en', 'sv']) {
    const folder = path.join(siteDir, localizePath('/blog', code));
    mkdirSync(folder, { recursive: true });
    const url = `https://www.voltsyn.example${localizePath(post, code)}`;
    writeFileSync(
      path.join(folder, 'feed.json'),
      JSON.stringify({ items: [{ url, title: `${code} title`, summary: `${code} summary` }] }),
    );
  }
  const dutch = path.join(siteDir, 'nl/blog');
  mkdirSync(dutch, { recursive: true });
  writeFileSync(path.join(dutch, 'feed.json'), JSON.stringify({ items: [] }));
});
afterAll(() => rmSync(siteDir, { recursive: true }));

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'data-'));
  peer = await startSmtpPeer();
  server = await startServer({
    PORT: '0',
    DATA_DIR: dataDir,
    SITE_DIR: siteDir,
    SMTP_URL: peer.url,
    LOG_LEVEL: 'silent',
  });
});
afterEach(async () => {
  await server.stop();
  await peer.stop();
  rmSync(dataDir, { recursive: true });
});

async function signUp(email: string, language = 'sv'): Promise<{ status: number; answer: object }> {
  const response = await fetch(`${server.origin}/api/newsletter-subscriptions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, language }),
  });
  return { status: response.status, answer: (await response.json()) as object };
}

function subscriptions(): Record<string, string | null>[] {
  const database = new DatabaseSync(path.join(dataDir, 'requests.sqlite'), { readOnly: true });
  const rows = database.prepare('SELECT * FROM subscriptions').all() as Record<string, string | null>[];
  database.close();
  return rows;
}

async function mail(number: number): Promise<SmtpPeer['mails'][number]> {
  await waitUntil(() => peer.mails.length >= number, { what: `Mail ${number}` });
  return peer.mails[number - 1]!;
}

/** Opens the link of a mail that leads to an action, as its reader does, and presses the button of the page. */
async function follow(html: string, action: string): Promise<Response> {
  const href = load(html)(`a[href*="/api/newsletter/${action}"]`).attr('href')!;
  expect(new URL(href).origin).toBe(server.origin);
  const page = await fetch(href);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('referrer-policy')).toBe('same-origin');
  const $ = load(await page.text());
  expect($('script')).toHaveLength(0);
  return fetch(server.origin + $('form').attr('action')!, {
    method: 'POST',
    headers: { Origin: server.origin },
    body: new URLSearchParams(
      $('form')
        .serializeArray()
        .map(({ name, value }) => [name, value]),
    ),
    redirect: 'manual',
  });
}

test.each(locales.map(({ code }) => code))('%s: sign-up, link, page, button, and out again', async (language) => {
  expect((await signUp('asa@elbil.example', language)).status).toBe(201);
  const confirmation = await mail(1);
  expect(subscriptions()).toMatchObject([{ state: 'pending', language }]);

  const confirmed = await follow(confirmation.html!, 'confirm');
  expect(confirmed.status).toBe(303);
  expect(confirmed.headers.get('location')).toBe(localizePath('/newsletter/confirmed', language));
  expect(subscriptions()).toMatchObject([
    {
      state: 'confirmed',
      email: 'asa@elbil.example',
      language,
      confirmed_at: expect.any(String),
      consent_text: text(language, 'mail.subscription.confirm.text'),
    },
  ]);

  // Whoever signs the address up again gets the same answer; its owner learns that there is nothing to do.
  const again = await signUp('ASA@elbil.example', language);
  expect(again).toEqual({ status: 201, answer: { reference: expect.any(String), receivedAt: expect.any(String) } });
  const known = await mail(2);
  expect(known.subject).toBe(text(language, 'mail.subscription.known.subject'));
  expect(subscriptions()).toMatchObject([{ state: 'confirmed' }]);

  const left = await follow(known.html!, 'unsubscribe');
  expect(left.headers.get('location')).toBe(localizePath('/newsletter/unsubscribed', language));
  expect(subscriptions()).toMatchObject([{ state: 'unsubscribed' }]);
});

// ASVS 5.0: 3.5.3
test('Opening a link changes nothing, as mail scanners open links', async () => {
  await signUp('asa@elbil.example');
  const href = load((await mail(1)).html!)('a').attr('href')!;
  for (const method of ['GET', 'HEAD']) expect((await fetch(href, { method })).status).toBe(200);
  expect(subscriptions()).toMatchObject([{ state: 'pending' }]);
  expect((await fetch(href, { method: 'PUT' })).status).toBe(405);
});

test.each(['confirm', 'unsubscribe'])('%s: a link that is not ours leads to a page that says so', async (action) => {
  const answer = await fetch(`${server.origin}/api/newsletter/${action}`, {
    method: 'POST',
    body: new URLSearchParams({ token: '"><b>', language: 'nl' }),
    redirect: 'manual',
  });
  expect(answer.headers.get('location')).toBe('/nl/newsletter/link-invalid');
  const page = await (await fetch(`${server.origin}/api/newsletter/${action}?token="><b>&language=xx`)).text();
  expect(page).toContain(`en ${action}`);
  expect(load(page)('b')).toHaveLength(0);
});

// ASVS 5.0: 3.5.1
test('Another site cannot press the button', async () => {
  await signUp('asa@elbil.example');
  await mail(1);
  const [{ token }] = subscriptions() as [{ token: string }];
  const answer = await fetch(`${server.origin}/api/newsletter/confirm`, {
    method: 'POST',
    headers: { Origin: 'https://elsewhere.example' },
    body: new URLSearchParams({ token, language: 'en' }),
  });
  expect(answer.status).toBe(403);
  expect(subscriptions()).toMatchObject([{ state: 'pending' }]);
});

test('An issue of the newsletter goes to every confirmed subscriber once, in their language, with one-click unsubscribe', async () => {
  for (const [index, language] of ['sv', 'nl', 'en'].entries()) {
    await signUp(`${language}@elbil.example`, language);
    await mail(index + 1);
  }
  const database = await openSqlite(path.join(dataDir, 'requests.sqlite'));
  await database.query(
    `UPDATE subscriptions SET state = 'confirmed', confirmed_at = '2026-01-01' WHERE language <> 'en'`,
  );
  expect(await enqueueNewsletterIssue(database, post)).toBe(2);
  expect(await enqueueNewsletterIssue(database, post)).toBe(2);
  await database.close();
  await mail(5);
  const letters = peer.mails.slice(3);
  expect(letters.map(({ subject }) => subject).sort()).toEqual(['en title', 'sv title']);
  const swedish = letters.find(({ subject }) => subject === 'sv title')!;
  expect(swedish.envelopeTo).toEqual(['sv@elbil.example']);
  const header = (name: string) => swedish.headers.find(({ key }) => key === name)!.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const oneClick = header('list-unsubscribe').slice(1, -1);

  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  for (const body of [form, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })]) {
    await fetch(oneClick, { method: 'POST', body }).then(({ status }) => expect(status).toBe(200));
  }
  expect(subscriptions().map(({ language, state }) => [language, state])).toEqual(
    expect.arrayContaining([
      ['sv', 'unsubscribed'],
      ['nl', 'confirmed'],
    ]),
  );
});
