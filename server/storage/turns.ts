export interface Turns {
  /** Does work alone: after all that was asked for before, and before all that is asked for afterwards. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Begins work after what is to be done alone and was asked for before, beside other such work. */
  together<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Puts pieces of work in order, whether or not one fails. What begins first must be handled first by whoever does it. */
export function takeTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return {
    alone(work) {
      const result = last.then(work);
      last = result.catch(() => undefined);
      return result;
    },
    together: (work) => last.then(work),
  };
}
