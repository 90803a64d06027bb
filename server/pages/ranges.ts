import type { Stats } from 'node:fs';
import type { IncomingMessage } from 'node:http';

/**
 * The range of a file in a form that @fastify/send understands as RFC 9110 §14 means it; undefined if it is to be
 * ignored: several ranges, other units, nonsense.
 * @param size of the file in bytes
 */
function singleRange(range: string, size: number): string | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(range.trim()) ?? [];
  if (first === '') {
    if (last === '') return undefined;
    // More than there is means all of it.
    return Number(last) === 0 ? `bytes=${size}-` : `bytes=${Math.max(0, size - Number(last))}-`;
  }
  return last !== '' && Number(last) < Number(first) ? undefined : `bytes=${first}-${last}`;
}

/**
 * Removes a range from a request unless this part of the file may be its answer: a range is for GET alone, and one under
 * a condition only for a file that is certainly the same (RFC 9110 §13.1.5). Our entity tags are weak and prove nothing.
 */
export function keepUsableRange({ method, headers }: IncomingMessage, { size, mtime }: Stats): void {
  const { range = '', 'if-range': ifRange } = headers;
  const usable =
    method === 'GET' && (ifRange === undefined || ifRange === mtime.toUTCString())
      ? singleRange(range, size)
      : undefined;
  if (usable === undefined) delete headers.range;
  else headers.range = usable;
}

/** Makes a request one for the whole file, whatever the client has: the answer is no success (RFC 9110 §13.2.1). */
export function dropConditions({ headers }: IncomingMessage): void {
  for (const name of ['range', 'if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since']) {
    delete headers[name];
  }
}
