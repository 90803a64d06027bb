import { spawnSync } from 'node:child_process';

/**
 * When each file was committed last, such as 2026-12-24T18:00:00Z, by its path from a folder.
 * @returns undefined where nobody can know: without git, and in a clone that lacks the older commits
 */
export function lastCommits(folder: string, paths: string[]): Map<string, string> | undefined {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      // One time zone, so that texts are in the order of time.
      env: { ...process.env, TZ: 'UTC' },
    });
    return status === 0 ? stdout : undefined;
  };
  if (git('rev-parse', '--is-shallow-repository')?.trim() !== 'false') return undefined;
  // Newest first: the first commit that names a file is its last. A merge counts for what it alone has changed.
  const log = git(
    'log',
    '--format=%x00%cd',
    '--date=format-local:%Y-%m-%dT%H:%M:%SZ',
    '--name-only',
    '--no-renames',
    '--relative',
    '--diff-merges=combined',
    '--',
    ...paths,
  );
  if (log === undefined) return undefined;
  const times = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [time = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!times.has(file)) times.set(file, time);
  }
  return times;
}
