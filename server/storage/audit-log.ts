import { appendFileSync, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Config } from '../settings/config.ts';

/** Who works on what visitors sent, one JSON object a line; in DATA_DIR. */
const auditFile = 'audit.log';

/** How many of what was worked on. */
export type Counts = Record<string, number>;

export interface AuditEntry {
  command: string;
  /** `begun` is written first, so that what is interrupted has left a line. */
  state: 'begun' | 'done' | 'failed';
  /** The server itself, every hour, rather than a person with the command line. */
  by?: 'server';
  counts?: Counts;
}

/**
 * Adds a line to the audit log: who did what on how much, nothing about visitors. A disk that is full must not keep
 * anybody from making room: then the line is missing, and the operator is told.
 * @param complain tells the operator
 */
export function audit(
  { dataDir }: Pick<Config, 'dataDir'>,
  { command, state, by, counts }: AuditEntry,
  complain: (sentence: string) => void = console.error,
): void {
  const file = path.join(dataDir, auditFile);
  const line = {
    time: new Date().toISOString(),
    user: userName(),
    // Who became that user, on a server.
    ...(process.env.SUDO_USER && { sudoUser: process.env.SUDO_USER }),
    ...(by && { by }),
    command,
    state,
    ...counts,
  };
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    appendFileSync(file, `${JSON.stringify(line)}\n`, { mode: 0o600, flush: true });
  } catch (error) {
    complain(`The audit log ${file} could not be written: ${(error as NodeJS.ErrnoException).code ?? 'unknown'}.`);
  }
}

/** The number of the user where the system knows no name, as in some containers. */
function userName(): string {
  try {
    return os.userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
}
