import { readDetection, readEntry, storageKeys, writeEntry, type KeyValueStorage } from './storage';

/** The part of data/language.json that detection needs. */
export interface DetectionSettings {
  mode: string;
  services: readonly string[];
  serviceTimeoutMs: number;
  totalTimeoutMs: number;
  cacheHours: number;
  countries: Readonly<Record<string, string>>;
}

/** The world as detection sees it; all of it is given. */
export interface DetectionParts {
  settings: DetectionSettings;
  defaultCode: string;
  fetch: typeof globalThis.fetch;
  storage: () => KeyValueStorage;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The browser sends Global Privacy Control. */
  asksForPrivacy: boolean;
}

export type Detection =
  | { status: 'skipped' | 'failed' }
  /** `isKept`: storage works, so that the visitor is not asked or moved again. */
  | { status: 'found'; language: string; isKept: boolean };

/** The country of a service's answer as an ISO 3166-1 code, or null. Services lie, fail with status 200 and write names. */
export function countryOf(answer: unknown): string | null {
  if (answer === null || typeof answer !== 'object') return null;
  const { country_code: code, country } = answer as Record<string, unknown>;
  const said = typeof code === 'string' ? code : country;
  if (typeof said !== 'string') return null;
  const upper = said.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(upper) ? upper : null;
}

/** Asks the services in their order; the first that names a country wins. Null when none does in time. */
export async function findCountry({
  settings,
  fetch,
}: Pick<DetectionParts, 'settings' | 'fetch'>): Promise<string | null> {
  const total = AbortSignal.timeout(settings.totalTimeoutMs);
  for (const service of settings.services) {
    if (total.aborted) return null;
    try {
      const response = await fetch(service, {
        headers: { Accept: 'application/json' },
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        redirect: 'error',
        signal: AbortSignal.any([total, AbortSignal.timeout(settings.serviceTimeoutMs)]),
      });
      if (!response.ok) throw new Error(`It answered with status ${response.status}.`);
      const country = countryOf(await response.json());
      if (country === null) throw new Error('Its answer names no country.');
      return country;
    } catch (error) {
      console.info(`The country could not be learnt from ${service}.`, error);
    }
  }
  return null;
}

let remembered: { language: string; timestamp: number } | null = null;

/**
 * Finds the language of the visitor's country, once per visitor. Nothing is asked when a language was chosen,
 * when it was done before, or when the browser asks for privacy.
 */
export async function detectLanguage(parts: DetectionParts): Promise<Detection> {
  const { settings, defaultCode, storage, now, asksForPrivacy } = parts;
  if (settings.mode === 'off' || asksForPrivacy) return { status: 'skipped' };
  if (readEntry(storage, storageKeys.choice) !== null) return { status: 'skipped' };
  if (readEntry(storage, storageKeys.performed) !== null) return { status: 'skipped' };

  const cached = remembered ?? readDetection(storage);
  const isFresh = cached !== null && now() - cached.timestamp < settings.cacheHours * 3_600_000;
  let language = isFresh ? cached.language : null;
  if (language === null) {
    const country = await findCountry(parts);
    if (country !== null) {
      language = Object.hasOwn(settings.countries, country) ? settings.countries[country]! : defaultCode;
      remembered = { language, timestamp: now() };
      writeEntry(storage, storageKeys.detection, JSON.stringify(remembered));
    }
  }
  const isKept = writeEntry(storage, storageKeys.performed, 'true');
  return language === null ? { status: 'failed' } : { status: 'found', language, isKept };
}
