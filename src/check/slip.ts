/** A way in which texts go wrong that their letters show. */
export interface Slip {
  pattern: RegExp;
  rule: string;
  /** Each one is named, and not only the first of a text. */
  all?: boolean;
  /** Whether what the pattern has found is wrong; without it, all is. */
  isWrong?(found: string): boolean;
  /** What is wrong, and what to do. */
  say(found: string): [message: string, remedy: string];
}
