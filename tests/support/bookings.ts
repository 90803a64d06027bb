import { randomUUID } from 'node:crypto';
import { load } from 'cheerio';

import { bookingEndpoints } from '../../src/domain/schemas/booking-routes';

/** A demo request that has been stored, with what its link carries. */
export interface StoredRequest {
  reference: string;
  email: string;
  token: string;
  language: string;
}

/** Sends a demo request as a script does, and takes the link to its times. */
export async function requestDemo(
  origin: string,
  { language = 'en', email = `a@${randomUUID()}.example` } = {},
): Promise<StoredRequest> {
  const response = await fetch(`${origin}/api/demo-requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Åsa Öberg', company: 'Elbil', businessType: 'other', email, language }),
  });
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  const { reference, timesUrl } = (await response.json()) as { reference: string; timesUrl: string };
  const token = new URL(timesUrl, origin).searchParams.get('token')!;
  return { reference, email, token, language };
}

/** What a form about a time carries. */
export type Fields = Partial<Record<'token' | 'language' | 'zone' | 'start', string>>;

/** Opens a page about a time. */
export function openPage(
  origin: string,
  fields: Fields,
  to: keyof typeof bookingEndpoints = 'time',
): Promise<Response> {
  return fetch(`${origin}${bookingEndpoints[to]}?${new URLSearchParams(fields)}`, { redirect: 'manual' });
}

/** Presses a button of such a page, as a browser without JavaScript does. */
export function press(
  origin: string,
  fields: Fields,
  to: keyof typeof bookingEndpoints = 'time',
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(origin + bookingEndpoints[to], {
    method: 'POST',
    headers: { Origin: origin, ...headers },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}

/** The times on a page, as ISO 8601 in UTC. */
export async function timesOn(response: Response): Promise<string[]> {
  const $ = load(await response.text());
  return $('input[name=start]')
    .toArray()
    .map((input) => $(input).attr('value')!);
}
