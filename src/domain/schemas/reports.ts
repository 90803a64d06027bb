import * as z from 'zod';

import { isReportNumber, numberWithCheckSymbol } from '../report-number.ts';
import { reportProducts } from '../sample-report-pages.ts';
import { revocationReasons, verdicts } from '../verified-report.ts';

const file = { $comment: z.string() };

/** A number whose last symbol is right (report-number.ts). */
export const reportNumber = z.string().superRefine((typed, context) => {
  if (isReportNumber(typed)) return;
  const right = numberWithCheckSymbol(typed);
  context.addIssue(
    right === undefined
      ? {
          code: 'custom',
          message: 'has to be a number such as BS-SAMPLE-0417-HYAC-F6HG, without the letters I, L, O and U',
        }
      : {
          code: 'custom',
          message: 'has a wrong last symbol, which follows from those before it',
          params: { remedy: `If they are right, write "${right}".` },
        },
  );
});

/** Says that it is a sample, wherever it is copied to. */
export const sampleNumber = reportNumber.regex(/SAMPLE/, 'has to contain SAMPLE');

/** data/report-keys.json: what reports are signed with. */
export const reportKeysSchema = z.strictObject({
  ...file,
  keys: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[\w-]{6}$/, 'has to be the six characters that the build names'),
        publicKey: z.string().regex(/^[\w-]{43}$/, 'has to be the 32 bytes of an Ed25519 key, base64url'),
        sample: z.boolean(),
        until: z.iso.date().optional(),
      }),
    )
    .min(1),
});

/** data/sample-report-key.json: the private key that everybody knows. */
export const sampleReportKeySchema = z.strictObject({ ...file, sample: z.literal(true), privateKey: z.base64() });

/** data/revoked-reports.json: reports that were withdrawn. */
export const revokedReportsSchema = z.strictObject({
  ...file,
  revoked: z.array(z.strictObject({ number: reportNumber, date: z.iso.date(), reason: z.enum(revocationReasons) })),
});

const signedFacts = z.strictObject({
  number: sampleNumber,
  product: z.enum(reportProducts),
  date: z.iso.date(),
  validUntil: z.iso.date().optional(),
  vehicle: z.string().max(60),
  modelYear: z.int().min(2010),
  odometerKm: z.int().positive(),
  stateOfHealth: z.int().min(0).max(100),
  uncertainty: z.number().positive().max(10),
  verdict: z.enum(verdicts),
});

/** data/check-examples.json: reports that no longer count, for the page that checks reports. */
export const checkExamplesSchema = z.strictObject({
  ...file,
  sample: z.literal(true),
  expired: signedFacts.required({ validUntil: true }),
  revoked: signedFacts,
});
