import formBody from '@fastify/formbody';
import Fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyServerOptions } from 'fastify';

import site from '../data/site.json' with { type: 'json' };
import { availability } from '../src/domain/availability.ts';
import { createLimiters, createTotalLimit } from './abuse/limits.ts';
import { createNetworkHash } from './abuse/networks.ts';
import { usualConnectionLimits, type ConnectionLimits } from './http/connection-limits.ts';
import { createHttpServer, type HttpParts } from './http/create-server.ts';
import { routableTarget } from './http/request-target.ts';
import { closeConnectionsOnStop } from './http/stopping.ts';
import { createMetrics, type Metrics } from './monitoring/metrics.ts';
import { watchReadiness } from './monitoring/readiness.ts';
import { createRefusals } from './monitoring/refusals.ts';
import { builtReports } from './pages/report-register.ts';
import { readSecurityHeaders } from './pages/security-headers.ts';
import { registerBookings } from './routes/bookings.ts';
import { registerCountry } from './routes/country.ts';
import { registerFormToken } from './routes/form-token.ts';
import { registerHealth } from './routes/health.ts';
import { registerNewsletter } from './routes/newsletter.ts';
import { registerOpenApi } from './routes/openapi.ts';
import { registerPageViews } from './routes/page-views.ts';
import { registerPolicyReports } from './routes/policy-reports.ts';
import { sendProblem } from './routes/problem.ts';
import { registerReports } from './routes/reports.ts';
import { registerSearch } from './routes/search.ts';
import { registerSite } from './routes/site.ts';
import { registerSubmissions } from './routes/submissions.ts';
import type { Limits } from './settings/config.ts';
import { createBookingDesk } from './storage/booking-desk.ts';
import type { Database } from './storage/database.ts';
import { sharedSecret } from './storage/secrets.ts';
import { createSubmissionStore, type SubmissionStore } from './storage/submission-store.ts';
import { bookingSecret } from './submissions/booking-token.ts';

export interface AppParts {
  database: Database;
  /** Where submissions are stored: in the database, unless a test replaces it. */
  store?: SubmissionStore;
  /** Absolute path of the built site. */
  siteDir: string;
  limits: Limits;
  connectionLimits?: ConnectionLimits;
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
  connectionLimits = usualConnectionLimits,
  siteUrl = () => site.url,
  hasWebhook = false,
  onStored = () => undefined,
  metrics = createMetrics(database),
  countryHeader,
  isBehindTls = false,
  trustedProxies = 0,
  logger = false,
}: AppParts): Promise<FastifyInstance> {
  const securityHeaders = readSecurityHeaders(siteDir, isBehindTls);
  const app = createFastify(trustedProxies, logger, {
    limits: connectionLimits,
    securityHeaders,
    onClosed: (reason) => refusals.count(reason),
  });
  const refusals = createRefusals(app.log);
  app.addHook('onClose', async () => refusals.flush());
  await app.register(formBody, { bodyLimit });
  const isClosing = closeConnectionsOnStop(app, connectionLimits.graceMs);
  addSecurityHeaders(app, securityHeaders);
  measureRequests(app, metrics);
  app.setErrorHandler(answerError);

  const formTokenSecret = await sharedSecret(database, 'form-token');
  const linkSecret = await sharedSecret(database, bookingSecret);
  const networkHash = createNetworkHash(await sharedSecret(database, 'limits'));
  const limiterOf = await createLimiters(app, { database, limits, networkHash });
  const readiness = watchReadiness(store, app.log);
  registerHealth(app, { readiness, isClosing });
  registerOpenApi(app, site.url);
  registerFormToken(app, formTokenSecret);
  registerSubmissions(app, {
    refusals,
    store: readiness.store,
    siteDir,
    siteUrl,
    formTokenSecret,
    linkSecret,
    hasWebhook,
    secondsToWait: limiterOf('submissions'),
    networkHash,
    metrics,
    onStored,
  });
  registerBookings(app, {
    database,
    desk: createBookingDesk(database, { availability, hasWebhook }),
    siteDir,
    siteUrl,
    secret: linkSecret,
    secondsToWait: limiterOf('submissions'),
    networkHash,
    metrics,
    refusals,
    onStored,
  });
  registerNewsletter(app, { refusals, database, siteDir, siteUrl });
  registerReports(app, { register: builtReports(siteDir), siteDir, secondsToWait: limiterOf('checks'), refusals });
  registerSearch(app, { siteDir, secondsToWait: limiterOf('searches'), refusals });
  registerCountry(app, { header: countryHeader });
  registerPageViews(app, { metrics, siteUrl, hasRoom: createTotalLimit(limits), refusals });
  registerPolicyReports(app, { metrics, siteDir });
  await registerSite(app, { siteDir });
  return app;
}

function createFastify(
  trustedProxies: number,
  logger: FastifyServerOptions['logger'],
  httpParts: HttpParts,
): FastifyInstance {
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: (_address, hop) => hop < trustedProxies,
    serverFactory: (handler) => createHttpServer(handler, httpParts),
    // The server answers these itself.
    clientErrorHandler: () => undefined,
    rewriteUrl: routableTarget,
    exposeHeadRoutes: true,
    return503OnClosing: false,
  });
  app.removeContentTypeParser('text/plain');
  return app;
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
  if (status === 412) return sendProblem(reply, 412, 'precondition-failed');
  if (status === 413) return sendProblem(reply, 413, 'too-large');
  if (status === 415) return sendProblem(reply, 415, 'unsupported-media-type');
  if (status === 416) return sendProblem(reply.headers(rangeOf(error)), 416, 'range-not-satisfiable');
  if (status >= 400 && status < 500) return sendProblem(reply, 400, 'bad-request');
  request.log.error({ err: error }, 'A request failed.');
  return sendProblem(reply, 500, 'internal-error');
};

/** The header that tells how long a file is whose range was asked for in vain. */
function rangeOf(error: unknown): Record<string, string> {
  return (error as { headers?: Record<string, string> }).headers ?? {};
}
