/**
 * Waits until something is so, looking again and again.
 * @throws when it is not within the time
 */
export async function waitUntil(
  isSo: () => boolean | Promise<boolean>,
  { timeoutMs = 10_000, what = 'It' } = {},
): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`${what} did not happen within ${timeoutMs} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
