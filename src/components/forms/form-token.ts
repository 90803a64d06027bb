import { tokenEndpoint } from '@site/src/domain/schemas/form-guards';

/** Long enough for most; a form is sent without a token rather than late. */
const timeoutMs = 3000;

/** What lets the server know how long filling in took; undefined when it does not come. */
export async function fetchFormToken(): Promise<string | undefined> {
  try {
    const response = await fetch(tokenEndpoint, { signal: AbortSignal.timeout(timeoutMs) });
    const { token } = (await response.json()) as { token?: unknown };
    return typeof token === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}
