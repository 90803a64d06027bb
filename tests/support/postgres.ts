import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

import { postgresBin } from '../../scripts/lib/postgres';
import { freePort } from './free-port';

/** Root may not run PostgreSQL: then it runs as Debian's user for it, or as nobody. */
function otherUser(): { name: string; uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres', 'nobody'].map((name) => users.find((user) => user.startsWith(`${name}:`))).find(Boolean);
  const [name = '', , uid, gid] = (line ?? '').split(':');
  return { name, uid: Number(uid), gid: Number(gid) };
}

/** A PostgreSQL of the test's own, with an empty data folder. */
export interface PostgresCluster {
  /** Makes an empty database and returns its URL. */
  createDatabase(): Promise<string>;
  start(): void;
  /** `immediate` is what a power cut is to it. */
  stop(mode: 'fast' | 'immediate'): void;
  remove(): void;
}

export async function startPostgres(): Promise<PostgresCluster> {
  const bin = postgresBin();
  if (!bin) throw new Error('PostgreSQL is not installed; npm test installs it.');
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  const user = otherUser();
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const data = path.join(folder, 'data');
  const port = await freePort();
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(bin, program), args, {
      stdio: 'ignore',
      cwd: folder,
      ...(user && { uid: user.uid, gid: user.gid }),
    });
  run('initdb', '--pgdata', data, '--auth=trust', '--username=test', '--encoding=UTF8', '--no-locale', '--no-sync');
  const origin = `postgres://test@127.0.0.1:${port}`;
  const start = () =>
    void run(
      'pg_ctl',
      '--pgdata',
      data,
      '--wait',
      '--log',
      path.join(folder, 'log'),
      '--options',
      `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`,
      'start',
    );
  const stop = (mode: string) => void run('pg_ctl', '--pgdata', data, '--wait', '--mode', mode, 'stop');
  start();
  let databases = 0;
  return {
    start,
    stop,
    async createDatabase() {
      databases += 1;
      const client = new pg.Client({ connectionString: `${origin}/postgres` });
      await client.connect();
      await client.query(`CREATE DATABASE test${databases}`);
      await client.end();
      return `${origin}/test${databases}`;
    },
    remove() {
      try {
        stop('immediate');
      } catch {
        // It was stopped before.
      }
      rmSync(folder, { recursive: true });
    },
  };
}
