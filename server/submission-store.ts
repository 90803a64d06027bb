/** A form's content as it is stored: valid, normalised. */
export interface Submission {
  kind: string;
  /** Language code of the page that it was sent from. */
  language: string;
  payload: object;
  /** From the client; the same key is never stored twice for one kind. */
  idempotencyKey?: string;
}

export interface Receipt {
  /** What the visitor may quote: 8 Crockford base-32 characters as ABCD-EFGH. */
  reference: string;
  /** ISO 8601, UTC */
  receivedAt: string;
  /** True when this key had been stored before, with the same content. */
  repeated: boolean;
}

/** The key was used before for other content. */
export class KeyConflictError extends Error {}

/** The storage does not take writes now (disk full, locked, gone); the request was not stored. */
export class StoreUnavailableError extends Error {}

/** Keeps submissions. A returned receipt means that the submission is on disk. */
export interface SubmissionStore {
  /** @throws KeyConflictError, StoreUnavailableError */
  insert(submission: Submission): Receipt;
  /**
   * Writes something that nobody needs, to prove that submissions could be stored now.
   * @throws StoreUnavailableError
   */
  check(): void;
  close(): void;
}
