import { randomBytes } from 'node:crypto';

import type { Database } from './database.ts';

/** A key that all instances share, made by the first that asks for it. */
export async function sharedSecret(database: Database, name: string): Promise<string> {
  await database.query('INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [
    name,
    randomBytes(32).toString('base64url'),
  ]);
  const [row] = await database.query<{ value: string }>('SELECT value FROM secrets WHERE name = $1', [name]);
  return row!.value;
}
