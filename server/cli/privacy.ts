import { isEmailAddress } from '../../src/domain/schemas/email-address.ts';
import { mailFolder } from '../settings/describe.ts';
import { erasePerson } from '../storage/erasure.ts';
import { deliveriesOf, submissionsOf, subscriptionOf } from '../storage/people.ts';
import { heldBackFor } from '../storage/purging.ts';
import { purge as purgeExpired, type Purged } from '../storage/retention.ts';
import { CommandError, requireArgument, type CommandLine } from './command-line.ts';
import type { DatabaseCommand } from './command.ts';
import { write } from './print.ts';

function requireAddress(line: CommandLine): string {
  const address = requireArgument(line, 'EMAIL');
  if (!isEmailAddress(address)) throw new CommandError(`"${address}" is no e-mail address.`);
  return address;
}

/** Writes the items of an array in JSON, one a line; returns how many. */
async function writeItems(items: AsyncIterable<object>): Promise<number> {
  let count = 0;
  for await (const item of items) {
    await write(`${count === 0 ? '' : ','}\n${JSON.stringify(item)}`);
    count += 1;
  }
  return count;
}

/** Prints everything that is stored about a person, as one JSON object, without holding all of it. */
export const exportPerson: DatabaseCommand = async ({ query }, { line }) => {
  const address = requireAddress(line);
  await write('{ "submissions": [');
  const submissions = await writeItems(submissionsOf(query, address));
  const subscription = await subscriptionOf(query, address);
  await write(`],\n"subscription": ${JSON.stringify(subscription ?? null)},\n"deliveries": [`);
  await writeItems(deliveriesOf(query, address));
  await write('] }\n');
  return { submissions };
};

/** Erases everything that is stored about a person. */
export const erase: DatabaseCommand = async (database, { line, config }) => {
  const address = requireAddress(line);
  const { submissions, hadSubscription, resumed, isMentioned } = await erasePerson(
    database,
    address,
    mailFolder(config),
  );
  const subscription = hadSubscription ? ' and a newsletter subscription' : '';
  console.log(
    `Erased: ${submissions} submissions${subscription}. Back-ups, and mails that were sent, are yours to delete.`,
  );
  if (resumed) console.log('An earlier erasure that had broken off has been finished too.');
  if (isMentioned) {
    console.log(`The address is still found, in submissions that others sent: look for it with --search.`);
  }
  return { submissions };
};

/** Deletes, or only counts, what is past its retention period. */
export const purge: DatabaseCommand = async (database, { line: { rehearse, confirm }, config }) => {
  const { removed, heldBack } = await purgeExpired(database, {
    mailFolder: mailFolder(config),
    rehearse,
    confirmed: confirm,
  });
  console.log(`${rehearse ? 'Would delete' : 'Deleted'}: ${inWords(removed)}.`);
  if (heldBack) {
    const sentence = `Past their period too: ${inWords(heldBack)}. ${heldBackFor[heldBack.reason]}. If that is right, add --confirm.`;
    if (rehearse) console.log(sentence);
    else {
      console.error(sentence);
      process.exitCode = 1;
    }
  }
  return { ...removed };
};

function inWords({ submissions, subscriptions, deliveries }: Purged): string {
  return `${submissions} submissions, ${subscriptions} unconfirmed subscriptions, ${deliveries} records of deliveries`;
}
