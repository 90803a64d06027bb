import { spawn } from 'node:child_process';

/** A step that ended badly; its message is for the person at the terminal, the step's own output stands above it. */
export class StepFailedError extends Error {}

/**
 * Runs a command, showing its output, and ends it with this process.
 * @throws StepFailedError when it ends with another code than 0
 */
export async function run(command: string, args: string[], environment: Record<string, string> = {}): Promise<void> {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
  // A command may end with 0 when it is asked to stop: that is no success.
  let stopped = false;
  const stop = (signal: NodeJS.Signals) => {
    stopped = true;
    child.kill(signal);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (exitCode, exitSignal) => resolve([exitCode, exitSignal]));
  });
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (stopped || signal) process.exit(1);
  if (code !== 0) throw new StepFailedError(`"${command} ${args.join(' ')}" failed; its message above says why.`);
}

/** Ends with one sentence for failures that explain themselves, with the stack for those that do not. */
export function exitOnFailure(error: unknown): never {
  console.error(error instanceof StepFailedError ? error.message : error);
  process.exit(1);
}
