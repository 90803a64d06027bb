/** A fault that the operator can mend, such as a wrong setting; its message is complete and written for the operator. */
export class ConfigError extends Error {}

/** Ends the process with the message of a ConfigError; any other error keeps its stack trace. */
export function exitOnConfigError(error: unknown): never {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}
