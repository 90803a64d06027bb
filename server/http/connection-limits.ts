/** What one connection, and all of them together, may take of the server. */
export interface ConnectionLimits {
  /** Open connections; a further one is closed at once. */
  connections: number;
  /** Requests that may wait on a connection behind the one that is being answered. */
  waitingRequests: number;
  /** A connection on which nothing moves for so long is closed; so is one that takes nothing of its answer. */
  silenceMs: number;
  /** Who takes less of an answer, for as long as that, is closed too. */
  leastBytesPerSecond: number;
  /** When the server stops, what is in progress may take so long to finish. */
  graceMs: number;
}

export const usualConnectionLimits: ConnectionLimits = {
  // With a file for each, well below the open files that server/deploy/site.service allows.
  connections: 10_000,
  // Browsers and nginx send one request at a time.
  waitingRequests: 16,
  silenceMs: 20_000,
  // Less than any telephone; a video of 3 MB takes an hour then.
  leastBytesPerSecond: 1000,
  graceMs: 10_000,
};
