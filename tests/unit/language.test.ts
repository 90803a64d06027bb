import { beforeEach, describe, expect, jest, test } from '@jest/globals';

import data from '../../data/language.json' with { type: 'json' };
import { defaultLocale, locales } from '../../src/domain/locales.ts';
import {
  languageOf,
  leavesPlainPath,
  resolveLanguage,
  type LanguageSettings,
  type LanguageSignals,
} from '../../src/language/resolve.ts';

const settings: LanguageSettings = {
  codes: locales.map(({ code }) => code),
  defaultCode: defaultLocale,
  order: data.order as LanguageSettings['order'],
  aliases: data.aliases,
};

const nothing: LanguageSignals = {
  path: '/about',
  query: null,
  cookie: null,
  localStorage: null,
  sessionStorage: null,
  browser: [],
  htmlLang: null,
};

test.each([
  ['sv', 'sv'],
  ['sv-SE', 'sv'],
  ['sv_FI', 'sv'],
  ['SV-se', 'sv'],
  ['nb', 'no'],
  ['nn', 'no'],
  ['nb-NO', 'no'],
  ['nn-NO', 'no'],
  ['no-NO', 'no'],
  ['no', 'no'],
  ['nl-BE', 'nl'],
  ['en-US', 'en'],
  [' da ', 'da'],
  ['de', null],
  ['', null],
  ['svenska', null],
  ['constructor', null],
  ['../sv', null],
])('The tag "%s" means %s', (tag, code) => {
  expect(languageOf(tag, settings)).toBe(code);
});

describe('Reading (a): query, cookie, local storage, session storage, browser, page', () => {
  test.each<[Partial<LanguageSignals>, string, string]>([
    [{}, 'en', 'default'],
    [{ htmlLang: 'en' }, 'en', 'htmlLang'],
    [{ browser: ['sv-SE', 'en'], htmlLang: 'en' }, 'sv', 'browser'],
    [{ browser: ['de-DE', 'da', 'en'] }, 'da', 'browser'],
    [{ browser: ['de-DE', 'fr'], htmlLang: 'en' }, 'en', 'htmlLang'],
    [{ sessionStorage: 'nl', browser: ['sv'] }, 'nl', 'sessionStorage'],
    [{ localStorage: 'da', sessionStorage: 'nl', browser: ['sv'] }, 'da', 'localStorage'],
    [{ cookie: 'no', localStorage: 'da', sessionStorage: 'nl', browser: ['sv'] }, 'no', 'cookie'],
    [{ query: 'sv', cookie: 'no', localStorage: 'da', browser: ['nl'] }, 'sv', 'query'],
    // English that was chosen is not overridden by the browser.
    [{ localStorage: 'en', browser: ['sv', 'da'] }, 'en', 'localStorage'],
    [{ sessionStorage: 'en', browser: ['nb'] }, 'en', 'sessionStorage'],
    // What is not supported, or damaged, says nothing.
    [{ query: 'de', cookie: '%%', localStorage: 'null', sessionStorage: '', browser: ['nl'] }, 'nl', 'browser'],
    [{ query: '__proto__', browser: ['nl'] }, 'nl', 'browser'],
    // A supported language in the path is the active one.
    [{ path: '/sv/about', query: 'da', localStorage: 'nl', browser: ['no'] }, 'sv', 'path'],
    [{ path: '/sv', localStorage: 'en' }, 'sv', 'path'],
    [{ path: '/svenska', browser: ['da'] }, 'da', 'browser'],
    [{ path: '/de/about', browser: ['da'] }, 'da', 'browser'],
    [{ path: '//evil.example/sv', browser: ['da'] }, 'da', 'browser'],
  ])('%j: %s, by %s', (signals, language, source) => {
    expect(resolveLanguage({ ...nothing, ...signals }, settings)).toMatchObject({ language, source });
  });
});

test('Reading (b) is another order: stored preference, then the browser', () => {
  const readingB: LanguageSettings = { ...settings, order: ['localStorage', 'browser'] };
  const signals = { ...nothing, query: 'nl', cookie: 'nl', browser: ['sv'] };
  expect(resolveLanguage(signals, readingB)).toMatchObject({ language: 'sv', source: 'browser' });
  expect(resolveLanguage({ ...signals, localStorage: 'da' }, readingB)).toMatchObject({ source: 'localStorage' });
});

test('The trail says what every source said, in order', () => {
  const { trail } = resolveLanguage({ ...nothing, query: 'xx', browser: ['de', 'nb-NO'] }, settings);
  expect(trail).toEqual([
    { source: 'query', said: 'xx', language: null },
    { source: 'cookie', said: '', language: null },
    { source: 'localStorage', said: '', language: null },
    { source: 'sessionStorage', said: '', language: null },
    { source: 'browser', said: 'de, nb-NO', language: 'no' },
  ]);
});

test.each<[string, Partial<LanguageSignals>, boolean, boolean]>([
  ['a browser that prefers Swedish', { browser: ['sv'] }, false, true],
  ['the same, coming from a page of this site', { browser: ['sv'] }, true, false],
  ['a crawler that states no language', {}, false, false],
  ['a crawler on an address with a language', { query: 'sv' }, false, true],
  ['a stored choice', { localStorage: 'da', browser: ['en'] }, false, true],
  ['English chosen', { localStorage: 'en', browser: ['sv'] }, false, false],
  ['a path with a language', { path: '/sv', browser: ['da'] }, false, false],
])('A plain path is left for %s', (_case, given, comesFromThisSite, leaves) => {
  const signals = { ...nothing, ...given };
  expect(leavesPlainPath(resolveLanguage(signals, settings), signals, settings, comesFromThisSite)).toBe(leaves);
});

describe('Detection', () => {
  const hour = 3_600_000;
  let time = 0;

  /** A storage of its own for each test; `broken` refuses everything. */
  function storageOf(entries: Record<string, string> = {}, broken = false) {
    const map = new Map(Object.entries(entries));
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    return {
      map,
      storage: () =>
        broken
          ? { getItem: refuse, setItem: refuse }
          : {
              getItem: (key: string) => map.get(key) ?? null,
              setItem: (key: string, value: string) => void map.set(key, value),
            },
    };
  }

  const answer = (body: unknown, init?: ResponseInit) => async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), init);
  const hang = (_url: unknown, { signal }: RequestInit = {}) =>
    new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

  async function detect(
    answers: ((url: string, init: RequestInit) => Promise<Response>)[],
    given: {
      entries?: Record<string, string>;
      broken?: boolean;
      mode?: string;
      asksForPrivacy?: boolean;
      totalTimeoutMs?: number;
    } = {},
  ) {
    // What it remembers between runs is the module's.
    jest.resetModules();
    const { detectLanguage } = await import('../../src/language/detect.ts');
    const { map, storage } = storageOf(given.entries, given.broken);
    const asked: { url: string; init: RequestInit }[] = [];
    const fetch = (async (url: string, init: RequestInit) => {
      asked.push({ url, init });
      return answers[asked.length - 1]!(url, init);
    }) as unknown as typeof globalThis.fetch;
    const detection = await detectLanguage({
      settings: {
        ...data.detection,
        mode: given.mode ?? 'redirect',
        serviceTimeoutMs: 40,
        totalTimeoutMs: given.totalTimeoutMs ?? 60_000,
      },
      defaultCode: defaultLocale,
      fetch,
      storage,
      now: () => time,
      asksForPrivacy: given.asksForPrivacy ?? false,
    });
    return { detection, asked, stored: Object.fromEntries(map) };
  }

  beforeEach(() => {
    time = 1_000_000 * hour;
    for (const level of ['info', 'warn'] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
  });

  test.each(Object.entries({ ...data.detection.countries, JP: 'en', BR: 'en' }))(
    '%s means %s',
    async (country, language) => {
      const { detection, stored } = await detect([answer({ country })]);
      expect(detection).toEqual({ status: 'found', language, isKept: true });
      expect(JSON.parse(stored['language-detection']!)).toEqual({ language, timestamp: time });
      expect(stored['language-detection-performed']).toBe('true');
    },
  );

  test('Services are asked for JSON, without cookies or referrer, and the first answer wins', async () => {
    const { asked } = await detect([answer({ country_code: 'se', country: 'DK' })]);
    expect(asked.map(({ url }) => url)).toEqual(data.detection.services.slice(0, 1));
    expect(asked[0]!.init).toMatchObject({
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
    });
  });

  test.each<[string, (url: string, init: RequestInit) => Promise<Response>]>([
    ['no connection', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['status 500', answer({ country: 'SE' }, { status: 500 })],
    ['status 429', answer({ country: 'SE' }, { status: 429 })],
    ['HTML instead of JSON', answer('<!doctype html><title>Hello</title>')],
    ['an error with status 200', answer({ error: true, reason: 'RateLimited' })],
    ['a name instead of a code', answer({ country: 'Sweden' })],
    ['a number', answer({ country: 7 })],
    ['nothing', answer('null')],
    ['a hang', hang],
  ])('After %s the next service is asked', async (_fault, fault) => {
    const { detection, asked } = await detect([fault, answer({ country_code: 7, country: 'DK' })]);
    expect(detection).toMatchObject({ status: 'found', language: 'da' });
    expect(asked.map(({ url }) => url)).toEqual(data.detection.services.slice(0, 2));
  });

  test('When no service helps, nothing is found, and it is not tried again', async () => {
    const fault = answer({ error: true });
    const { detection, stored, asked } = await detect([fault, fault, fault]);
    expect(detection).toEqual({ status: 'failed' });
    expect(asked).toHaveLength(3);
    expect(stored).toEqual({ 'language-detection-performed': 'true' });
  });

  test('One time limit holds for all services', async () => {
    const { detection, asked } = await detect([hang, hang, hang], { totalTimeoutMs: 60 });
    expect(detection).toEqual({ status: 'failed' });
    expect(asked).toHaveLength(2);
  });

  test.each([
    ['a language was chosen', { entries: { language: 'sv' } }],
    ['English was chosen', { entries: { language: 'en' } }],
    ['it was done before', { entries: { 'language-detection-performed': 'true' } }],
    ['the browser asks for privacy', { asksForPrivacy: true }],
    ['it is switched off', { mode: 'off' }],
  ])('Nobody is asked when %s', async (_case, given) => {
    const { detection, asked } = await detect([], given);
    expect(detection).toEqual({ status: 'skipped' });
    expect(asked).toEqual([]);
  });

  test.each([
    [23, 0],
    [25, 1],
  ])('What was found %d hours ago leads to %d questions', async (hours, questions) => {
    const entries = { 'language-detection': JSON.stringify({ language: 'nl', timestamp: time - hours * hour }) };
    const { asked, detection } = await detect([answer({ country: 'NL' })], { entries });
    expect(asked).toHaveLength(questions);
    expect(detection).toMatchObject({ language: 'nl' });
  });

  test.each(['{', '[]', '{"language":7,"timestamp":1}', 'null'])(
    'A damaged record (%s) counts as none',
    async (record) => {
      const { asked } = await detect([answer({ country: 'NL' })], { entries: { 'language-detection': record } });
      expect(asked).toHaveLength(1);
    },
  );

  test('A browser that keeps nothing is said to, and it is logged', async () => {
    const { detection } = await detect([answer({ country: 'SE' })], { broken: true });
    expect(detection).toEqual({ status: 'found', language: 'sv', isKept: false });
    expect(console.warn).toHaveBeenCalled();
  });
});
