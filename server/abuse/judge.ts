/** Why a submission is held back from forwarding. */
export const quarantineReasons = ['trap', 'too-fast', 'no-script', 'links', 'markup'] as const;
export type QuarantineReason = (typeof quarantineReasons)[number];

/** Nobody reads and fills in even the shortest form in less. */
const shortestFillMs = 1500;
/** A question rarely has as many. */
const manyLinks = 3;

export interface Evidence {
  /** What stands in the field that visitors do not see. */
  trap: unknown;
  /** Milliseconds from beginning to sending; undefined when not known. */
  fillMs: number | undefined;
  /** The valid content. */
  payload: Record<string, unknown>;
}

/**
 * The one place that decides whether a submission looks like a program's. It is stored all the same and answered the
 * same; people are wrongly suspected too. One strong sign is enough, of the weak ones it takes two.
 * @returns the reasons to hold it back, none for most
 */
export function judge({ trap, fillMs, payload }: Evidence): QuarantineReason[] {
  const words = Object.values(payload).join('\n');
  const strong: QuarantineReason[] = [];
  if (typeof trap === 'string' && trap.trim() !== '') strong.push('trap');
  if (fillMs !== undefined && fillMs < shortestFillMs) strong.push('too-fast');

  const weak: QuarantineReason[] = [];
  if (fillMs === undefined) weak.push('no-script');
  if ((words.match(/https?:\/\//gi) ?? []).length >= manyLinks) weak.push('links');
  if (/<a\s+href|\[url\b|\[link=/i.test(words)) weak.push('markup');
  return strong.length > 0 || weak.length > 1 ? [...strong, ...weak] : [];
}
