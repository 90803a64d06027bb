import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { today } from '../domain/calendar';
import type { KnownReport } from '../domain/check-view';
import { checkCode } from '../domain/report-check';
import { numberKey } from '../domain/report-number';
import { reportsEndpoint } from '../domain/report-routes';
import { completeReport, sampleReportIds, signedFacts } from '../domain/sample-report';
import type { SampleReport } from '../domain/schemas/sample-report';
import type { ReportFacts, ReportKey, Revocation } from '../domain/verified-report';
import { readSigningKey, signReport } from './report-signing';

/** What the check of a sample's number finds with the files of data/ as they are now. @returns undefined for other numbers */
async function sampleWith(siteDir: string, number: string): Promise<KnownReport | undefined> {
  const read = <File>(name: string) => JSON.parse(readFileSync(path.join(siteDir, 'data', name), 'utf8')) as File;
  const examples = read<Record<'expired' | 'revoked', ReportFacts>>('check-examples.json');
  const samples = sampleReportIds.map((id) =>
    signedFacts(completeReport(read<SampleReport>(`sample-reports/${id}.json`))),
  );
  const isMeant = (report: { number: string }) => numberKey(report.number) === numberKey(number);
  const report = [...samples, examples.expired, examples.revoked].find(isMeant);
  if (!report) return undefined;
  const { privateKey } = read<{ privateKey: string }>('sample-report-key.json');
  const code = signReport(report, readSigningKey(privateKey));
  const { keys } = read<{ keys: ReportKey[] }>('report-keys.json');
  const { revoked } = read<{ revoked: (Revocation & { number: string })[] }>('revoked-reports.json');
  const check = await checkCode(code, {
    keys,
    today: today(process.env),
    revocationOf: async () => revoked.find(isMeant),
  });
  return 'report' in check ? { ...check, code } : undefined;
}

/** Answers as the server does (server/routes/reports.ts), from data/ instead of what a build has signed. */
export function answerReports(siteDir: string): RequestListener {
  return (request, response) => {
    const number = decodeURIComponent(request.url!.slice(reportsEndpoint.length + 1));
    sampleWith(siteDir, number).then(
      (known) => {
        const type = known ? 'application/json' : 'application/problem+json';
        response.writeHead(known ? 200 : 404, { 'Content-Type': type }).end(JSON.stringify(known ?? {}));
      },
      // A file of data cannot be read, which is shown on the page.
      () => response.writeHead(500).end(),
    );
  };
}

/**
 * While developing, says what there is to say of the sample reports' numbers: the server knows those that a build has
 * signed. A withdrawal shows as soon as data/revoked-reports.json is saved.
 */
export default async function devReportsPlugin({ siteDir }: LoadContext): Promise<Plugin> {
  // Only the dev script sets it.
  if (!process.env.API_ORIGIN) return { name: 'dev-reports' };
  const server = createServer(answerReports(siteDir)).unref();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    name: 'dev-reports',
    configureWebpack: () =>
      // The framework passes devServer on, though its type does not name it.
      ({ devServer: { proxy: [{ context: [reportsEndpoint], target }] } }) as ReturnType<
        NonNullable<Plugin['configureWebpack']>
      >,
  };
}
