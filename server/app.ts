import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import formBody from '@fastify/formbody';
import Fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyServerOptions } from 'fastify';

import site from '../data/site.json' with { type: 'json' };
import {
  inlineHashesFile,
  securityHeaders,
  strictTransportSecurity,
  type InlineHashes,
} from '../src/domain/security-headers.ts';
import { createLimiter, type Limits } from './abuse/limits.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { openApiDescription } from './openapi.ts';
import { sendProblem } from './problem.ts';
import { registerCountry } from './routes/country.ts';
import { registerFormToken } from './routes/form-token.ts';
import { registerHealth } from './routes/health.ts';
import { registerNewsletter } from './routes/newsletter.ts';
import { registerPolicyReports } from './routes/policy-reports.ts';
import { registerSite } from './routes/site.ts';
import { registerSubmissions } from './routes/submissions.ts';
import type { Database } from './storage/database.ts';
import { sharedSecret } from './storage/secrets.ts';
import { createSubmissionStore, type SubmissionStore } from './storage/submission-store.ts';

export interface AppParts {
  database: Database;
  /** Where submissions go; into the database unless a test says otherwise. */
  store?: SubmissionStore;
  /** Absolute path of the built site. */
  siteDir: string;
  limits: Limits;
  /** Origin of the site, asked when it is needed: without a setting it is known once the server listens. */
  siteUrl?: () => string;
  hasWebhook?: boolean;
  /** Something waits in the outbox. */
  onStored?: () => void;
  metrics?: Metrics;
  /** Header in which the CDN in front says the visitor's country. */
  countryHeader?: string;
  /** Visitors reach this server over TLS: browsers are told to keep to it. */
  isBehindTls?: boolean;
  /** How many proxies in front add themselves to X-Forwarded-For. */
  trustedProxies?: number;
  logger?: FastifyServerOptions['logger'];
}

const bodyLimit = 64 * 1024;

/** Hashes of the inline scripts that the build has written; a site without them allows none. */
function readInlineHashes(siteDir: string): InlineHashes {
  const file = path.join(siteDir, inlineHashesFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as InlineHashes) : { scripts: [], styles: [] };
}

/** An address that cannot be decoded names nothing: taken literally it gets the usual answer for that. */
function decodableUrl(url: string): string {
  const end = url.search(/\?|$/);
  try {
    decodeURIComponent(url.slice(0, end));
    return url;
  } catch {
    return url.slice(0, end).replaceAll('%', '%25') + url.slice(end);
  }
}

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
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: (_address, hop) => hop < trustedProxies,
    // Fastify's requestTimeout alone is swapped by Node with a larger headersTimeout: slow clients would stay.
    requestTimeout: 4000,
    http: { headersTimeout: 2000, requestTimeout: 4000, connectionsCheckingInterval: 500 },
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    exposeHeadRoutes: false,
    return503OnClosing: false,
  });
  app.removeContentTypeParser('text/plain');
  await app.register(formBody, { bodyLimit });

  const headers = {
    ...securityHeaders(readInlineHashes(siteDir)),
    ...(isBehindTls && { 'Strict-Transport-Security': strictTransportSecurity }),
  };
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  app.addHook('onSend', async (_request, reply) => {
    // A connection that is kept alive would hold up the end of the process.
    if (closing) reply.header('Connection', 'close');
  });
  app.addHook('onResponse', async (request, reply) => {
    metrics.httpSeconds.observe({ method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 413) return sendProblem(reply, 413, 'too-large');
    if (status === 415) return sendProblem(reply, 415, 'unsupported-media-type');
    if (status >= 400 && status < 500) return sendProblem(reply, 400, 'bad-request');
    request.log.error({ err: error }, 'A request failed.');
    return sendProblem(reply, 500, 'internal-error');
  });

  const formTokenSecret = await sharedSecret(database, 'form-token');
  const secondsToWait = await createLimiter(app, {
    database,
    limits,
    secret: await sharedSecret(database, 'limits'),
  });
  registerHealth(app, { store, isClosing: () => closing });
  const description = openApiDescription(site.url);
  app.get('/api/openapi.json', () => description);
  registerFormToken(app, formTokenSecret);
  registerSubmissions(app, { store, siteDir, siteUrl, formTokenSecret, hasWebhook, secondsToWait, metrics, onStored });
  registerNewsletter(app, { database, siteDir, siteUrl });
  registerCountry(app, { header: countryHeader });
  registerPolicyReports(app, { metrics });
  await registerSite(app, { siteDir });
  return app;
}
