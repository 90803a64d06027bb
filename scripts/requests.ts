/** Shows what has arrived (`npm run requests -- --help`). Reads beside the running server and changes nothing. */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';

import { readConfig } from '../server/config.ts';
import { exitOnConfigError } from '../server/index.ts';
import { formats, isFormat, type StoredRequest } from './lib/request-formats.ts';

const help = `Shows the requests that visitors have sent.

  npm run requests                          as a table, newest first, cut to the terminal's width
  npm run requests -- --format csv          for spreadsheets (cells that look like formulas are defused)
  npm run requests -- --format json         one JSON object a line, without loss
  npm run requests -- --since 2026-01-31    received on that day (UTC) or later
  npm run requests -- --kind demo-request   of one kind: demo-request, contact-message, newsletter-subscription`;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        format: { type: 'string', default: 'table' },
        since: { type: 'string', default: '' },
        kind: { type: 'string', default: '' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${help}`);
  }
}

function settings() {
  try {
    return readConfig(process.env);
  } catch (error) {
    return exitOnConfigError(error);
  }
}

const { format, since, kind, help: wantsHelp } = readArguments();
if (wantsHelp) {
  console.log(help);
  process.exit(0);
}
if (!isFormat(format)) fail(`--format is table, csv or json, not "${format}".`);
if (since !== '' && Number.isNaN(Date.parse(since))) fail(`--since takes a date such as 2026-01-31, not "${since}".`);

const { databaseFile } = settings();

function nothingYet(): never {
  console.error(`Nothing has arrived yet: ${databaseFile} holds no requests.`);
  process.exit(0);
}

function readRows(): Record<string, string>[] {
  const database = new DatabaseSync(databaseFile, { readOnly: true, timeout: 1000 });
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  // The server is about to make its tables.
  if (version === 0) nothingYet();
  const rows = database
    .prepare(
      `SELECT reference, kind, language, received_at, payload FROM submissions
       WHERE received_at >= ? AND (? = '' OR kind = ?) ORDER BY received_at DESC, id DESC`,
    )
    .all(since === '' ? '' : new Date(since).toISOString(), kind, kind) as Record<string, string>[];
  database.close();
  return rows;
}

function readRowsOrFail(): Record<string, string>[] {
  try {
    return readRows();
  } catch (error) {
    return fail(`The requests in ${databaseFile} cannot be read: ${(error as Error).message}.`);
  }
}

/** For the eye: whole minutes, no empty fields. */
function shortened({ receivedAt = '', ...fields }: StoredRequest): StoredRequest {
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
  return { ...filled, receivedAt: receivedAt.slice(0, 16).replace('T', ' ') };
}

if (!existsSync(databaseFile)) nothingYet();
const requests = readRowsOrFail().map(
  ({ payload, received_at: receivedAt, ...row }) =>
    ({ ...row, receivedAt, ...(JSON.parse(payload ?? '{}') as object) }) as StoredRequest,
);
const output = formats[format](format === 'table' ? requests.map(shortened) : requests);
if (format === 'table' && process.stdout.columns) {
  // A wrapped table cannot be read; what does not fit stands in the other formats.
  console.log(output.replace(/^.*$/gm, (line) => line.slice(0, process.stdout.columns)));
} else if (output !== '') console.log(output);
