import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

import { postgresBin } from '../../scripts/lib/postgres';
import { freePort } from './ports';

interface User {
  uid: number;
  gid: number;
}

/** Root may not run PostgreSQL: then nobody does. */
function otherUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))!;
  return { uid: Number(uid), gid: Number(gid) };
}

function canRun(program: string, user: User): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore', cwd: '/', ...user });
    return true;
  } catch {
    return false;
  }
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

/** @param installed folder of PostgreSQL's programs */
export async function startPostgres(installed = postgresBin()): Promise<PostgresCluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  const user = otherUser();
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  let bin = installed;
  if (user && !canRun(path.join(bin, 'initdb'), user)) {
    // The project lies where only root can read.
    cpSync(path.join(installed, '..'), path.join(folder, 'program'), { recursive: true, verbatimSymlinks: true });
    bin = path.join(folder, 'program/bin');
  }
  const data = path.join(folder, 'data');
  const port = await freePort();
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(bin, program), args, { stdio: 'ignore', cwd: folder, ...user });
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
      const name = `test${databases}`;
      const client = new pg.Client({ connectionString: `${origin}/postgres` });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return `${origin}/${name}`;
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
