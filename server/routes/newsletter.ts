import { readFile } from 'node:fs/promises';
import { load } from 'cheerio';
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
import { codeOf } from '../error-code.ts';
import { builtPage } from '../form-page.ts';
import { consentText } from '../mail/newsletter-mails.ts';
import { sendProblem } from '../problem.ts';
import type { Database } from '../storage/database.ts';
import { confirmSubscription, endSubscription } from '../storage/subscriptions.ts';
import { text } from '../texts.ts';

interface Options {
  database: Database;
  siteDir: string;
  siteUrl: () => string;
}

interface Link {
  token: string;
  /** Of the page. */
  language: string;
}

const retryAfterSeconds = 30;

/** Address parameters and form fields of a link, whatever came. */
function readLink(source: unknown): Link {
  const { token, language } = (source ?? {}) as { token?: unknown; language?: unknown };
  return {
    token: typeof token === 'string' && /^[\w-]+$/.test(token) ? token : '',
    language: typeof language === 'string' && localeCodes.includes(language) ? language : defaultLocale,
  };
}

/** Fields of a multipart body, which mail programs may send (RFC 8058 §3.2). */
async function readMultipart(request: FastifyRequest, body: Buffer): Promise<Record<string, unknown>> {
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  try {
    return Object.fromEntries(await new Response(new Uint8Array(body), { headers }).formData());
  } catch (error) {
    throw Object.assign(new Error('The body is not what it says to be.', { cause: error }), { statusCode: 400 });
  }
}

/**
 * The links of newsletter mails. Opening one shows a page with a button and changes nothing; pressing it does. Mail
 * programs unsubscribe with one post of their own (RFC 8058).
 */
export function registerNewsletter(app: FastifyInstance, { database, siteDir, siteUrl }: Options): void {
  /** The built page with the link's token in its form, without scripts: its address is not one that they know. */
  async function ask(action: NewsletterAction, { token, language }: Link, reply: FastifyReply, notice?: string) {
    const $ = load(await readFile(builtPage(siteDir, language, newsletterPages[action].ask), 'utf8'));
    $('script').remove();
    $(`form[action="${newsletterEndpoint(action)}"] input[name=token]`).attr('value', token);
    if (notice)
      $('form[method=post]')
        .first()
        .before($('<p role="alert"></p>').text(text(language, notice)));
    // The token stays out of the Referer of links on the page.
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('Referrer-Policy', 'same-origin')
      .header('X-Robots-Tag', 'noindex')
      .send($.html());
  }

  async function act(action: NewsletterAction, request: FastifyRequest, reply: FastifyReply) {
    const body = (request.body ?? {}) as Record<string, unknown>;
    const link = readLink({ ...(request.query as object), ...body });
    if (action === 'unsubscribe' && body['List-Unsubscribe'] === 'One-Click') {
      await endSubscription(database, link.token);
      return reply.code(200).header('Cache-Control', 'no-store').send();
    }
    if (!isOwnOrigin(request, siteUrl())) return sendProblem(reply, 403, 'foreign-origin');
    let succeeded: boolean;
    try {
      succeeded = await (action === 'confirm'
        ? confirmSubscription(database, link.token, consentText(link.language))
        : endSubscription(database, link.token));
    } catch (error) {
      request.log.error({ action, code: codeOf(error) }, 'A link of a mail could not be followed.');
      return ask(action, link, reply.code(503).header('Retry-After', retryAfterSeconds), 'page.tryAgain');
    }
    return reply.redirect(localizePath(succeeded ? newsletterPages[action].done : invalidLinkPage, link.language), 303);
  }

  void app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, readMultipart);
    for (const action of newsletterActions) addRoutes(scope, action);
  });

  function addRoutes(scope: FastifyInstance, action: NewsletterAction): void {
    const url = newsletterEndpoint(action);
    scope.route({
      method: ['GET', 'HEAD'],
      url,
      handler: (request, reply) => ask(action, readLink(request.query), reply),
    });
    scope.route({ method: 'POST', url, handler: (request, reply) => act(action, request, reply) });
    scope.route({
      method: scope.supportedMethods.filter((method) => !['GET', 'HEAD', 'POST'].includes(method)),
      url,
      handler: (_request, reply) => sendProblem(reply.header('Allow', 'GET, HEAD, POST'), 405, 'method-not-allowed'),
    });
  }
}
