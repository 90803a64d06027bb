import { existsSync } from 'node:fs';

import type { Counts } from '../storage/audit-log.ts';
import { backUp, restore as restoreBackup } from '../storage/backup.ts';
import { openDatabase } from '../storage/open-database.ts';
import { salvage as salvageInto } from '../storage/salvage.ts';
import { CommandError, requireArgument } from './command-line.ts';
import type { Context } from './command.ts';

/** Writes a back-up. */
export async function backup({ config, line }: Context): Promise<Counts> {
  const file = requireArgument(line, 'FILE');
  const count = await backUp(config, file);
  console.log(`${file} holds ${count === undefined ? 'everything' : `${count} submissions`} and has been checked.`);
  return count === undefined ? {} : { submissions: count };
}

/** Restores a back-up into an empty storage. */
export async function restore({ config, line }: Context): Promise<Counts> {
  const submissions = await restoreBackup(config, requireArgument(line, 'FILE'));
  console.log(`Restored: ${submissions} submissions.`);
  return { submissions };
}

/** Saves what can be read of a damaged database. */
export async function salvage({ config, line }: Context): Promise<Counts> {
  const file = requireArgument(line, 'FILE');
  const { rows, isComplete } = await salvageInto(config, file);
  const { submissions = 0, bookings = 0, outbox = 0, subscriptions = 0 } = rows;
  console.log(
    `${file} holds ${submissions} submissions, ${bookings} bookings, ${outbox} deliveries and ${subscriptions} newsletter subscriptions: ${
      isComplete ? 'all of them could be read' : 'what could be read; the newest back-up may hold more'
    }. To go on with it, move the damaged files away and use "npm run submissions -- restore ${file}".`,
  );
  return { submissions };
}

/** Makes an empty database where the old one is lost: a running server makes none by itself. */
export async function create({ config }: Context): Promise<Counts> {
  if (!config.databaseUrl && existsSync(config.databaseFile)) {
    throw new CommandError(`${config.databaseFile} exists already.`);
  }
  await (await openDatabase(config)).close();
  console.log('There is an empty database now; the server goes on with it.');
  return {};
}
