/** The operator's command line (`npm run submissions -- --help`), used beside the running server. */
import { exitOnConfigError } from '../errors/config-error.ts';
import { readConfig } from '../settings/config.ts';
import { hasTables, openDatabase } from '../storage/open-database.ts';
import { backup, create, restore, salvage } from './backups.ts';
import { CommandError, help, readCommandLine } from './command-line.ts';
import type { Context, DatabaseCommand } from './command.ts';
import { failed, release, resend } from './deliveries.ts';
import { list } from './list.ts';
import { newsletter, subscribers } from './newsletter.ts';
import { erase, exportPerson, purge } from './privacy.ts';

const backupCommands: Record<string, (context: Context) => Promise<void>> = {
  backup,
  restore,
  salvage,
  create,
};

const databaseCommands: Record<string, DatabaseCommand> = {
  list,
  release,
  failed,
  resend,
  export: exportPerson,
  erase,
  purge,
  subscribers,
  newsletter,
};

async function main(): Promise<void> {
  const line = readCommandLine(process.argv.slice(2));
  if (line.help) return console.log(help);
  const context = { line, config: readConfig(process.env) };
  const runBackup = backupCommands[line.command];
  if (runBackup) return runBackup(context);
  const run = databaseCommands[line.command];
  if (!run) throw new CommandError(`There is no command "${line.command}".\n\n${help}`);
  return withDatabase(run, context);
}

async function withDatabase(run: DatabaseCommand, context: Context): Promise<void> {
  const { config } = context;
  if (!hasTables(config)) {
    console.error(`Nothing has arrived yet: ${config.databaseFile} contains no submissions.`);
    return;
  }
  const database = await openDatabase(config);
  try {
    await run(database, context);
  } finally {
    await database.close();
  }
}

function exitOnCommandError(error: unknown): never {
  if (!(error instanceof CommandError)) return exitOnConfigError(error);
  console.error(error.message);
  process.exit(1);
}

await main().catch(exitOnCommandError);
