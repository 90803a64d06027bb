import { spawnSync } from 'node:child_process';

/** @returns what git has of a file, from the project's folder; undefined when it has none */
export type Committed = (file: string) => string | undefined;

/** The last commit of a project: what is in it can be brought back, and nothing else. */
export function committedIn(siteDir: string): Committed {
  return (file) => {
    const { status, stdout } = spawnSync('git', ['show', `HEAD:./${file}`], {
      cwd: siteDir,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    return status === 0 ? stdout : undefined;
  };
}

/** What to say of something that would be lost. */
export const notCommitted =
  'kept, since git does not have it as it is now. Commit it and clean again, or remove it by hand.';
