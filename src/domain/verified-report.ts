import type { ReportProduct } from './sample-report-pages.ts';

/** What a report comes to. Their order is part of signed codes: new ones come last. */
export const verdicts = ['better', 'asExpected', 'worse', 'weakGroup'] as const;

export type Verdict = (typeof verdicts)[number];

/** What a report says that matters to a buyer; all of it is signed. */
export interface ReportFacts {
  /** Such as BS-SAMPLE-0417-7KQM-3X9D. */
  number: string;
  product: ReportProduct;
  /** Day of the reading, such as 2026-10-14. */
  date: string;
  /** Last day on which the report counts, if it has one. */
  validUntil?: string;
  vehicle: string;
  modelYear: number;
  odometerKm: number;
  /** Percent. */
  stateOfHealth: number;
  /** Percentage points, in tenths. */
  uncertainty: number;
  verdict: Verdict;
}

/** A public key that reports are signed with (data/report-keys.json). */
export interface ReportKey {
  /** Begins the key's SHA-256, so that a key cannot be swapped under its id. */
  id: string;
  /** The 32 bytes of an Ed25519 key, base64url. */
  publicKey: string;
  /** The private key is public too: whatever it signs is a sample. */
  sample: boolean;
  /** Last day of reading that the key may sign, once it has been replaced. */
  until?: string;
}

/** Why a report no longer counts. */
export const revocationReasons = ['wrong-vehicle', 'faulty-reading', 'replaced'] as const;

export type RevocationReason = (typeof revocationReasons)[number];

export interface Revocation {
  /** Day on which we withdrew the report. */
  date: string;
  reason: RevocationReason;
}

/** What checking a report found. `isSample` says that nobody measured this vehicle. */
export type ReportCheck =
  | { status: 'genuine' | 'expired'; report: ReportFacts; keyId: string; isSample: boolean }
  | { status: 'revoked'; report: ReportFacts; keyId: string; isSample: boolean; revocation: Revocation }
  /**
   * A signature of ours does not match what it is said to have signed; somebody else signed it; it is no code of a report,
   * or not all of one; there is no report of this number.
   */
  | { status: 'altered' | 'foreign' | 'malformed' | 'unknown' };

export interface RegisteredReport {
  /** What the report says, signed (signed-report.ts). */
  code: string;
  revocation?: Revocation;
}

/**
 * Where reports are found by their number. The build writes the samples into a file (server/pages/report-register.ts);
 * the company's service takes its place by answering this one question.
 */
export interface ReportRegister {
  /** @param key a number in the form of `numberKey` */
  find(key: string): Promise<RegisteredReport | undefined>;
}
