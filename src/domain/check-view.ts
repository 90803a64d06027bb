import { formatsOf } from './formats.ts';
import type { RegisteredReport, ReportCheck } from './verified-report.ts';

/** Who checked the signature: the visitor's device, our server, or the device what the server has found. */
export type CheckWay = 'device' | 'both' | 'server';

/** The answer to whoever checks a report: also that a number cannot be one, or that we cannot tell at present. */
export type CheckOutcome = ReportCheck | { status: 'mistyped' | 'limited' | 'unreachable' };

/** What `GET /api/reports/{number}` answers for a report that is known. */
export type KnownReport = Extract<ReportCheck, { report: object }> & Pick<RegisteredReport, 'code'>;

/** What the page shows of an answer: its parts by their `data-when`, and the words of those with `data-fill`. */
export interface CheckView {
  shown: string[];
  fills: Record<string, string>;
}

/**
 * How the page shows an answer; browser and server do it alike.
 * @param htmlLang the page's language as BCP 47 tag
 */
export function checkView(outcome: CheckOutcome, way: CheckWay, htmlLang: string): CheckView {
  const { status } = outcome;
  if (!('report' in outcome)) return { shown: [status], fills: {} };
  const { number, percent, measure, date } = formatsOf(htmlLang);
  const { report, keyId } = outcome;
  const revocation = outcome.status === 'revoked' ? outcome.revocation : undefined;
  return {
    shown: [
      status,
      'report',
      `way-${way}`,
      ...(outcome.isSample ? ['sample'] : []),
      ...(report.validUntil ? ['until'] : []),
      ...(revocation ? [`reason-${revocation.reason}`] : ['figures', `verdict-${report.verdict}`]),
    ],
    fills: {
      number: report.number,
      vehicle: report.vehicle,
      modelYear: String(report.modelYear),
      odometer: measure(report.odometerKm, 'km'),
      date: date(report.date),
      until: report.validUntil ? date(report.validUntil) : '',
      stateOfHealth: percent(report.stateOfHealth),
      points: number(report.uncertainty),
      revoked: revocation ? date(revocation.date) : '',
      key: keyId,
    },
  };
}
