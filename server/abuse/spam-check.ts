/** Why a submission goes into quarantine. */
export type QuarantineReason = 'honeypot' | 'too-fast' | 'no-script' | 'links' | 'markup';

/** Nobody reads and fills in even the shortest form in less. */
const shortestFillMs = 1500;
/** A question rarely contains so many. */
const manyLinks = 3;

export interface SpamEvidence {
  /** Content of the field that visitors do not see. */
  honeypot: unknown;
  /** Milliseconds from the first input to sending; undefined if not known. */
  fillMs: number | undefined;
  /** The valid content. */
  payload: Record<string, unknown>;
}

/**
 * Decides whether a submission looks like spam; no other place does. It is stored and answered like any other, since
 * people are wrongly suspected too. One strong sign is enough, of the weak ones it takes two.
 * @returns the reasons for quarantine, usually none
 */
export function quarantineReasons({ honeypot, fillMs, payload }: SpamEvidence): QuarantineReason[] {
  const content = Object.values(payload).join('\n');
  const strong: QuarantineReason[] = [];
  if (typeof honeypot === 'string' && honeypot.trim() !== '') strong.push('honeypot');
  if (fillMs !== undefined && fillMs < shortestFillMs) strong.push('too-fast');

  const weak: QuarantineReason[] = [];
  if (fillMs === undefined) weak.push('no-script');
  if ((content.match(/https?:\/\//gi) ?? []).length >= manyLinks) weak.push('links');
  if (/<a\s+href|\[url\b|\[link=/i.test(content)) weak.push('markup');
  return strong.length > 0 || weak.length > 1 ? [...strong, ...weak] : [];
}
