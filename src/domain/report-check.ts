import { fromBase64Url, readCode } from './signed-report.ts';
import type { ReportCheck, ReportFacts, ReportKey, Revocation } from './verified-report.ts';

export interface CheckParts {
  keys: readonly ReportKey[];
  revocationOf: (report: ReportFacts) => Promise<Revocation | undefined>;
  /** Such as 2026-11-23. */
  today: string;
}

/**
 * Checks what a signed code says, with the platform's own cryptography: the same in browsers and on the server.
 * @throws when the platform does not know Ed25519, or gives no cryptography to a page without TLS
 */
export async function checkCode(code: string, { keys, revocationOf, today }: CheckParts): Promise<ReportCheck> {
  const signed = readCode(code);
  if (!signed) return { status: 'malformed' };
  const { report, keyId } = signed;
  const known = keys.find(({ id }) => id === keyId);
  if (!known || (known.until !== undefined && report.date > known.until)) return { status: 'foreign' };
  const key = await crypto.subtle.importKey('raw', fromBase64Url(known.publicKey), 'Ed25519', false, ['verify']);
  if (!(await crypto.subtle.verify('Ed25519', key, signed.signature, signed.message))) return { status: 'altered' };
  const checked = { report, keyId, isSample: known.sample };
  const revocation = await revocationOf(report);
  if (revocation) return { status: 'revoked', ...checked, revocation };
  const isOver = report.validUntil !== undefined && report.validUntil < today;
  return { status: isOver ? 'expired' : 'genuine', ...checked };
}
