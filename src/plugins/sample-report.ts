import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { encode } from 'uqr';

import examples from '../../data/check-examples.json';
import { keys } from '../../data/report-keys.json';
import { revoked } from '../../data/revoked-reports.json';
import { privateKey as sampleKey } from '../../data/sample-report-key.json';
import { defaultLocale, localizePath } from '../domain/locales';
import { reportsFile, verifyPath } from '../domain/report-routes';
import { numberHash } from '../domain/revocations';
import { sampleReports, signedFacts } from '../domain/sample-report';
import { sampleReportPath } from '../domain/sample-report-pages';
import { readCode, writeCode } from '../domain/signed-report';
import type { ReportFacts } from '../domain/verified-report';
import { readSigningKey, requirePublished, signReport } from './report-signing';

/**
 * Signs the sample reports and draws the square code of each: a battery report's opens the page that checks it, in the
 * report's language; the others open their own page. The server gets the codes in a file.
 */
export default function sampleReportPlugin({ siteConfig, i18n }: LoadContext): Plugin {
  const key = readSigningKey(process.env.REPORT_SIGNING_KEY ?? sampleKey);
  requirePublished(key, keys);
  const batteryReports = Object.entries(sampleReports).map(
    ([id, report]) => [id, signReport(signedFacts(report), key)] as const,
  );
  const expired = signReport(examples.expired as ReportFacts, key);
  const withdrawn = signReport(examples.revoked as ReportFacts, key);
  const genuine = batteryReports[0]![1];
  return {
    name: 'sample-report',
    async contentLoaded({ actions }) {
      const address = (page: string) => siteConfig.url + localizePath(page, i18n.currentLocale);
      const codes = {
        ...Object.fromEntries(batteryReports.map(([id, code]) => [id, drawing(`${address(verifyPath)}#${code}`)])),
        batstream: drawing(address(sampleReportPath('batstream'))),
        batdata: drawing(address(sampleReportPath('batdata'))),
      };
      await actions.createData('codes.json', codes);
      const published = revoked.map(async ({ number, date, reason }) => ({
        hash: await numberHash(number),
        date,
        reason,
      }));
      await actions.createData('checks.json', {
        keys,
        revoked: await Promise.all(published),
        examples: { genuine, altered: flattered(genuine), expired, revoked: withdrawn },
      });
    },
    async postBuild({ outDir }) {
      if (i18n.currentLocale !== defaultLocale) return;
      const known = [...batteryReports.map(([, code]) => code), expired, withdrawn];
      await writeFile(path.join(outDir, reportsFile), JSON.stringify(known));
    },
  };
}

/** A report whose seller has made the battery healthier than it was. */
function flattered(code: string): string {
  const { keyId, report, signature } = readCode(code)!;
  return writeCode(keyId, { ...report, stateOfHealth: 98 }, signature);
}

/** A square code as lines of an SVG's path, a line for each run of dark squares in a row: a third of what areas would take. */
function drawing(address: string): { size: number; path: string } {
  const { size, data } = encode(address, { ecc: 'M', border: 0 });
  return { size, path: data.map(rowPath).join('') };
}

function rowPath(row: boolean[], y: number): string {
  const runs = row
    .map((dark) => (dark ? '#' : ' '))
    .join('')
    .match(/#+| +/g)!;
  const steps = runs.map((run) => (run.startsWith('#') ? `h${run.length}` : `m${run.length} 0`)).join('');
  return `M0 ${y}.5${steps.replace(/m\d+ 0$/, '')}`;
}
