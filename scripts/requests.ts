/** Shows and manages what has arrived (`npm run requests -- --help`), beside the running server. */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';

import site from '../data/site.json' with { type: 'json' };
import { ConfigError, readConfig } from '../server/config.ts';
import { exitOnConfigError } from '../server/index.ts';
import { letterPost } from '../server/letter-posts.ts';
import { newsletterLink } from '../server/newsletter-links.ts';
import { backUp, restore } from '../server/storage/backup.ts';
import type { Database } from '../server/storage/database.ts';
import { confirmedSubscriptions, enqueueLetters } from '../server/storage/letters.ts';
import { openDatabase } from '../server/storage/open-database.ts';
import { erasePerson, personalData } from '../server/storage/people.ts';
import { failedDeliveries, release, resendFailed, resendRequest } from '../server/storage/resend.ts';
import { purge } from '../server/storage/retention.ts';
import { readSubmissions, type StoredSubmission } from '../server/storage/stored-submission.ts';
import { defaultLocale } from '../src/domain/locales.ts';
import { isEmailAddress } from '../src/domain/schemas/email-address.ts';
import { formats, isFormat, type FlatRecord } from './lib/request-formats.ts';

const help = `Shows and manages the requests that visitors have sent. It can be used while the server runs.

  npm run requests                          as a table, newest first, cut to the terminal's width
  npm run requests -- --search elbil        that contain a text (reference, name, address, message…)
  npm run requests -- --since 2026-01-31    received on that day (UTC) or later
  npm run requests -- --kind demo-request   of one kind: demo-request, contact-message, newsletter-subscription
  npm run requests -- --quarantined         held back because they look like a program's
  npm run requests -- --format csv          for spreadsheets (cells that look like formulas are defused)
  npm run requests -- --format json         one JSON object a line, without loss

  npm run requests -- release REFERENCE     sends a quarantined request on
  npm run requests -- failed                what could not be sent on and is not tried any more
  npm run requests -- resend REFERENCE      sends a request on once more
  npm run requests -- resend --failed       all that failed

  npm run requests -- export EMAIL          everything that is stored of a person, as JSON
  npm run requests -- erase EMAIL           erases it, without a trace in the database
  npm run requests -- purge --rehearse      says what is past its time (data/privacy.json); without it, removes it

  npm run requests -- subscribers           who has confirmed the newsletter; --format as above
  npm run requests -- letter /blog/…        sends subscribers a letter about a post; again: only those who came since

  npm run requests -- backup FILE           writes a back-up and checks it
  npm run requests -- restore FILE          into an empty storage, while the server is stopped`;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'table' },
        since: { type: 'string', default: '' },
        kind: { type: 'string', default: '' },
        search: { type: 'string', default: '' },
        quarantined: { type: 'boolean', default: false },
        failed: { type: 'boolean', default: false },
        rehearse: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${help}`);
  }
}

function readSettings() {
  try {
    return readConfig(process.env);
  } catch (error) {
    return exitOnConfigError(error);
  }
}

const { values: options, positionals } = readArguments();
const [command = 'list', argument = ''] = positionals;
const { format } = options;
if (options.help) {
  console.log(help);
  process.exit(0);
}
if (!isFormat(format)) fail(`--format is table, csv or json, not "${format}".`);
if (options.since !== '' && Number.isNaN(Date.parse(options.since))) {
  fail(`--since takes a date such as 2026-01-31, not "${options.since}".`);
}
const settings = readSettings();

/** The argument of a command, which says what it is when it is missing. */
function needed(what: string): string {
  return argument || fail(`"${command}" needs ${what}: npm run requests -- ${command} ${what}`);
}

function neededAddress(): string {
  const address = needed('EMAIL');
  return isEmailAddress(address) ? address : fail(`"${address}" is no e-mail address.`);
}

/** Whether the server has made its tables: before, there is nothing to show, and nothing is made. */
function hasTables(): boolean {
  const { databaseUrl, databaseFile } = settings;
  if (databaseUrl) return true;
  if (!existsSync(databaseFile)) return false;
  try {
    const database = new DatabaseSync(databaseFile, { readOnly: true, timeout: 1000 });
    const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
    database.close();
    return version > 0;
  } catch (error) {
    throw new ConfigError(`The requests in ${databaseFile} cannot be read: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

function print(records: FlatRecord[], nothing: string): void {
  const output = formats[format as keyof typeof formats](records, nothing);
  if (format === 'table' && process.stdout.columns) {
    // A wrapped table cannot be read; what does not fit stands in the other formats.
    console.log(output.replace(/^.*$/gm, (line) => line.slice(0, process.stdout.columns)));
  } else if (output !== '') console.log(output);
}

function flat({ payload, quarantinedFor, id: _id, ...rest }: StoredSubmission): FlatRecord {
  const quarantine: FlatRecord = quarantinedFor.length > 0 ? { quarantinedFor: quarantinedFor.join(' ') } : {};
  const record: FlatRecord = { ...rest, ...quarantine, ...payload };
  if (format !== 'table') return record;
  // For the eye: whole minutes, no empty fields.
  const filled = Object.fromEntries(Object.entries(record).filter(([, value]) => value !== ''));
  return { ...filled, receivedAt: rest.receivedAt.slice(0, 16).replace('T', ' ') };
}

async function list({ query }: Database): Promise<void> {
  const { since, kind, search, quarantined } = options;
  const submissions = await readSubmissions(
    query,
    `received_at >= $1 AND ($2 = '' OR kind = $2)${quarantined ? ' AND quarantined_for IS NOT NULL' : ''}`,
    [since === '' ? '' : new Date(since).toISOString(), kind],
  );
  const sought = search.toLowerCase();
  const found = submissions.filter(({ reference, payload }) =>
    [reference, ...Object.values(payload)].some((value) => value.toLowerCase().includes(sought)),
  );
  print(found.map(flat), 'No requests.');
}

async function erase(database: Database): Promise<void> {
  const { erased, mailIds } = await erasePerson(database, neededAddress());
  for (const id of mailIds) rmSync(path.join(settings.dataDir, 'mail', `${id}.eml`), { force: true });
  const { submissions, subscription } = erased;
  console.log(
    `Erased: ${submissions.length} requests${subscription ? ' and a newsletter subscription' : ''}. Back-ups, and mails that were sent, are yours to delete.`,
  );
}

async function showSubscribers(database: Database): Promise<void> {
  const siteUrl = settings.siteUrl ?? site.url;
  const subscriptions = await confirmedSubscriptions(database);
  print(
    subscriptions.map(({ email, language, token, confirmed_at, consent_text }) => ({
      email,
      language,
      confirmedAt: confirmed_at ?? '',
      unsubscribe: newsletterLink(siteUrl, 'unsubscribe', { language, token }),
      consent: consent_text ?? '',
    })),
    'Nobody has subscribed.',
  );
}

/** What needs the storage, by the command's name. */
const commands: Record<string, (database: Database) => Promise<void>> = {
  list,
  erase,
  subscribers: showSubscribers,
  export: async (database) => console.log(JSON.stringify(await personalData(database, neededAddress()), null, 2)),
  failed: async (database) => {
    const deliveries = await failedDeliveries(database);
    print(
      deliveries.map(({ reference, last_error, created_at, attempts, ...rest }) => ({
        ...rest,
        reference: reference ?? '',
        attempts: String(attempts),
        createdAt: created_at,
        error: last_error ?? '',
      })),
      'Nothing has failed.',
    );
  },
  resend: async (database) => {
    const count = options.failed
      ? await resendFailed(database)
      : await resendRequest(database, needed('REFERENCE or --failed'));
    if (count === 0 && !options.failed) fail(`There is nothing to send again for ${argument}.`);
    console.log(`${count} will be sent again within seconds.`);
  },
  release: async (database) => {
    if (!(await release(database, needed('REFERENCE'), settings.webhook !== undefined))) {
      fail(`No request ${argument} is in quarantine.`);
    }
    console.log(`${argument} is released and will be sent on within seconds.`);
  },
  purge: async (database) => {
    const { submissions, subscriptions, deliveries } = await purge(database, { rehearse: options.rehearse });
    console.log(
      `${options.rehearse ? 'Would remove' : 'Removed'}: ${submissions} requests, ${subscriptions} unconfirmed subscriptions, ${deliveries} records of deliveries.`,
    );
  },
  letter: async (database) => {
    const post = needed('/blog/…');
    const { title } = await letterPost(settings.siteDir, post, defaultLocale).catch((error: Error) =>
      fail(error.message),
    );
    const count = await enqueueLetters(database, post);
    console.log(`"${title}" goes to ${count} subscribers, each in their language; none gets it twice.`);
  },
};

async function main(): Promise<void> {
  if (command === 'backup') {
    const count = await backUp(settings, needed('FILE'));
    console.log(`${argument} holds ${count === undefined ? 'everything' : `${count} requests`} and has been checked.`);
    return;
  }
  if (command === 'restore') {
    console.log(`Restored: ${await restore(settings, needed('FILE'))} requests.`);
    return;
  }
  const run = commands[command] ?? fail(`There is no command "${command}".\n\n${help}`);
  if (!hasTables()) {
    console.error(`Nothing has arrived yet: ${settings.databaseFile} holds no requests.`);
    return;
  }
  const database = await openDatabase(settings, () => undefined);
  try {
    await run(database);
  } finally {
    await database.close();
  }
}

await main().catch(exitOnConfigError);
