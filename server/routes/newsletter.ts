import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { defaultLocale, localizePath } from '../../src/domain/locales.ts';
import { localeCodes } from '../../src/domain/schemas/locale.ts';
import {
  invalidLinkPage,
  newsletterActions,
  newsletterEndpoint,
  newsletterPages,
  type NewsletterAction,
} from '../../src/domain/schemas/newsletter-routes.ts';
import { isOwnOrigin } from '../abuse/same-origin.ts';
import { codeOf } from '../errors/error-code.ts';
import { consentText } from '../mail/newsletter-mails.ts';
import type { Refusals } from '../monitoring/refusals.ts';
import { loadBuiltPage } from '../pages/built-page.ts';
import type { Database } from '../storage/database.ts';
import { confirmSubscription, endSubscription } from '../storage/subscriptions.ts';
import { text } from '../texts/texts.ts';
import { retryAfterSeconds, sendProblem } from './problem.ts';

interface NewsletterParts {
  refusals: Refusals;
  database: Database;
  siteDir: string;
  siteUrl: () => string;
}

/** What a link of a mail carries. */
interface Link {
  token: string;
  /** Of the page. */
  language: string;
}

/**
 * The links in mails about the newsletter. Opening one shows a page with a button and changes nothing; pressing the
 * button does. Mail programs unsubscribe with one POST request of their own (RFC 8058).
 */
export function registerNewsletter(app: FastifyInstance, parts: NewsletterParts): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, readMultipart);
    for (const action of newsletterActions) addRoutes(scope, action, parts);
  });
}

function addRoutes(app: FastifyInstance, action: NewsletterAction, parts: NewsletterParts): void {
  const url = newsletterEndpoint(action);
  app.route({
    method: ['GET', 'HEAD'],
    url,
    handler: (request, reply) => sendPage(parts, action, readLink(request.query), reply),
  });
  app.route({ method: 'POST', url, handler: (request, reply) => followLink(parts, action, request, reply) });
  app.route({
    method: app.supportedMethods.filter((method) => !['GET', 'HEAD', 'POST'].includes(method)),
    url,
    handler: (_request, reply) => sendProblem(reply.header('Allow', 'GET, HEAD, POST'), 405, 'method-not-allowed'),
  });
}

/** The link's parameters, from an address or from the fields of a form; an unusable token becomes empty. */
function readLink(source: unknown): Link {
  const { token, language } = (source ?? {}) as { token?: unknown; language?: unknown };
  return {
    token: typeof token === 'string' && /^[\w-]+$/.test(token) ? token : '',
    language: typeof language === 'string' && localeCodes.includes(language) ? language : defaultLocale,
  };
}

/** The fields of a multipart body, which mail programs may send (RFC 8058 §3.2). */
async function readMultipart(request: FastifyRequest, body: Buffer): Promise<Record<string, unknown>> {
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  try {
    return Object.fromEntries(await new Response(new Uint8Array(body), { headers }).formData());
  } catch (error) {
    throw Object.assign(new Error('The body is not valid multipart/form-data.', { cause: error }), { statusCode: 400 });
  }
}

/** Sends the built page with the link's token in its form. */
async function sendPage(
  { siteDir }: NewsletterParts,
  action: NewsletterAction,
  { token, language }: Link,
  reply: FastifyReply,
  notice?: string,
): Promise<FastifyReply> {
  const $ = await loadBuiltPage(siteDir, language, newsletterPages[action].ask);
  $(`form[action="${newsletterEndpoint(action)}"] input[name=token]`).attr('value', token);
  if (notice) $('form[method=post]').first().before($('<p role="alert"></p>').text(notice));
  return (
    reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      // Keeps the token out of the Referer of links on the page.
      .header('Referrer-Policy', 'same-origin')
      .header('X-Robots-Tag', 'noindex')
      .send($.html())
  );
}

async function followLink(
  parts: NewsletterParts,
  action: NewsletterAction,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { database, siteUrl, refusals } = parts;
  const body = (request.body ?? {}) as Record<string, unknown>;
  const link = readLink({ ...(request.query as object), ...body });
  const isOneClick = action === 'unsubscribe' && body['List-Unsubscribe'] === 'One-Click';
  if (!isOneClick && !isOwnOrigin(request, siteUrl())) {
    refusals.count('foreign-origin');
    return sendProblem(reply, 403, 'foreign-origin');
  }
  try {
    const succeeded = await (action === 'confirm'
      ? confirmSubscription(database, link.token, consentText(link.language))
      : endSubscription(database, link.token));
    if (isOneClick) return reply.code(200).header('Cache-Control', 'no-store').send();
    const page = succeeded ? newsletterPages[action].done : invalidLinkPage;
    return reply.redirect(localizePath(page, link.language), 303);
  } catch (error) {
    request.log.error({ action, code: codeOf(error) }, 'A newsletter subscription could not be changed.');
    reply.code(503).header('Retry-After', retryAfterSeconds);
    // A mail program sent it, which shows no pages.
    if (isOneClick) return sendProblem(reply, 503, 'not-stored');
    return sendPage(parts, action, link, reply, text(link.language, 'page.tryAgain'));
  }
}
