/**
 * The code of an error of SQLite, PostgreSQL, SMTP, HTTP or the system: "database or disk is full", "550",
 * "ECONNREFUSED". Messages stay out of the log, since they can quote what a visitor typed.
 */
export function codeOf(error: unknown): string {
  const { code, errstr, responseCode, deliveryCode, cause, name } = (error ?? {}) as {
    code?: unknown;
    errstr?: unknown;
    responseCode?: unknown;
    deliveryCode?: unknown;
    cause?: { code?: unknown };
    name?: unknown;
  };
  const known = [deliveryCode, responseCode, errstr, code, cause?.code, name].find(
    (candidate) => typeof candidate === 'string' || typeof candidate === 'number',
  );
  return String(known ?? 'unknown');
}
