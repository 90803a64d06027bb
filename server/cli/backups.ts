import { backUp, restore as restoreBackup } from '../storage/backup.ts';
import { requireArgument } from './command-line.ts';
import type { Context, Counts } from './command.ts';

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
