import { createHash } from 'node:crypto';
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';

/** How often `work` can be done within a second. */
function countInSecond(work: () => void): number {
  let count = 0;
  for (const end = performance.now() + 1000; performance.now() < end; count += 1) work();
  return count;
}

/**
 * The speed of the processor and of the disk in words.
 * @param folder on the disk that is to be measured
 */
export function describeMachine(folder: string): string {
  const block = Buffer.alloc(4096, 1);
  const disk = openSync(path.join(folder, 'disk'), 'w');
  const flushes = countInSecond(() => {
    writeSync(disk, block);
    fdatasyncSync(disk);
  });
  closeSync(disk);
  const hashes = countInSecond(() => createHash('sha256').update(block).digest());
  const [{ model = '' } = {}, ...others] = cpus();
  return `${others.length + 1} × ${model}, SHA-256 ${(hashes * 4096e-6).toFixed(0)} MB/s; append 4 KiB and flush ${flushes}/s; load average ${loadavg()[0]!.toFixed(2)}`;
}
