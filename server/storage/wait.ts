/** Waits without doing anything else; only for threads and commands that serve nobody. */
export function wait(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
