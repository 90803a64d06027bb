import type { IncomingMessage } from 'node:http';

/** An absolute address as the target of a request (RFC 9112 §3.2.2): host, and path with query. */
const absoluteForm = /^https?:\/\/([^/?#]+)(.*)$/is;

/**
 * The target of a request as a path that a route can take: an absolute address counts as its path, for the host that it
 * names, and the percent signs of a path that cannot be decoded are escaped, so that it is answered like any address
 * that does not exist.
 */
export function routableTarget({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const [, host, rest = ''] = absoluteForm.exec(url) ?? [];
  if (host === undefined) return decodable(url);
  headers.host = host;
  return decodable(rest.startsWith('/') ? rest : `/${rest}`);
}

function decodable(url: string): string {
  const end = url.search(/\?|$/);
  try {
    decodeURIComponent(url.slice(0, end));
    return url;
  } catch {
    return url.slice(0, end).replaceAll('%', '%25') + url.slice(end);
  }
}
