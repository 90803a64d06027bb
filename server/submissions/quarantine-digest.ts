const hourMs = 3_600_000;
const idPrefix = 'digest-';
/** A submission received at the very end of the hour has been stored by then. */
const delayMs = 60_000;

/**
 * Id of the digest that lists a submission if it is in quarantine: one digest for each hour.
 * @param receivedAt ISO 8601
 */
export function digestId(receivedAt: string): string {
  return idPrefix + new Date(Math.floor(Date.parse(receivedAt) / hourMs) * hourMs).toISOString();
}

/** The hour of a digest as ISO 8601: `from` inclusive, `to` exclusive. */
export function digestHour(id: string): { from: string; to: string } {
  const from = id.slice(idPrefix.length);
  return { from, to: new Date(Date.parse(from) + hourMs).toISOString() };
}

/** When a digest is sent, as ISO 8601: soon after its hour. */
export function digestDueAt(id: string): string {
  return new Date(Date.parse(digestHour(id).to) + delayMs).toISOString();
}
