import { closeSync, existsSync, openSync } from 'node:fs';
import type { DatabaseSync, StatementSync } from 'node:sqlite';

import type { Value } from './database.ts';
import { checkIntegrity, damageOf, explain, goneFault } from './sqlite-damage.ts';
import { hasSqliteTables, openSqliteFile } from './sqlite-file.ts';
import { watchPlace } from './sqlite-place.ts';
import { scrub } from './sqlite-scrub.ts';
import type { Step } from './sqlite-steps.ts';

const onlyReads = /^\s*SELECT\b/;
const reopenEveryMs = 500;
/** A large file that is damaged takes long to check: the thread shall not do only that. */
const pauseAfterCheck = 5;

interface Opened {
  database: DatabaseSync;
  place: ReturnType<typeof watchPlace>;
  prepared: Map<string, StatementSync>;
  /** For looking into the file; closing it drops SQLite's locks, so it stays open for as long as they are needed. */
  descriptor?: number;
}

/**
 * The one connection of a process to a SQLite file. When its files are deleted, moved, replaced or torn, nothing is
 * confirmed any more; it opens the file again as soon as there is a sound one with our tables. It makes a new one only
 * at the start: one that was moved away would be put back over it.
 * @param hasStarted the process has had it open before
 */
export function createConnection(file: string, { hasStarted = false } = {}): { run(step: Step): object[] } {
  let opened: Opened | undefined;
  let transaction: number | undefined;
  let lastFailure: { until: number; error: unknown } | undefined;
  /** Kept from being closed. */
  const abandoned: DatabaseSync[] = [];

  function open(): Opened {
    const database = openSqliteFile(file);
    hasStarted = true;
    return { database, place: watchPlace(file), prepared: new Map() };
  }

  function reopen(): Opened {
    if (!existsSync(file) || !hasSqliteTables(file)) throw goneFault(file);
    const again = open();
    try {
      checkIntegrity(again.database, file);
      return again;
    } catch (error) {
      again.database.close();
      throw error;
    }
  }

  function current(): Opened {
    if (opened) return opened;
    if (!hasStarted) throw new Error('The database has been closed.');
    const begin = performance.now();
    if (lastFailure && begin < lastFailure.until) throw lastFailure.error;
    try {
      opened = reopen();
      lastFailure = undefined;
      return opened;
    } catch (error) {
      const now = performance.now();
      lastFailure = { until: now + Math.max(reopenEveryMs, pauseAfterCheck * (now - begin)), error };
      throw error;
    }
  }

  /** Gives up files that nobody would find, or that are torn. */
  function leave({ database, place, descriptor }: Opened): void {
    opened = undefined;
    if (place.hasForeignLog()) abandoned.push(database);
    else database.close();
    if (descriptor !== undefined) closeSync(descriptor);
  }

  /** @throws Error when a restart would not find what has just been committed */
  function requirePlace(now: Opened): void {
    const fault = now.place.fault();
    if (fault === undefined) return;
    leave(now);
    throw fault;
  }

  function query({ database, prepared }: Opened, sql: string, values: Value[]): object[] {
    let statement = prepared.get(sql);
    if (!statement) {
      statement = database.prepare(sql.replace(/\$(?=\d)/g, '?'));
      prepared.set(sql, statement);
    }
    return statement.all(...values) as object[];
  }

  /** A statement that comes after its transaction has failed must not run in the next one, nor without any. */
  function requireTransaction(step: Step & { do: 'query' }, database?: DatabaseSync): void {
    if (step.transaction === undefined || (database?.isTransaction && step.transaction === transaction)) return;
    throw new Error('The transaction is over.');
  }

  function perform(now: Opened, step: Step): object[] {
    const { database } = now;
    switch (step.do) {
      case 'begin':
        // Immediate: during a restart, or beside the operator's command, two processes may write.
        database.exec('BEGIN IMMEDIATE');
        transaction = step.transaction;
        return [];
      case 'query': {
        requireTransaction(step, database);
        const rows = query(now, step.sql, step.values);
        if (step.transaction === undefined && !onlyReads.test(step.sql)) requirePlace(now);
        return rows;
      }
      case 'commit':
        database.exec('COMMIT');
        requirePlace(now);
        return [];
      case 'check':
        requirePlace(now);
        checkIntegrity(database, file);
        return [];
      case 'scrub':
        now.descriptor ??= openSync(file, 'r');
        return scrub(database, now.descriptor, step) ? [{}] : [];
      default:
        throw new Error(`No step of an open database: ${step.do}.`);
    }
  }

  function run(step: Step): object[] {
    if (step.do === 'open') {
      opened = open();
      return [];
    }
    if (step.do === 'rollback' || step.do === 'close') {
      if (opened?.database.isTransaction) opened.database.exec('ROLLBACK');
      if (step.do === 'close' && opened) leave(opened);
      return [];
    }
    if (step.do === 'query' && !opened) requireTransaction(step);
    const now = current();
    try {
      return perform(now, step);
    } catch (error) {
      if (damageOf(error, file) && opened === now) leave(now);
      throw explain(error, file) ?? error;
    }
  }

  return { run };
}
