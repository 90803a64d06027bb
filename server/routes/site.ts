import { statSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { defaultLocale, splitLocalePath } from '../../src/domain/locales.ts';
import { builtPage } from '../pages/built-page.ts';
import { sendProblem } from './problem.ts';

/** Built pages for addresses that do not exist; under their own address they are answered with 404 as well. */
const errorPages = ['/404', '/product-not-found'];
const hashedFiles = /^\/(?:[a-z]{2}\/)?(?:assets|fonts)\/|^\/(?:[a-z]{2}\/)?img\/sprite\./;

function cacheControl(file: string): string {
  if (file.endsWith('.html')) return 'no-cache';
  return hashedFiles.test(file) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

/** Files for static hosts, and compressed copies of files, have no address of their own. */
const hostFiles = /^_(?:headers|redirects)$|\.(?:br|gz)$/;

function isFile(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    // The name is too long for the file system.
    return false;
  }
}

/** The built file of an address, relative to the site, or undefined: `/sv/about` is `sv/about.html`. */
function fileOf(siteDir: string, pathname: string): string | undefined {
  const relative = pathname.slice(1);
  // No parent folders, no hidden files.
  if (relative.split('/').some((segment) => segment.startsWith('.')) || hostFiles.test(relative)) return undefined;
  return [relative, `${relative}.html`, path.posix.join(relative, 'index.html')].find(
    (file) => file !== '.html' && isFile(path.join(siteDir, file)),
  );
}

/** English has no prefix. */
const defaultPrefix = new RegExp(`^(?:/${defaultLocale})+(?=/|$)`);

/** The only address of a page, apart from capitals: without `/en`, `index.html`, `.html` or trailing slash; always on this origin. */
function canonicalPath(pathname: string): string {
  const plain = pathname
    .replace(/\/+/g, '/')
    .replace(defaultPrefix, '')
    .replace(/\/$/, '')
    .replace(/\/index(?:\.html)?$|\.html$/, '');
  return plain === '' ? '/' : plain;
}

/** Serves the built site: one address for each page, compressed files, 404 pages in the language of the path. */
export async function registerSite(app: FastifyInstance, { siteDir }: { siteDir: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root: siteDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  function send(reply: FastifyReply, file: string): FastifyReply {
    return reply.header('Cache-Control', cacheControl(`/${file}`)).sendFile(file);
  }

  async function notFound(pathname: string, reply: FastifyReply): Promise<FastifyReply> {
    const { locale, path: page } = splitLocalePath(pathname);
    const name = page.startsWith('/products/') ? '/product-not-found' : '/404';
    return send(reply.code(404), path.relative(siteDir, builtPage(siteDir, locale, name)));
  }

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [rawPath = '/', query] = request.url.split(/\?(.*)/s);
    const pathname = decodeURIComponent(rawPath);
    if (pathname.includes('\0') || pathname.includes('\\')) return notFound('/', reply);
    const written = canonicalPath(pathname);
    // Addresses of pages are lower case.
    const canonical = fileOf(siteDir, written) ? written : written.toLowerCase();
    const file = fileOf(siteDir, canonical);
    if (file && canonical !== pathname) {
      // Browsers keep such an answer for good unless told otherwise, and the address may get a page of its own.
      reply.header('Cache-Control', 'public, max-age=3600');
      return reply.redirect(encodeURI(canonical) + (query === undefined ? '' : `?${query}`), 308);
    }
    const isErrorPage = errorPages.includes(splitLocalePath(canonical).path);
    return file ? send(isErrorPage ? reply.code(404) : reply, file) : notFound(written, reply);
  }

  app.setNotFoundHandler((request, reply) => {
    if (/^\/api(?:[/?]|$)/.test(request.url)) return sendProblem(reply, 404, 'not-found');
    if (request.method === 'GET' || request.method === 'HEAD') return serve(request, reply);
    return sendProblem(reply.header('Allow', 'GET, HEAD'), 405, 'method-not-allowed');
  });
}
