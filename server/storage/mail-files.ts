import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Deletes mails that were written as files, also such as are just being written.
 * @param ids of their deliveries
 * @param addresses in lower case; mails that contain one of them are deleted too
 */
export async function deleteMailFiles(
  folder: string,
  ids: ReadonlySet<string>,
  addresses: ReadonlySet<string>,
): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) {
    const file = path.join(folder, name);
    if (ids.has(name.replace(/\.eml(\.tmp)?$/, '')) || (await contains(file, addresses))) {
      await rm(file, { force: true });
    }
  }
}

/** Deletes the mails of deliveries that were written as files. */
export async function deleteMailsOf(folder: string, deliveries: { id: string }[]): Promise<void> {
  if (!existsSync(folder)) return;
  for (const { id } of deliveries) {
    for (const ending of ['.eml', '.eml.tmp']) await rm(path.join(folder, id + ending), { force: true });
  }
}

async function contains(file: string, addresses: ReadonlySet<string>): Promise<boolean> {
  // One that another program has just renamed or deleted contains nothing.
  const text = await readFile(file, 'utf8').catch(() => '');
  const lowerCase = text.toLowerCase();
  return [...addresses].some((address) => lowerCase.includes(address));
}
