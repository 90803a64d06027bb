/** A net for what never happens, shorter than Jest's own so that the failure says what was waited for. */
const hopelessMs = 240_000;

/**
 * Waits until something is so, looking again and again.
 * @throws Error naming `what` when it seems that it never will be
 */
export async function waitUntil(
  isSo: () => boolean | Promise<boolean>,
  { what = 'What was waited for' } = {},
): Promise<void> {
  const end = Date.now() + hopelessMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`${what} did not happen.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
