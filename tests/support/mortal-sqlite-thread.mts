/** The thread of a SQLite file, which ends in the middle of a statement that tells it to. */
import { DatabaseSync } from 'node:sqlite';

const { prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.prepare = function prepareOrExit(sql) {
  if (sql === `SELECT 'exit'`) process.exit(3);
  return prepare.call(this, sql);
};
await import('../../server/storage/sqlite-thread.ts');
