import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A step that ended badly; its message is for the person at the terminal, the step's own output stands above it. */
export class StepFailedError extends Error {}

/**
 * Runs a command, showing its output, and ends it with this process.
 * @param options.quiet collects the output and shows it when the command has ended, for commands that run beside others
 * @param options.onLine gets each line of the output instead of the terminal
 * @param options.signal ends the command; that is no failure
 * @throws StepFailedError when it ends with another code than 0
 */
export async function run(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
  {
    quiet = false,
    onLine,
    signal: ended,
  }: { quiet?: boolean; onLine?: (line: string) => void; signal?: AbortSignal } = {},
): Promise<void> {
  const child = spawn(command, args, {
    stdio: quiet || onLine ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...environment },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    if (onLine) createInterface({ input: stream }).on('line', onLine);
    else stream.on('data', (chunk: Buffer) => output.push(chunk));
  }
  // A command may end with 0 when it is asked to stop: that is no success.
  let stopped = false;
  const stop = (signal: NodeJS.Signals) => {
    stopped = true;
    child.kill(signal);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  ended?.addEventListener('abort', () => child.kill());
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode, exitSignal) => resolve([exitCode, exitSignal]));
  });
  process.off('SIGINT', stop).off('SIGTERM', stop);
  process.stdout.write(Buffer.concat(output));
  if (ended?.aborted && !stopped) return;
  if (stopped || signal) process.exit(1);
  if (code !== 0) throw new StepFailedError(`"${command} ${args.join(' ')}" failed; its message above says why.`);
}

/** Ends with one sentence for failures that explain themselves, with the stack for those that do not. */
export function exitOnFailure(error: unknown): never {
  console.error(error instanceof StepFailedError ? error.message : error);
  process.exit(1);
}
