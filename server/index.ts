import type { AddressInfo } from 'node:net';
import path from 'node:path';

import site from '../data/site.json' with { type: 'json' };
import { buildApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { createDeliver } from './delivery/deliver.ts';
import { startDispatcher } from './delivery/dispatcher.ts';
import { usualRetryPlan, type RetryPlan } from './delivery/retry-plan.ts';
import { codeOf } from './error-code.ts';
import { fileTransport, smtpTransport } from './mail/transport.ts';
import { createMetrics, serveMetrics } from './metrics.ts';
import { openDatabase } from './storage/open-database.ts';
import { purge } from './storage/retention.ts';

export interface RunningServer {
  /** e.g. http://localhost:3000 */
  origin: string;
  /** For the operator: where requests are kept. */
  storedIn: string;
  /** For the operator: where mails go. */
  mailsGoTo: string;
  /** Where metrics are served, if they are. */
  metricsOrigin: string | undefined;
  /** Finishes what is in flight, then closes the database. */
  stop(): Promise<void>;
}

/** The database in words, without user and password. */
function storedIn({ databaseUrl, databaseFile }: Config): string {
  if (!databaseUrl) return databaseFile;
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL ${host}${pathname}`;
}

const purgeEveryMs = 3_600_000;

/**
 * Starts the server with the settings of the environment.
 * @param plan when failed deliveries are tried again; tests have less patience
 * @throws ConfigError with a sentence for the operator
 */
export async function startServer(
  environment: Record<string, string | undefined> = process.env,
  plan: RetryPlan = usualRetryPlan,
): Promise<RunningServer> {
  const config = readConfig(environment);
  const { port, host, siteDir, webhook, smtpUrl, mailFrom, salesAddress } = config;
  const mailFolder = path.join(config.dataDir, 'mail');
  let logIdleError: (error: Error) => void = () => undefined;
  const database = await openDatabase(config, (error) => logIdleError(error));
  const closers: (() => Promise<void>)[] = [() => database.close()];
  const closeAll = async () => {
    for (const close of closers.reverse()) await close();
  };
  try {
    const metrics = createMetrics(database);
    let wake = () => undefined as void;
    let origin = '';
    // Without a setting: behind TLS the production address, else this very server.
    const siteUrl = () => config.siteUrl ?? (config.isBehindTls ? site.url : origin);
    const app = await buildApp({
      database,
      siteDir,
      siteUrl,
      metrics,
      hasWebhook: webhook !== undefined,
      limits: config.limits,
      countryHeader: config.countryHeader,
      isBehindTls: config.isBehindTls,
      trustedProxies: config.trustedProxies,
      onStored: () => wake(),
      // No line carries what a visitor typed or where he came from.
      logger: { level: config.logLevel, base: null },
    });
    logIdleError = (error) => app.log.warn({ code: codeOf(error) }, 'An idle connection to PostgreSQL broke.');
    closers.push(() => app.close());
    await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
      throw new ConfigError(
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken by another program; stop it or set PORT to another number.`
          : `The server cannot listen on ${host}:${port}: ${error.message}.`,
      );
    });
    origin = `http://${host.includes(':') ? `[${host}]` : host}:${(app.server.address() as AddressInfo).port}`;

    let metricsOrigin: string | undefined;
    if (config.metricsPort !== undefined) {
      const served = await serveMetrics(metrics, config.metricsPort);
      metricsOrigin = served.origin;
      closers.push(() => served.close());
    }

    const dispatcher = startDispatcher({
      database,
      plan,
      log: app.log,
      deliver: createDeliver({
        database,
        salesAddress,
        siteDir,
        webhook,
        silenceMs: plan.silenceMs,
        siteUrl: siteUrl(),
        sendMail: smtpUrl ? smtpTransport(smtpUrl, mailFrom, plan.silenceMs) : fileTransport(mailFolder, mailFrom),
      }),
      onOutcome: ({ kind }, { state }) => metrics.deliveries.inc({ kind, state }),
    });
    wake = dispatcher.wake;
    const tidy = () => {
      purge(database).catch((error: unknown) =>
        app.log.error({ code: codeOf(error) }, 'What is past its time could not be removed.'),
      );
    };
    const timer = setInterval(tidy, purgeEveryMs);
    timer.unref();
    tidy();
    // After the app, which takes nothing new while a slow mail server is waited for.
    closers.splice(1, 0, async () => {
      clearInterval(timer);
      await dispatcher.stop();
    });

    return {
      origin,
      storedIn: storedIn(config),
      mailsGoTo: smtpUrl ? `the SMTP server ${new URL(smtpUrl).host}` : `files in ${mailFolder} (SMTP_URL is not set)`,
      metricsOrigin,
      stop: closeAll,
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
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
  console.log(`Requests are kept in ${server.storedIn}; mails go to ${server.mailsGoTo}.`);
}
