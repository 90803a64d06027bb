import type { AddressInfo } from 'node:net';

import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { openSqliteStore } from './sqlite-store.ts';

export interface RunningServer {
  /** e.g. http://localhost:3000 */
  origin: string;
  /** Absolute path of the file that requests are kept in. */
  databaseFile: string;
  /** Finishes what is in flight, then closes the database. */
  stop(): Promise<void>;
}

/**
 * Starts the server with the settings of the environment.
 * @throws ConfigError with a sentence for the operator
 */
export async function startServer(
  environment: Record<string, string | undefined> = process.env,
): Promise<RunningServer> {
  const { port, host, databaseFile, siteDir, countryHeader, isBehindTls, logLevel } = readConfig(environment);
  const store = openSqliteStore(databaseFile);
  const app = await buildApp({
    store,
    siteDir,
    countryHeader,
    isBehindTls,
    // Only errors are worth a line here; none carries what a visitor typed or where he came from.
    logger: { level: logLevel, base: null },
  });
  try {
    await app.listen({ port, host });
  } catch (error) {
    store.close();
    const { code, message } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      code === 'EADDRINUSE'
        ? `Port ${port} is taken by another program; stop it or set PORT to another number.`
        : `The server cannot listen on ${host}:${port}: ${message}.`,
    );
  }
  const hostInUrl = host.includes(':') ? `[${host}]` : host;
  return {
    origin: `http://${hostInUrl}:${(app.server.address() as AddressInfo).port}`,
    databaseFile,
    async stop() {
      await app.close();
      store.close();
    },
  };
}

/** Stops the server on SIGTERM or Ctrl-C; a second signal ends the process at once. */
export function stopOnSignals(server: RunningServer): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    void server.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** Ends with one clear sentence instead of a stack trace when a setting is wrong. */
export function exitOnConfigError(error: unknown): never {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}

if (import.meta.main) {
  const server = await startServer().catch(exitOnConfigError);
  stopOnSignals(server);
  console.log(`Listening on ${server.origin}`);
}
