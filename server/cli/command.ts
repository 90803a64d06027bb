import type { Config } from '../settings/config.ts';
import type { Counts } from '../storage/audit-log.ts';
import type { Database } from '../storage/database.ts';
import type { CommandLine } from './command-line.ts';

/** What a command gets to work with. */
export interface Context {
  config: Config;
  line: CommandLine;
}

/** A command that needs the opened database. */
export type DatabaseCommand = (database: Database, context: Context) => Promise<Counts>;
