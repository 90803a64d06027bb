import { readEntry, storageKeys, writeEntry } from './storage';

const { switchedFrom: key } = storageKeys;

/** Tells the page that follows an automatic switch which language was left. */
export function rememberSwitch(from: string): void {
  writeEntry(() => window.sessionStorage, key, from);
}

/** The language that an automatic switch has left, once; null when there was none. */
export function takeSwitch(): string | null {
  const from = readEntry(() => window.sessionStorage, key);
  if (from !== null) window.sessionStorage.removeItem(key);
  return from;
}
