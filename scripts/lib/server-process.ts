import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { root } from './paths.ts';

/** A server in a process of its own. */
export interface ServerProcess {
  /** e.g. http://localhost:3000 */
  origin: string;
  child: ChildProcess;
  /** What it has printed; its log is among it. */
  output(): string;
  /**
   * Sends a signal and waits for the end.
   * @returns the exit code, null when the signal itself ended it
   */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/**
 * Starts a program that prints "Listening on …", on a port that the system chooses.
 * @param args the file, from the project's root, and its arguments
 * @throws Error with the program's output when it ends before
 */
export async function startServerProcess(
  environment: Record<string, string>,
  args = ['server/index.ts'],
): Promise<ServerProcess> {
  const [file = '', ...rest] = args;
  const child = spawn(process.execPath, [path.join(root, file), ...rest], {
    env: { ...process.env, NODE_OPTIONS: '', PORT: '0', ...environment },
    // Error messages go to the terminal.
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  let output = '';
  const listening = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const [, origin] = /Listening on (\S+)\n/.exec(output) ?? [];
      if (origin) resolve(origin);
    });
  });
  const origin = await Promise.race([listening, exited.then(() => Promise.reject(new Error(output)))]);
  return {
    origin,
    child,
    output: () => output,
    async end(signal) {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}
