import { tokenEndpoint } from '@site/src/domain/schemas/form-guards';

/** Long enough for most networks; better to send a form without a token than to make the visitor wait. */
const timeoutMs = 3000;

/** A token from which the server sees how long filling in took; undefined when it could not be fetched. */
export async function fetchFormToken(): Promise<string | undefined> {
  try {
    const response = await fetch(tokenEndpoint, { signal: AbortSignal.timeout(timeoutMs) });
    const { token } = (await response.json()) as { token?: unknown };
    return typeof token === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}
