import { appendFileSync, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Config } from '../settings/config.ts';
import type { Counts } from './command.ts';

/** Who works on what visitors sent, one JSON object a line; in DATA_DIR. */
const auditFile = 'audit.log';

interface AuditEntry {
  command: string;
  /** `begun` is written first, so that a command that is interrupted has left a line. */
  state: 'begun' | 'done' | 'failed';
  counts?: Counts;
}

/**
 * Adds a line about a command to the audit log: who ran it and on how much, nothing about visitors. A disk that is full
 * must not keep anybody from making room: then the line is missing, and the operator is told.
 */
export function audit({ dataDir }: Pick<Config, 'dataDir'>, { command, state, counts }: AuditEntry): void {
  const file = path.join(dataDir, auditFile);
  const line = {
    time: new Date().toISOString(),
    user: os.userInfo().username,
    // Who became that user, on a server.
    ...(process.env.SUDO_USER && { sudoUser: process.env.SUDO_USER }),
    command,
    state,
    ...counts,
  };
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    appendFileSync(file, `${JSON.stringify(line)}\n`, { mode: 0o600, flush: true });
  } catch (error) {
    console.error(`The audit log ${file} could not be written: ${(error as NodeJS.ErrnoException).code ?? 'unknown'}.`);
  }
}
