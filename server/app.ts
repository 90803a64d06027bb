import formBody from '@fastify/formbody';
import Fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyServerOptions } from 'fastify';

import site from '../data/site.json' with { type: 'json' };
import { createLimiter } from './abuse/limits.ts';
import { createMetrics, type Metrics } from './monitoring/metrics.ts';
import { watchReadiness } from './monitoring/readiness.ts';
import { readSecurityHeaders } from './pages/security-headers.ts';
import { registerCountry } from './routes/country.ts';
import { registerFormToken } from './routes/form-token.ts';
import { registerHealth } from './routes/health.ts';
import { registerNewsletter } from './routes/newsletter.ts';
import { registerOpenApi } from './routes/openapi.ts';
import { registerPolicyReports } from './routes/policy-reports.ts';
import { sendProblem } from './routes/problem.ts';
import { registerSite } from './routes/site.ts';
import { registerSubmissions } from './routes/submissions.ts';
import type { Limits } from './settings/config.ts';
import type { Database } from './storage/database.ts';
import { sharedSecret } from './storage/secrets.ts';
import { createSubmissionStore, type SubmissionStore } from './storage/submission-store.ts';

export interface AppParts {
  database: Database;
  /** Where submissions are stored: in the database, unless a test replaces it. */
  store?: SubmissionStore;
  /** Absolute path of the built site. */
  siteDir: string;
  limits: Limits;
  /** Returns the site's origin, which may be known only once the server listens. */
  siteUrl?: () => string;
  hasWebhook?: boolean;
  /** Called when there is something new in the outbox. */
  onStored?: () => void;
  metrics?: Metrics;
  /** Header in which the CDN in front reports the visitor's country. */
  countryHeader?: string;
  /** Visitors reach this server over TLS: browsers are told to use nothing else. */
  isBehindTls?: boolean;
  /** How many proxies in front add themselves to X-Forwarded-For. */
  trustedProxies?: number;
  logger?: FastifyServerOptions['logger'];
}

const bodyLimit = 64 * 1024;

/** Builds the server from its parts without listening. */
export async function buildApp({
  database,
  store = createSubmissionStore(database),
  siteDir,
  limits,
  siteUrl = () => site.url,
  hasWebhook = false,
  onStored = () => undefined,
  metrics = createMetrics(database),
  countryHeader,
  isBehindTls = false,
  trustedProxies = 0,
  logger = false,
}: AppParts): Promise<FastifyInstance> {
  const app = createFastify(trustedProxies, logger);
  await app.register(formBody, { bodyLimit });
  const isClosing = closeConnectionsOnStop(app);
  addSecurityHeaders(app, readSecurityHeaders(siteDir, isBehindTls));
  measureRequests(app, metrics);
  app.setErrorHandler(answerError);

  const formTokenSecret = await sharedSecret(database, 'form-token');
  const secondsToWait = await createLimiter(app, { database, limits, secret: await sharedSecret(database, 'limits') });
  const readiness = watchReadiness(store, app.log);
  registerHealth(app, { readiness, isClosing });
  registerOpenApi(app, site.url);
  registerFormToken(app, formTokenSecret);
  registerSubmissions(app, {
    store: readiness.store,
    siteDir,
    siteUrl,
    formTokenSecret,
    hasWebhook,
    secondsToWait,
    metrics,
    onStored,
  });
  registerNewsletter(app, { database, siteDir, siteUrl });
  registerCountry(app, { header: countryHeader });
  registerPolicyReports(app, { metrics });
  await registerSite(app, { siteDir });
  return app;
}

function createFastify(trustedProxies: number, logger: FastifyServerOptions['logger']): FastifyInstance {
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: (_address, hop) => hop < trustedProxies,
    // Node swaps Fastify's requestTimeout with a larger headersTimeout, so that slow clients would stay; set both.
    requestTimeout: 4000,
    http: { headersTimeout: 2000, requestTimeout: 4000, connectionsCheckingInterval: 500 },
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    exposeHeadRoutes: false,
    return503OnClosing: false,
  });
  app.removeContentTypeParser('text/plain');
  return app;
}

/** Escapes the percent signs of a path that cannot be decoded: it is answered like any address that does not exist. */
function decodableUrl(url: string): string {
  const end = url.search(/\?|$/);
  try {
    decodeURIComponent(url.slice(0, end));
    return url;
  } catch {
    return url.slice(0, end).replaceAll('%', '%25') + url.slice(end);
  }
}

/**
 * Closes connections after their answer once the server is stopping; keep-alive would delay the end of the process.
 * @returns whether the server is stopping
 */
function closeConnectionsOnStop(app: FastifyInstance): () => boolean {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('Connection', 'close');
  });
  return () => closing;
}

function addSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

function measureRequests(app: FastifyInstance, { httpSeconds }: Metrics): void {
  app.addHook('onResponse', async ({ method }, { statusCode: status, elapsedTime }) => {
    httpSeconds.observe({ method, status }, elapsedTime / 1000);
  });
}

const answerError: Parameters<FastifyInstance['setErrorHandler']>[0] = (error, request, reply) => {
  const status = (error as FastifyError).statusCode ?? 500;
  if (status === 413) return sendProblem(reply, 413, 'too-large');
  if (status === 415) return sendProblem(reply, 415, 'unsupported-media-type');
  if (status >= 400 && status < 500) return sendProblem(reply, 400, 'bad-request');
  request.log.error({ err: error }, 'A request failed.');
  return sendProblem(reply, 500, 'internal-error');
};
