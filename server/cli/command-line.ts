import { parseArgs } from 'node:util';

import { formats, isFormat, type Format } from './formats.ts';

/** A mistake in the command line, or something that a command did not find; the message is for the operator. */
export class CommandError extends Error {}

export const help = `Shows and manages what visitors have sent with the forms. It can be used while the server runs.

  npm run submissions                          as a table, newest first, cut to the terminal's width
  npm run submissions -- --search elbil        that contain a text (reference, name, address, message…)
  npm run submissions -- --since 2026-01-31    received on that day (UTC) or later
  npm run submissions -- --kind demo-request   of one kind: demo-request, contact-message, newsletter-subscription
  npm run submissions -- --quarantined         in quarantine because they look like spam
  npm run submissions -- --format csv          for spreadsheets (cells that look like formulas are defused)
  npm run submissions -- --format json         one JSON object a line, without loss

  npm run submissions -- release REFERENCE     ends the quarantine of a submission and sends its mails
  npm run submissions -- failed                deliveries that failed and are not tried any more
  npm run submissions -- resend REFERENCE      sends the mails of a submission once more
  npm run submissions -- resend --failed       sends everything that failed once more

  npm run submissions -- export EMAIL          everything that is stored about a person, as JSON
  npm run submissions -- erase EMAIL           erases it, without a trace in the database
  npm run submissions -- purge --rehearse      counts what is past its retention period (data/privacy.json); without
                                               --rehearse, deletes it

  npm run submissions -- subscribers           who has confirmed the newsletter; --format as above
  npm run submissions -- newsletter /blog/…    mails a post to all subscribers; again: only to new ones

  npm run submissions -- backup FILE           writes a back-up and checks it
  npm run submissions -- restore FILE          into an empty storage, while the server is stopped
  npm run submissions -- salvage FILE          saves what can be read of a damaged database into a new file to restore
  npm run submissions -- create                makes an empty database where the old one is lost for good`;

export interface CommandLine {
  /** `list` if none is named. */
  command: string;
  /** What follows the command, or an empty string. */
  argument: string;
  format: Format;
  /** ISO 8601, or an empty string. */
  since: string;
  kind: string;
  search: string;
  quarantined: boolean;
  failed: boolean;
  rehearse: boolean;
  help: boolean;
}

/** @throws CommandError when an option is unknown or wrong */
export function readCommandLine(args: string[]): CommandLine {
  const { values, positionals } = parse(args);
  const [command = 'list', argument = ''] = positionals;
  const { format, since, ...others } = values;
  if (!isFormat(format)) throw new CommandError(`--format is ${list(Object.keys(formats))}, not "${format}".`);
  if (since !== '' && Number.isNaN(Date.parse(since))) {
    throw new CommandError(`--since takes a date such as 2026-01-31, not "${since}".`);
  }
  return { ...others, command, argument, format, since: since === '' ? '' : new Date(since).toISOString() };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'table' },
        since: { type: 'string', default: '' },
        kind: { type: 'string', default: '' },
        search: { type: 'string', default: '' },
        quarantined: { type: 'boolean', default: false },
        failed: { type: 'boolean', default: false },
        rehearse: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${help}`);
  }
}

function list(words: string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words);
}

/**
 * The argument of a command.
 * @param what names it, such as FILE
 * @throws CommandError when it is missing
 */
export function requireArgument({ command, argument }: CommandLine, what: string): string {
  if (argument) return argument;
  throw new CommandError(`"${command}" needs ${what}: npm run submissions -- ${command} ${what}`);
}
