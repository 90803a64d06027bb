import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import type { Database } from '../../server/storage/database';
import { openDatabase } from '../../server/storage/open-database';
import { readSubmissions, submissionPages } from '../../server/storage/stored-submission';
import { createSubmissionStore } from '../../server/storage/submission-store';
import { siteAndPostgres } from '../support/site-and-postgres';

const parts = siteAndPostgres();

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  let dataDir: string;
  let database: Database;

  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'data-'));
    const databaseUrl = kind === 'postgres' ? await parts.cluster.createDatabase() : undefined;
    database = await openDatabase({ databaseUrl, databaseFile: path.join(dataDir, 'requests.sqlite') });
  });
  afterEach(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true });
  });

  test.each([0, 499, 500, 1203])('%i submissions are read page by page, each once, newest first', async (count) => {
    const { insert } = createSubmissionStore(database);
    await Promise.all(
      Array.from({ length: count }, (_value, index) =>
        insert({
          kind: 'demo-request',
          language: 'sv',
          payload: { email: `${index}@elbil.example` },
          // Many at the same moment.
          receivedAt: new Date(Date.UTC(2026, 0, 1, 0, 0, index % 3)).toISOString(),
          quarantinedFor: [],
          deliveries: [],
        }),
      ),
    );
    const all = await readSubmissions(database.query, 'kind = $1', ['demo-request']);
    const queries: number[] = [];
    const query: Database['query'] = async (sql, values) => {
      const rows = await database.query<never>(sql, values);
      queries.push(rows.length);
      return rows;
    };
    const read = [];
    for await (const submission of submissionPages(query, 'kind = $1', ['demo-request'])) read.push(submission);
    expect(read).toHaveLength(count);
    expect(read).toEqual(all);
    expect(Math.max(...queries)).toBeLessThanOrEqual(500);
  });
});
