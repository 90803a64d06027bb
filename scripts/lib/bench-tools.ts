import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

import { root } from './paths.ts';
import { run } from './run.ts';

/**
 * What only measuring needs. It is no dependency of the project: it would make every installation a seventh larger.
 */
const tools = { lighthouse: '13.5.0', 'create-docusaurus': '3.10.2' };

const folder = path.join(root, 'var/bench-tools');

/** Downloads a tool from npm where it isn't there yet, and gives the file of its command. */
export async function benchTool(name: keyof typeof tools): Promise<string> {
  const command = path.join(folder, `${name}-${tools[name]}`, 'node_modules/.bin', name);
  if (!existsSync(command)) {
    const prefix = path.join(folder, `${name}-${tools[name]}`);
    mkdirSync(prefix, { recursive: true });
    await run(
      'npm',
      ['install', '--no-audit', '--no-fund', '--prefix', prefix, `${name}@${tools[name]}`],
      {},
      { quiet: true },
    );
  }
  return command;
}
