import { failedDeliveries, release as releaseSubmission, resendFailed, resendSubmission } from '../storage/resend.ts';
import { CommandError, requireArgument } from './command-line.ts';
import type { DatabaseCommand } from './command.ts';
import { print } from './print.ts';

/** Lists the deliveries that failed for good. */
export const failed: DatabaseCommand = async (database, { line }) => {
  const deliveries = await failedDeliveries(database);
  const records = deliveries.map(({ reference, last_error, created_at, attempts, ...rest }) => ({
    ...rest,
    reference: reference ?? '',
    attempts: String(attempts),
    createdAt: created_at,
    error: last_error ?? '',
  }));
  return { deliveries: await print(() => records, line.format, 'Nothing has failed.') };
};

/** Sends the mails of a submission, or all failed deliveries, once more. */
export const resend: DatabaseCommand = async (database, { line }) => {
  const count = line.failed
    ? await resendFailed(database)
    : await resendSubmission(database, requireArgument(line, 'REFERENCE or --failed'));
  if (count === 0 && !line.failed) throw new CommandError(`There is nothing to send again for ${line.argument}.`);
  console.log(`${count} will be sent again within seconds.`);
  return { deliveries: count };
};

/** Ends the quarantine of a submission. */
export const release: DatabaseCommand = async (database, { line, config }) => {
  const reference = requireArgument(line, 'REFERENCE');
  if (!(await releaseSubmission(database, reference, config.webhook !== undefined))) {
    throw new CommandError(`No submission ${reference} is in quarantine.`);
  }
  console.log(`${reference} is released; its mails will be sent within seconds.`);
  return { submissions: 1 };
};
