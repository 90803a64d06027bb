/** The operator's command line (`npm run submissions -- --help`), used beside the running server. */
import { exitOnConfigError } from '../errors/config-error.ts';
import { readConfig } from '../settings/config.ts';
import { audit, type Counts } from '../storage/audit-log.ts';
import { hasTables, openDatabase } from '../storage/open-database.ts';
import { backup, create, restore, salvage } from './backups.ts';
import { bookings, cancel, move } from './bookings.ts';
import { CommandError, help, readCommandLine, type CommandName } from './command-line.ts';
import type { Context, DatabaseCommand } from './command.ts';
import { failed, release, resend, waiting } from './deliveries.ts';
import { list } from './list.ts';
import { newsletter, subscribers } from './newsletter.ts';
import { erase, exportPerson, purge } from './privacy.ts';

type Command = (context: Context) => Promise<Counts | undefined>;

/** A command on a database that must exist; without one it says so and does nothing. */
function withDatabase(run: DatabaseCommand): Command {
  return async (context) => {
    const { config } = context;
    if (!hasTables(config)) {
      console.error(`Nothing has arrived yet: ${config.databaseFile} contains no submissions.`);
      return undefined;
    }
    const database = await openDatabase(config);
    try {
      return await audited(() => run(database, context), context);
    } finally {
      await database.close();
    }
  };
}

async function audited(run: () => Promise<Counts>, { config, line: { command } }: Context): Promise<Counts> {
  audit(config, { command, state: 'begun' });
  try {
    const counts = await run();
    audit(config, { command, state: 'done', counts });
    return counts;
  } catch (error) {
    audit(config, { command, state: 'failed' });
    throw error;
  }
}

const commands: Record<CommandName, Command> = {
  list: withDatabase(list),
  release: withDatabase(release),
  failed: withDatabase(failed),
  waiting: withDatabase(waiting),
  resend: withDatabase(resend),
  bookings: withDatabase(bookings),
  move: withDatabase(move),
  cancel: withDatabase(cancel),
  export: withDatabase(exportPerson),
  erase: withDatabase(erase),
  purge: withDatabase(purge),
  subscribers: withDatabase(subscribers),
  newsletter: withDatabase(newsletter),
  backup: (context) => audited(() => backup(context), context),
  restore: (context) => audited(() => restore(context), context),
  salvage: (context) => audited(() => salvage(context), context),
  create: (context) => audited(() => create(context), context),
};

async function main(): Promise<void> {
  const line = readCommandLine(process.argv.slice(2));
  if (line.help) return console.log(help);
  await commands[line.command]({ line, config: readConfig(process.env) });
}

function exitOnCommandError(error: unknown): never {
  if (!(error instanceof CommandError)) return exitOnConfigError(error);
  console.error(error.message);
  process.exit(1);
}

// Whoever reads the output has seen enough, such as `head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

await main().catch(exitOnCommandError);
