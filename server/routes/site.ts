import type { Stats } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import site from '../../data/site.json' with { type: 'json' };
import { splitLocalePath } from '../../src/domain/locales.ts';
import { filePolicy } from '../../src/domain/security-headers.ts';
import { builtPage } from '../pages/built-page.ts';
import { dropConditions, keepUsableRange } from '../pages/ranges.ts';
import { readRedirects } from '../pages/redirects.ts';
import { canonicalPath, fileOf } from '../pages/site-files.ts';
import { sendProblem } from './problem.ts';

/** Built pages for addresses that do not exist; under their own address they are answered with 404 as well. */
const errorPages = ['/404', '/product-not-found'];
const hashedFiles = /^\/(?:[a-z]{2}\/)?(?:assets|fonts)\/|^\/(?:[a-z]{2}\/)?img\/sprite\./;

/** What is kept in memory of a file that is being sent. */
const chunkBytes = 16 * 1024;

function cacheControl(file: string): string {
  if (file.endsWith('.html')) return 'no-cache';
  return hashedFiles.test(file) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

/** Serves the built site: one address for each page, compressed files, 404 pages in the language of the path. */
export async function registerSite(app: FastifyInstance, { siteDir }: { siteDir: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root: siteDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // fileOf decides which of them may be asked for.
    dotfiles: 'allow',
  });

  const redirects = readRedirects(siteDir);

  function send(reply: FastifyReply, file: string): FastifyReply {
    const { raw } = reply.request;
    const options = {
      onFile: (_file: string, stats: Stats) => keepUsableRange(raw, stats),
      // The rest stays on disk while a client is slow.
      highWaterMark: chunkBytes,
    };
    // That of pages is 2 KB, because of their inline scripts and styles.
    if (!file.endsWith('.html')) reply.header('Content-Security-Policy', filePolicy);
    // The text of a page beside it, and the host that only leads away, are no results of a search.
    if (file.endsWith('.md') || reply.request.hostname === site.previewHost) reply.header('X-Robots-Tag', 'noindex');
    return reply.header('Cache-Control', cacheControl(`/${file}`)).sendFile(file, options);
  }

  function sendMissing(reply: FastifyReply, file: string): FastifyReply {
    dropConditions(reply.request.raw);
    return send(reply.code(404), file);
  }

  async function notFound(pathname: string, reply: FastifyReply): Promise<FastifyReply> {
    const { locale, path: page } = splitLocalePath(pathname);
    const name = page.startsWith('/products/') ? '/product-not-found' : '/404';
    return sendMissing(reply, path.relative(siteDir, builtPage(siteDir, locale, name)));
  }

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [rawPath = '/', query] = request.url.split(/\?(.*)/s);
    const pathname = decodeURIComponent(rawPath);
    if (pathname.includes('\0') || pathname.includes('\\')) return notFound('/', reply);
    const written = canonicalPath(pathname);
    // Addresses of pages are lower case.
    const ownCase = fileOf(siteDir, written) ? written : written.toLowerCase();
    const canonical = redirects.get(written) ?? redirects.get(ownCase) ?? ownCase;
    const file = fileOf(siteDir, canonical);
    if (file && canonical !== pathname) {
      // Browsers keep such an answer for good unless told otherwise, and the address may get a page of its own.
      reply.header('Cache-Control', 'public, max-age=3600');
      return reply.redirect(encodeURI(canonical) + (query === undefined ? '' : `?${query}`), 308);
    }
    const isErrorPage = errorPages.includes(splitLocalePath(canonical).path);
    if (!file) return notFound(written, reply);
    return isErrorPage ? sendMissing(reply, file) : send(reply, file);
  }

  app.setNotFoundHandler((request, reply) => {
    if (/^\/api(?:[/?]|$)/.test(request.url)) return sendProblem(reply, 404, 'not-found');
    if (request.method === 'OPTIONS' && request.url === '*')
      return reply.code(204).header('Allow', 'GET, HEAD, POST').send();
    if (request.method === 'GET' || request.method === 'HEAD') return serve(request, reply);
    return sendProblem(reply.header('Allow', 'GET, HEAD'), 405, 'method-not-allowed');
  });
}
