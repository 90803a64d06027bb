import { numberKey } from './report-number.ts';
import { toBase64Url } from './signed-report.ts';
import type { Revocation } from './verified-report.ts';

/** A withdrawn report as pages carry it: by a hash of its number, so that the list tells nobody a number. */
export interface PublishedRevocation extends Revocation {
  hash: string;
}

/** The first twelve bytes of the SHA-256 of a report's number. */
export async function numberHash(number: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(numberKey(number)));
  return toBase64Url(new Uint8Array(digest).subarray(0, 12));
}

/** The revocation of a report among those that a page carries. */
export async function publishedRevocation(
  number: string,
  published: readonly PublishedRevocation[],
): Promise<Revocation | undefined> {
  const hash = await numberHash(number);
  return published.find((revocation) => revocation.hash === hash);
}
