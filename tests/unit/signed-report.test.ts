import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { encode } from 'uqr';

import reportKeys from '../../data/report-keys.json' with { type: 'json' };
import revokedReports from '../../data/revoked-reports.json' with { type: 'json' };
import sampleKey from '../../data/sample-report-key.json' with { type: 'json' };
import site from '../../data/site.json' with { type: 'json' };
import { locales, localizePath } from '../../src/domain/locales.ts';
import { checkCode } from '../../src/domain/report-check.ts';
import { checkSymbol, isReportNumber, numberKey } from '../../src/domain/report-number.ts';
import { verifyPath } from '../../src/domain/report-routes.ts';
import { numberHash, publishedRevocation } from '../../src/domain/revocations.ts';
import { sampleReports, signedFacts } from '../../src/domain/sample-report.ts';
import { fromBase64Url, readCode, toBase64Url, writeCode } from '../../src/domain/signed-report.ts';
import type { ReportFacts, ReportKey } from '../../src/domain/verified-report.ts';
import { keyId, readSigningKey, requirePublished, signReport } from '../../src/plugins/report-signing.ts';

const healthy = signedFacts(sampleReports.healthy);
const worn = signedFacts(sampleReports.worn);
const key = readSigningKey(sampleKey.privateKey);
const keys: ReportKey[] = [{ ...key, sample: false }];
const code = signReport(healthy, key);

function newKey() {
  const { privateKey } = generateKeyPairSync('ed25519');
  return readSigningKey(privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'));
}

const parts = { keys, today: '2026-11-23', revocationOf: async () => undefined };
const statusOf = async (text: string) => (await checkCode(text, parts)).status;

/** The code's bytes, changed. */
function changed(change: (bytes: Uint8Array) => Uint8Array | void, of = code): string {
  const bytes = fromBase64Url(of);
  return toBase64Url(change(bytes) ?? bytes);
}

/** The code with another content under its signature. */
function reworded(facts: Partial<ReportFacts>, id = key.id): string {
  return writeCode(id, { ...healthy, ...facts }, readCode(code)!.signature);
}

test('A signed report is genuine, and says what was signed', async () => {
  expect(await checkCode(code, parts)).toEqual({ status: 'genuine', report: healthy, keyId: key.id, isSample: false });
});

const otherNumber = `${healthy.number.slice(0, -3)}777`;

test.each<[string, string, string]>([
  ['a better state of health', reworded({ stateOfHealth: 98 }), 'altered'],
  ['a smaller uncertainty', reworded({ uncertainty: 0.5 }), 'altered'],
  ['fewer kilometres', reworded({ odometerKm: 14_210 }), 'altered'],
  ['another vehicle', reworded({ vehicle: 'Volkswagen ID.3 Pro S' }), 'altered'],
  ['a later day', reworded({ date: '2026-11-20' }), 'altered'],
  ['a day until which it counts', reworded({ validUntil: '2030-01-01' }), 'altered'],
  ['a better verdict', reworded({ verdict: 'better' }), 'altered'],
  ['another product', reworded({ product: 'batstream' }), 'altered'],
  ['the number of another report', reworded({ number: worn.number }), 'altered'],
  ['a number that cannot be one', reworded({ number: otherNumber }), 'malformed'],
  [
    'the signature of another report',
    writeCode(key.id, healthy, readCode(signReport(worn, key))!.signature),
    'altered',
  ],
  [
    'the signature of another key under our id',
    writeCode(key.id, healthy, readCode(signReport(healthy, newKey()))!.signature),
    'altered',
  ],
  ['another key', signReport(healthy, newKey()), 'foreign'],
  ['the id of a key that we do not have', reworded({}, 'AAAAAA'), 'foreign'],
  ['an empty signature', writeCode(key.id, healthy, new Uint8Array(64)), 'altered'],
  ['no signature', toBase64Url(fromBase64Url(code).slice(0, -64)), 'malformed'],
  ['its last byte cut off', changed((bytes) => bytes.slice(0, -1)), 'malformed'],
  ['a byte behind it', changed((bytes) => new Uint8Array([...bytes, 0])), 'malformed'],
  [
    'a field behind the others',
    changed((bytes) => new Uint8Array([...bytes.slice(0, -64), 3, 88, 88, 88, ...bytes.slice(-64)])),
    'malformed',
  ],
  ['another format', changed((bytes) => void (bytes[0] = 2)), 'malformed'],
  ['a verdict that there is not', changed((bytes) => void (bytes[6] = 99)), 'malformed'],
  ['a text longer than the code', changed((bytes) => void (bytes[19] = 255)), 'malformed'],
  ['padding', `${code}=`, 'malformed'],
  ['the other alphabet of base64', code.replaceAll('-', '+').replaceAll('_', '/'), 'malformed'],
  ['spaces', `${code.slice(0, 40)} ${code.slice(40)}`, 'malformed'],
  ['percent signs', code.replace(/^./, '%41'), 'malformed'],
  ['the code twice', code + code, 'malformed'],
  ['nothing', '', 'malformed'],
  ['a word', 'verify', 'malformed'],
  ['a page of text', 'A'.repeat(100_000), 'malformed'],
])('Refused: %s', async (_forgery, forged, status) => {
  expect(await statusOf(forged)).toBe(status);
});

test('Base64url that ends in bits of no byte is refused, though it says the same', async () => {
  // The number of bytes leaves such bits.
  const report = [healthy, worn, signedFacts(sampleReports['weak-cell'])].find(
    (facts) => fromBase64Url(signReport(facts, key)).length % 3 !== 0,
  )!;
  const written = signReport(report, key);
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const twin = written.slice(0, -1) + alphabet[alphabet.indexOf(written.at(-1)!) + 1]!;
  expect(Buffer.from(twin, 'base64url')).toEqual(Buffer.from(written, 'base64url'));
  expect(await statusOf(twin)).toBe('malformed');
});

test('No bit of a code can be turned', async () => {
  const { length } = fromBase64Url(code);
  const statuses = new Set<string>();
  for (let bit = 0; bit < length * 8; bit += 1) {
    const turned = changed((bytes) => void (bytes[bit >> 3]! ^= 1 << (bit & 7)));
    statuses.add(await statusOf(turned));
  }
  expect([...statuses].sort()).toEqual(['altered', 'foreign', 'malformed']);
});

test('A key that has been replaced vouches for what it signed in its time', async () => {
  const until = async (day: string) =>
    (await checkCode(code, { ...parts, keys: [{ ...keys[0]!, until: day }] })).status;
  expect(await until(healthy.date)).toBe('genuine');
  expect(await until('2026-10-13')).toBe('foreign');
});

test('A report counts to the end of its last day, and a revoked one does not', async () => {
  const limited = signReport({ ...healthy, validUntil: '2026-11-23' }, key);
  expect(await statusOf(limited)).toBe('genuine');
  expect((await checkCode(limited, { ...parts, today: '2026-11-24' })).status).toBe('expired');
  const revocation = { date: '2026-11-01', reason: 'replaced' } as const;
  expect(
    await checkCode(limited, { ...parts, today: '2026-11-24', revocationOf: async () => revocation }),
  ).toMatchObject({
    status: 'revoked',
    revocation,
  });
});

test('Pages find the revocation of a report without carrying its number', async () => {
  const { number, date } = revokedReports.revoked[0]!;
  const published = [{ hash: await numberHash(number), date, reason: 'replaced' as const }];
  expect(JSON.stringify(published)).not.toContain(numberKey(number));
  expect(await publishedRevocation(number.toLowerCase(), published)).toMatchObject({ date });
  expect(await publishedRevocation(healthy.number, published)).toBeUndefined();
});

test('What does not fit into a code is not signed', () => {
  for (const facts of [
    { modelYear: 70_000 },
    { uncertainty: 1.55 },
    { vehicle: 'x'.repeat(256) },
    { number: otherNumber },
  ]) {
    expect(() => signReport({ ...healthy, ...facts }, key)).toThrow('does not fit');
  }
});

test('The private key may come as PEM or in base64, and has to be one of those that are published', () => {
  const pem = createPrivateKey({ key: Buffer.from(sampleKey.privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  const asPem = pem.export({ format: 'pem', type: 'pkcs8' }).toString();
  expect(readSigningKey(asPem).id).toBe(key.id);
  expect(() => requirePublished(key, reportKeys.keys)).not.toThrow();
  const other = newKey();
  expect(() => requirePublished(other, reportKeys.keys)).toThrow(`"publicKey": "${other.publicKey}"`);
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'pem', type: 'pkcs8' });
  for (const wrong of ['', 'secret', rsa.toString()]) expect(() => readSigningKey(wrong)).toThrow('openssl genpkey');
});

test('Published keys stand under the id that follows from them, and only those of samples have a known private key', () => {
  for (const { id, publicKey, sample } of reportKeys.keys) {
    expect(id).toBe(keyId(publicKey));
    expect(sample).toBe(publicKey === key.publicKey);
  }
});

test('Each QR code is small enough to be scanned from a windscreen: 61 squares at most, in every language', () => {
  for (const { code: language } of locales) {
    for (const report of Object.values(sampleReports)) {
      const address = `${site.url}${localizePath(verifyPath, language)}#${signReport(signedFacts(report), key)}`;
      const { version, size } = encode(address, { ecc: 'M', border: 0 });
      expect(version).toBeLessThanOrEqual(11);
      expect(size).toBeLessThanOrEqual(61);
    }
  }
});

test('A number may be typed in any way that people type it', () => {
  const typed = [
    'bs sample 0417 hyac f6hg',
    'BSSAMPLE0417HYACF6HG',
    'BS–SAMPLE–O4I7–HYAC–F6HG',
    ' bs-samp1e-0417-hyac\u00adf6hg\n',
  ];
  for (const number of typed) {
    expect(isReportNumber(number)).toBe(true);
    expect(numberKey(number)).toBe(numberKey(healthy.number));
  }
});

test('A number with a wrong symbol cannot be one, and of those made up at random one in 32', () => {
  const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const number = numberKey(healthy.number);
  for (let place = 0; place < number.length; place += 1) {
    for (const symbol of symbols) {
      const mistyped = number.slice(0, place) + symbol + number.slice(place + 1);
      expect(isReportNumber(mistyped)).toBe(mistyped === number);
    }
  }
  for (const wrong of ['', 'BS', '0', 'BS-SAMPLE-0417-HYAC-F6HÜ', 'BS/../../x', 'B'.repeat(500)])
    expect(isReportNumber(wrong)).toBe(false);
  expect(checkSymbol(healthy.number.slice(0, -1))).toBe(healthy.number.at(-1));
});
