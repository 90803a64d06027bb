import { parseArgs, type ParseArgsConfig } from 'node:util';

// Who reads no further, as with "| head", has seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

/** Ends a command with a sentence for the person at the terminal. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** What was typed after the command; what it does not know ends it with one sentence. */
export function parseArguments<Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    fail(`${(error as Error).message.split('. ')[0]}. --help lists the options.`);
  }
}
