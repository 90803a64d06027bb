import { parseArgs } from 'node:util';

import { formRoutes } from '../../src/domain/schemas/form-routes.ts';
import { formats, isFormat, type Format } from './formats.ts';

/** A mistake in the command line, or something that a command did not find; the message is for the operator. */
export class CommandError extends Error {}

export const help = `Shows and manages what visitors have sent with the forms. It can be used while the server runs.

  npm run submissions                          as a table, newest first, cut to the terminal's width
  npm run submissions -- --search elbil        that contain a text (reference, name, address, message…)
  npm run submissions -- --since 2026-01-31    received on that day (UTC) or later
  npm run submissions -- --kind demo-request   of one kind: demo-request, contact-message, newsletter-subscription
  npm run submissions -- --quarantined         in quarantine because they look like spam
  npm run submissions -- --format csv          for spreadsheets (split at semicolons; formulas are made text)
  npm run submissions -- --format json         one JSON object a line, without loss

  npm run submissions -- release REFERENCE     ends the quarantine of a submission and sends its mails
  npm run submissions -- failed                deliveries that failed and are not tried any more
  npm run submissions -- waiting               deliveries that will be tried again; "limit": a mailbox, a mail provider or
                                               a network has had enough mails for a day
  npm run submissions -- resend REFERENCE      sends the mails of a submission once more
  npm run submissions -- resend --failed       sends everything that failed once more

  npm run submissions -- bookings              demos to come, by their time; --format as above
  npm run submissions -- move REFERENCE --to 2026-12-31T10:00
                                               books a demo for that time, or moves it there, and tells the visitor
  npm run submissions -- cancel REFERENCE      cancels a demo, and tells the visitor

  npm run submissions -- export EMAIL          everything that is stored about a person, as JSON
  npm run submissions -- erase EMAIL           erases it, without a trace in the database
  npm run submissions -- purge --rehearse      counts what is past its retention period (data/privacy.json); without
                                               --rehearse, deletes it; --confirm: also more than a fifth, and by a
                                               clock that has jumped ahead

  npm run submissions -- subscribers           who has confirmed the newsletter; --format as above
  npm run submissions -- newsletter /blog/…    mails a post to all subscribers; again: only to new ones

  npm run submissions -- backup FILE           writes a back-up and checks it
  npm run submissions -- restore FILE          into an empty storage, while the server is stopped
  npm run submissions -- salvage FILE          saves what can be read of a damaged database into a new file to restore
  npm run submissions -- create                makes an empty database where the old one is lost for good`;

const options = {
  format: { type: 'string', default: 'table' },
  since: { type: 'string' },
  kind: { type: 'string' },
  search: { type: 'string' },
  to: { type: 'string' },
  quarantined: { type: 'boolean', default: false },
  failed: { type: 'boolean', default: false },
  rehearse: { type: 'boolean', default: false },
  confirm: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

type Option = keyof typeof options;

/** What each command takes. */
const commandArguments = {
  list: { options: ['format', 'since', 'kind', 'search', 'quarantined'] },
  release: { argument: 'REFERENCE' },
  failed: { options: ['format'] },
  waiting: { options: ['format'] },
  resend: { argument: 'REFERENCE or --failed', options: ['failed'] },
  bookings: { options: ['format'] },
  move: { argument: 'REFERENCE', options: ['to'] },
  cancel: { argument: 'REFERENCE' },
  export: { argument: 'EMAIL' },
  erase: { argument: 'EMAIL' },
  purge: { options: ['rehearse', 'confirm'] },
  subscribers: { options: ['format'] },
  newsletter: { argument: '/blog/…' },
  backup: { argument: 'FILE' },
  restore: { argument: 'FILE' },
  salvage: { argument: 'FILE' },
  create: {},
} as const satisfies Record<string, { argument?: string; options?: readonly Option[] }>;

export type CommandName = keyof typeof commandArguments;

export interface CommandLine {
  /** `list` if none is named. */
  command: CommandName;
  /** What follows the command, or an empty string. */
  argument: string;
  format: Format;
  /** ISO 8601, or an empty string. */
  since: string;
  kind: string;
  search: string;
  /** As it was typed, or an empty string. */
  to: string;
  quarantined: boolean;
  failed: boolean;
  rehearse: boolean;
  confirm: boolean;
  help: boolean;
}

/** @throws CommandError when something is unknown or wrong, given twice, or of no meaning for the command */
export function readCommandLine(args: string[]): CommandLine {
  const { values, positionals, tokens } = parse(args);
  const [command = 'list', argument = ''] = positionals;
  if (!isCommand(command)) throw new CommandError(`There is no command "${command}".\n\n${help}`);
  const given = tokens.filter((token) => token.kind === 'option').map(({ name }) => name as Option);
  if (!values.help) checkArguments(command, positionals.slice(1), given);
  for (const name of ['since', 'kind', 'search'] as const) {
    if (values[name]?.trim() === '') throw new CommandError(`--${name} is empty; leave it out or give it a value.`);
  }
  const { format, since = '', kind = '', search = '', to = '', ...others } = values;
  if (!isFormat(format)) throw new CommandError(`--format is ${list(Object.keys(formats))}, not "${format}".`);
  if (kind !== '' && !Object.hasOwn(formRoutes, kind)) {
    throw new CommandError(`--kind is ${list(Object.keys(formRoutes))}, not "${kind}".`);
  }
  const line = { ...others, command, argument, format, kind, search, to, since: since === '' ? '' : startOfDay(since) };
  const needed = argumentOf(command);
  if (!line.help && !line.failed && needed !== undefined) requireArgument(line, needed);
  return line;
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commandArguments, name);
}

/** What the argument of a command is called; undefined if it takes none. */
function argumentOf(command: CommandName): string | undefined {
  return (commandArguments[command] as { argument?: string }).argument;
}

/** @throws CommandError when a command is given more than it takes */
function checkArguments(command: CommandName, given: string[], givenOptions: Option[]): void {
  const { options: takenOptions = [] } = commandArguments[command] as { options?: readonly Option[] };
  const argument = argumentOf(command);
  if (given.length > (argument === undefined ? 0 : 1)) {
    const what = argument === undefined ? 'takes no argument' : `takes one ${argument}`;
    throw new CommandError(`"${command}" ${what}, not "${given.join(' ')}".`);
  }
  const foreign = givenOptions.find((name) => !takenOptions.includes(name));
  if (foreign) throw new CommandError(`"${command}" does not take --${foreign}.`);
  const twice = givenOptions.find((name, index) => givenOptions.indexOf(name) !== index);
  if (twice) throw new CommandError(`--${twice} is given twice.`);
  if (given.length > 0 && givenOptions.includes('failed')) {
    throw new CommandError(`"${command}" takes ${argument}, not both.`);
  }
}

/** @throws CommandError when there is no such day */
function startOfDay(day: string): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00.000Z`) : NaN;
  // Date.parse takes the 31st of February for the 3rd of March.
  const start = Number.isNaN(time) ? '' : new Date(time).toISOString();
  if (!start.startsWith(day)) throw new CommandError(`--since takes a day such as 2026-01-31, not "${day}".`);
  return start;
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, tokens: true, options });
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
