import { jest } from '@jest/globals';

/**
 * Sets the clock of the wall, as an operator or a time server does; timers and `performance.now()` go on.
 * @returns sets it right again
 */
export function setClock(now: number): () => void {
  jest.useFakeTimers({
    now,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
  return () => void jest.useRealTimers();
}
