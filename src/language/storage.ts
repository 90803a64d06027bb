/** What the site keeps about a visitor's language in three entries of the local storage. */
export const storageKeys = {
  /** Code of the language that the visitor chose. */
  choice: 'language',
  /** `{language, timestamp}` of the last detection. */
  detection: 'language-detection',
  /** Set once detection has run. */
  performed: 'language-detection-performed',
  /** In the session storage only: the language that an automatic switch has just left. */
  switchedFrom: 'language-switched-from',
} as const;

/** The part of the Storage API that is used; a browser may refuse any of it (private mode, quota, switched off). */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Reads an entry; null when there is none or the storage refuses, which is logged. */
export function readEntry(storage: () => KeyValueStorage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch (error) {
    console.warn(`The language setting "${key}" could not be read.`, error);
    return null;
  }
}

/** Writes an entry; false when the storage refuses, which is logged. */
export function writeEntry(storage: () => KeyValueStorage, key: string, value: string): boolean {
  try {
    storage().setItem(key, value);
    return true;
  } catch (error) {
    console.warn(`The language setting "${key}" could not be kept.`, error);
    return false;
  }
}

/** The language that detection found earlier, and when (milliseconds); null when there is none. */
export function readDetection(storage: () => KeyValueStorage): { language: string; timestamp: number } | null {
  try {
    const { language, timestamp } = JSON.parse(readEntry(storage, storageKeys.detection) ?? '{}') as Record<
      string,
      unknown
    >;
    return typeof language === 'string' && typeof timestamp === 'number' ? { language, timestamp } : null;
  } catch {
    return null;
  }
}
