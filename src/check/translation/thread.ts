import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

import type { Fault } from '../fault.ts';
import { keepResults } from '../kept.ts';

interface Project {
  siteDir: string;
  locale?: string;
}

/**
 * The check of translations, in a thread of its own.
 * @throws what the check throws, as where data cannot be read
 */
export function translationFaultsInThread(siteDir: string, locale?: string): Promise<Fault[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { siteDir, locale } satisfies Project });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The check of translations ended with exit code ${code}.`)));
  });
}

if (!isMainThread) {
  const { siteDir, locale } = workerData as Project;
  const { translationFaults } = await import('./faults.ts');
  keepResults(siteDir, 'translations');
  parentPort!.postMessage(await translationFaults(siteDir, locale));
}
