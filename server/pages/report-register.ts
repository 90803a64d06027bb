import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import revokedReports from '../../data/revoked-reports.json' with { type: 'json' };
import { numberKey } from '../../src/domain/report-number.ts';
import { reportsFile } from '../../src/domain/report-routes.ts';
import { readCode } from '../../src/domain/signed-report.ts';
import type { ReportRegister, Revocation } from '../../src/domain/verified-report.ts';

const revocations = new Map(
  revokedReports.revoked.map(({ number, date, reason }) => [numberKey(number), { date, reason } as Revocation]),
);

/** The reports that the build has signed, from its file; none where it has not written one. */
export function builtReports(siteDir: string): ReportRegister {
  const file = path.join(siteDir, reportsFile);
  const codes = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
  const known = new Map(codes.map((code) => [numberKey(readCode(code)!.report.number), code]));
  return {
    async find(key) {
      const code = known.get(key);
      return code === undefined ? undefined : { code, revocation: revocations.get(key) };
    },
  };
}
