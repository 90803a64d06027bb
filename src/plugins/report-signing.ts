import { createHash, createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

import { messageOf, readCode, writeCode } from '../domain/signed-report';
import type { ReportFacts, ReportKey } from '../domain/verified-report';

/** A private key with what is published of it. */
export interface SigningKey {
  id: string;
  publicKey: string;
  privateKey: KeyObject;
}

/**
 * Reads a private key.
 * @param text PKCS8 of an Ed25519 key, as PEM or in base64
 * @throws when it is none
 */
export function readSigningKey(text: string): SigningKey {
  const privateKey = parseKey(text);
  if (privateKey?.asymmetricKeyType !== 'ed25519')
    throw new Error(
      'REPORT_SIGNING_KEY is no Ed25519 key in PKCS8. Make one: openssl genpkey -algorithm ed25519 -out report-key.pem',
    );
  const publicKey = createPublicKey(privateKey).export({ format: 'jwk' }).x!;
  return { id: keyId(publicKey), publicKey, privateKey };
}

function parseKey(text: string): KeyObject | undefined {
  try {
    return text.includes('-----BEGIN')
      ? createPrivateKey(text)
      : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  } catch {
    return undefined;
  }
}

/** The id of a public key: the first four bytes of its SHA-256. */
export function keyId(publicKey: string): string {
  return createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest().subarray(0, 4).toString('base64url');
}

/**
 * Makes sure that what a key signs can be checked.
 * @throws with the line that is missing
 */
export function requirePublished({ id, publicKey }: SigningKey, keys: readonly ReportKey[]): void {
  if (keys.some((key) => key.id === id && key.publicKey === publicKey)) return;
  throw new Error(
    `Nobody could check what REPORT_SIGNING_KEY signs. Add it to data/report-keys.json: { "id": "${id}", "publicKey": "${publicKey}", "sample": false }`,
  );
}

/**
 * Signs a report.
 * @throws when something in it does not fit into a code
 */
export function signReport(report: ReportFacts, { id, privateKey }: SigningKey): string {
  const code = writeCode(id, report, sign(null, messageOf(id, report), privateKey));
  if (!isDeepStrictEqual(readCode(code)?.report, report))
    throw new Error(`Report ${report.number} does not fit into a code.`);
  return code;
}
