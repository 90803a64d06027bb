import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { fail } from './command-line.ts';
import { root } from './paths.ts';

/** Ends the command with what to do, if Blender is not there. */
export function needBlender(): void {
  try {
    execFileSync('blender', ['--version'], { stdio: 'ignore' });
  } catch {
    fail('Blender is missing: apt install blender python3-numpy libopenblas0');
  }
}

/**
 * Runs a script of scripts/lib/blender.
 * @param threads how many cores it may use; 0 for all
 * @param onLine gets each line that it prints, among those of Blender itself
 * @throws Error with its last lines when the script fails
 */
export async function runBlender(
  script: string,
  options: readonly string[],
  threads = 0,
  onLine: (line: string) => void = () => {},
): Promise<void> {
  const settings = ['--background', '--factory-startup', '--threads', String(threads), '--python-exit-code', '1'];
  const blender = spawn('blender', [...settings, '--python', path.join(root, script), '--', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
  const printed: string[] = [];
  createInterface({ input: blender.stdout }).on('line', (line) => {
    // What is wrong in a script stands among its last lines.
    if (!line.startsWith('Fra:')) printed.push(line);
    onLine(line);
  });
  const [code] = (await once(blender, 'close')) as [number | null];
  if (code !== 0) throw new Error(`Blender ended with ${code}:\n${printed.slice(-20).join('\n')}`);
}
