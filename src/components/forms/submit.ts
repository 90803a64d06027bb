import { fieldErrorCodes, type FieldError } from '@site/src/domain/schemas/fields';

/** What became of a submission: stored (with its reference), refused for its fields, or not received. */
export type SubmissionResult =
  | { status: 'stored'; reference: string; /** Where the time of a demo is picked. */ timesUrl?: string }
  | { status: 'invalid'; errors: FieldError[] }
  | { status: 'failed' };

/** Long enough for a slow phone network, short enough that a visitor still waits. */
const timeoutMs = 20_000;

function readFieldErrors(problem: unknown): FieldError[] {
  const errors = (problem as { errors?: unknown } | null)?.errors;
  if (!Array.isArray(errors)) return [];
  return errors.filter((error): error is FieldError => fieldErrorCodes.includes(error?.code));
}

/**
 * Sends a submission as JSON. It counts as stored only when the server says 201 and gives a reference.
 * @param key goes along as Idempotency-Key: sent again with the same key, nothing is stored twice
 */
export async function submit(path: string, payload: object, key: string): Promise<SubmissionResult> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await response.json();
    const { reference, timesUrl } = (body ?? {}) as { reference?: unknown; timesUrl?: string };
    if (response.status === 201 && typeof reference === 'string') return { status: 'stored', reference, timesUrl };
    const errors = readFieldErrors(body);
    return errors.length > 0 ? { status: 'invalid', errors } : { status: 'failed' };
  } catch {
    return { status: 'failed' };
  }
}
