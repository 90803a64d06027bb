import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import site from '../data/site.json' with { type: 'json' };
import { buildApp } from './app.ts';
import { createDeliver } from './delivery/deliver.ts';
import { startDispatcher, type Dispatcher } from './delivery/dispatcher.ts';
import { usualRetryPlan, type RetryPlan } from './delivery/retry-plan.ts';
import { ConfigError, exitOnConfigError } from './errors/config-error.ts';
import { codeOf } from './errors/error-code.ts';
import { usualConnectionLimits, type ConnectionLimits } from './http/connection-limits.ts';
import { createSendMail } from './mail/transport.ts';
import { serveMetrics } from './monitoring/metrics-server.ts';
import { createMetrics, type Metrics } from './monitoring/metrics.ts';
import { requireBuiltSite } from './pages/require-built-site.ts';
import { readConfig, type Config } from './settings/config.ts';
import { describeMail, describeStorage } from './settings/describe.ts';
import type { Database } from './storage/database.ts';
import { openDatabase } from './storage/open-database.ts';
import { prepareMailFolder } from './storage/private-files.ts';
import { startPurging } from './storage/purging.ts';
import { sharedSecret } from './storage/secrets.ts';
import { bookingSecret } from './submissions/booking-token.ts';

export interface RunningServer {
  /** e.g. http://localhost:3000 */
  origin: string;
  /** For the operator: where submissions are stored. */
  storedIn: string;
  /** For the operator: where mails go. */
  mailsGoTo: string;
  /** Where metrics are served, if they are. */
  metricsOrigin: string | undefined;
  /** Finishes what is in progress, then closes the database. */
  stop(): Promise<void>;
}

/**
 * Starts the server with the settings of the environment.
 * @param plan when failed deliveries are tried again; tests are less patient
 * @param connectionLimits what a connection may take; tests are less patient here too
 * @throws ConfigError with a sentence for the operator
 */
export async function startServer(
  environment: Record<string, string | undefined> = process.env,
  plan: RetryPlan = usualRetryPlan,
  connectionLimits: ConnectionLimits = usualConnectionLimits,
): Promise<RunningServer> {
  const config = readConfig(environment);
  requireBuiltSite(config.siteDir);
  const cleanup = new AsyncDisposableStack();
  try {
    const origins = await startParts(config, plan, connectionLimits, cleanup);
    return {
      ...origins,
      storedIn: describeStorage(config),
      mailsGoTo: describeMail(config),
      stop: () => cleanup.disposeAsync(),
    };
  } catch (error) {
    await cleanup.disposeAsync();
    throw error;
  }
}

/**
 * Starts the parts of the server in order.
 * @param cleanup stops them again, the last one first
 */
async function startParts(
  config: Config,
  plan: RetryPlan,
  connectionLimits: ConnectionLimits,
  cleanup: AsyncDisposableStack,
): Promise<Pick<RunningServer, 'origin' | 'metricsOrigin'>> {
  // Needed by parts that start before them.
  const later: { log?: FastifyBaseLogger; dispatcher?: Dispatcher } = {};
  let origin = '';

  const database = await openDatabase(config, (error) =>
    later.log?.warn({ code: codeOf(error) }, 'An idle connection to PostgreSQL broke.'),
  );
  cleanup.defer(() => database.close());
  await database.checkIntegrity();
  if (!config.smtpUrl) prepareMailFolder(config);
  // Stops after the app, so that nothing new is accepted while a slow mail server is waited for.
  cleanup.defer(() => later.dispatcher?.stop());

  const metrics = createMetrics(database);
  // Without a setting: behind TLS the production address, else this server's own.
  const siteUrl = () => config.siteUrl ?? (config.isBehindTls ? site.url : origin);
  const app = await buildApp({
    ...config,
    connectionLimits,
    database,
    siteUrl,
    metrics,
    hasWebhook: config.webhook !== undefined,
    onStored: () => later.dispatcher?.check(),
    // No line contains what a visitor typed or where the visitor came from.
    logger: { level: config.logLevel, base: null },
  });
  const { log } = app;
  later.log = log;
  cleanup.defer(() => app.close());
  origin = await listen(app, config);

  const metricsServer = config.metricsPort === undefined ? undefined : await serveMetrics(metrics, config.metricsPort);
  cleanup.defer(() => metricsServer?.close());

  later.dispatcher = startDelivering(config, plan, {
    database,
    metrics,
    log,
    siteUrl: siteUrl(),
    bookingSecret: await sharedSecret(database, bookingSecret),
  });
  cleanup.defer(startPurging(database, config, log));
  return { origin, metricsOrigin: metricsServer?.origin };
}

/** Starts sending what is in the outbox. */
function startDelivering(
  config: Config,
  plan: RetryPlan,
  {
    database,
    metrics,
    log,
    ...links
  }: { database: Database; metrics: Metrics; log: FastifyBaseLogger; siteUrl: string; bookingSecret: string },
): Dispatcher {
  const { silenceMs } = plan;
  const sendMail = createSendMail(config, silenceMs);
  return startDispatcher({
    database,
    plan,
    log,
    deliver: createDeliver({ ...config, ...links, database, sendMail, silenceMs }),
    onOutcome: ({ kind }, { state }) => metrics.deliveries.inc({ kind, state }),
  });
}

/** @returns the origin at which the server listens */
async function listen(app: FastifyInstance, { port, host }: Config): Promise<string> {
  try {
    // One server for all connections: Fastify would make a second one for the other address of localhost, without limits.
    await app.listen({ port, host: host === 'localhost' ? '127.0.0.1' : host });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      code === 'EADDRINUSE'
        ? `Port ${port} is taken by another program; stop it or set PORT to another number.`
        : `The server cannot listen on ${host}:${port}: ${message}.`,
    );
  }
  return `http://${host.includes(':') ? `[${host}]` : host}:${(app.server.address() as AddressInfo).port}`;
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

if (import.meta.main) {
  const server = await startServer().catch(exitOnConfigError);
  stopOnSignals(server);
  console.log(`Listening on ${server.origin}`);
  console.log(`Submissions are stored in ${server.storedIn}; mails go to ${server.mailsGoTo}.`);
}
