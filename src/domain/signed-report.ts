import { isReportNumber } from './report-number.ts';
import { reportProducts } from './sample-report-pages.ts';
import { verdicts, type ReportFacts } from './verified-report.ts';

/*
 * A signed report as a code short enough for a QR code: bytes in a fixed order, in base64url. There is one way to write
 * a report and no other is read, so that nothing can be hidden in a code (docs/decisions/085-signed-codes.md).
 *
 *   1 format   4 key's id   1 product   1 verdict   2 day   2 valid until, or 0   2 model year   4 km
 *   1 percent  1 tenths of a point      1 + n number        1 + n vehicle         64 signature
 *
 * Days are counted from 1970-01-01, numbers are big-endian, texts are UTF-8.
 */

const format = 1;
const headBytes = 20;
const signatureBytes = 64;
const dayMs = 86_400_000;

/** Signed before the report, so that a signature under anything else is none of a report. */
const purpose = new TextEncoder().encode('battery report\n');

export interface SignedReport {
  keyId: string;
  report: ReportFacts;
  /** What was signed. */
  message: Uint8Array<ArrayBuffer>;
  signature: Uint8Array<ArrayBuffer>;
}

export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** @throws when it is no base64url */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
  if (toBase64Url(bytes) !== text) throw new Error('This is not the one way to write these bytes.');
  return bytes;
}

const toDay = (date: string | undefined) => (date === undefined ? 0 : Date.parse(date) / dayMs);
const toDate = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);

/** The bytes of a report, without the signature. */
function toBytes(keyId: string, report: ReportFacts): Uint8Array<ArrayBuffer> {
  const number = new TextEncoder().encode(report.number);
  const vehicle = new TextEncoder().encode(report.vehicle);
  const bytes = new Uint8Array(headBytes + number.length + 1 + vehicle.length);
  const view = new DataView(bytes.buffer);
  bytes[0] = format;
  bytes.set(fromBase64Url(keyId), 1);
  bytes[5] = reportProducts.indexOf(report.product);
  bytes[6] = verdicts.indexOf(report.verdict);
  view.setUint16(7, toDay(report.date));
  view.setUint16(9, toDay(report.validUntil));
  view.setUint16(11, report.modelYear);
  view.setUint32(13, report.odometerKm);
  bytes[17] = report.stateOfHealth;
  bytes[18] = Math.round(report.uncertainty * 10);
  bytes[19] = number.length;
  bytes.set(number, headBytes);
  bytes[headBytes + number.length] = vehicle.length;
  bytes.set(vehicle, headBytes + number.length + 1);
  return bytes;
}

/** @throws when there are too few bytes, or a text is no UTF-8 */
function fromBytes(bytes: Uint8Array<ArrayBuffer>): { keyId: string; report: ReportFacts } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const textAt = (start: number) =>
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      bytes.subarray(start + 1, start + 1 + view.getUint8(start)),
    );
  const validUntil = view.getUint16(9);
  return {
    keyId: toBase64Url(bytes.subarray(1, 5)),
    report: {
      number: textAt(headBytes - 1),
      product: reportProducts[bytes[5]!]!,
      date: toDate(view.getUint16(7)),
      ...(validUntil > 0 && { validUntil: toDate(validUntil) }),
      vehicle: textAt(headBytes + bytes[headBytes - 1]!),
      modelYear: view.getUint16(11),
      odometerKm: view.getUint32(13),
      stateOfHealth: bytes[17]!,
      uncertainty: bytes[18]! / 10,
      verdict: verdicts[bytes[6]!]!,
    },
  };
}

const joined = (first: Uint8Array, second: Uint8Array) => {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
};

/** What has to be signed for a report. */
export function messageOf(keyId: string, report: ReportFacts): Uint8Array<ArrayBuffer> {
  return joined(purpose, toBytes(keyId, report));
}

/** The code of a report with its signature. */
export function writeCode(keyId: string, report: ReportFacts, signature: Uint8Array): string {
  return toBase64Url(joined(toBytes(keyId, report), signature));
}

/** The code in what somebody typed or pasted, if it is the address that a QR code opens. */
export function pastedCode(typed: string): string | undefined {
  return typed.split('#')[1]?.trim();
}

/** What a code says and who is said to have signed it; undefined for what is no code, or not all of one. Nothing is checked yet. */
export function readCode(code: string): SignedReport | undefined {
  try {
    const bytes = fromBase64Url(code);
    const body = bytes.slice(0, -signatureBytes);
    const { keyId, report } = fromBytes(body);
    if (toBase64Url(toBytes(keyId, report)) !== toBase64Url(body) || !isReportNumber(report.number)) return undefined;
    return { keyId, report, message: joined(purpose, body), signature: bytes.slice(-signatureBytes) };
  } catch {
    return undefined;
  }
}
