import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import reportKeys from '../../data/report-keys.json' with { type: 'json' };
import { today } from '../../src/domain/calendar.ts';
import type { CheckOutcome, KnownReport } from '../../src/domain/check-view.ts';
import { defaultLocale } from '../../src/domain/locales.ts';
import { checkCode } from '../../src/domain/report-check.ts';
import { isReportNumber, numberKey } from '../../src/domain/report-number.ts';
import { reportsEndpoint } from '../../src/domain/report-routes.ts';
import { localeCodes } from '../../src/domain/schemas/locale.ts';
import { pastedCode } from '../../src/domain/signed-report.ts';
import type { ReportCheck, ReportRegister } from '../../src/domain/verified-report.ts';
import type { SecondsToWait } from '../abuse/limits.ts';
import type { Refusals } from '../monitoring/refusals.ts';
import { renderCheckedPage } from '../pages/checked-page.ts';
import { sendProblem } from './problem.ts';

interface ReportParts {
  register: ReportRegister;
  siteDir: string;
  secondsToWait: SecondsToWait;
  refusals: Refusals;
}

/**
 * Tells what a report says and whether it is genuine, by its number: as JSON, and as the page for browsers without
 * script. One that does not exist and one that cannot exist get the same answer.
 */
export function registerReports(app: FastifyInstance, parts: ReportParts): void {
  app.get(`${reportsEndpoint}/:number`, (request, reply) => sendReport(parts, request, reply));
  app.get(reportsEndpoint, (request, reply) => sendPage(parts, request, reply));
  app.route({
    method: app.supportedMethods.filter((method) => !['GET', 'HEAD'].includes(method)),
    url: `${reportsEndpoint}/:number`,
    handler: (_request, reply) => sendProblem(reply.header('Allow', 'GET, HEAD'), 405, 'method-not-allowed'),
  });
}

/** @returns undefined if there is no such report */
async function checkNumber({ register }: ReportParts, number: string): Promise<KnownReport | undefined> {
  const found = await register.find(numberKey(number));
  if (!found) return undefined;
  const { code, revocation } = found;
  const check = await checkCode(code, {
    keys: reportKeys.keys,
    today: today({}),
    revocationOf: async () => revocation,
  });
  // What our own register holds is signed by us; what is not is as good as unknown.
  return 'report' in check ? { ...check, code } : undefined;
}

/** The address of a code needs no register: what it says is in it. */
function checkPasted({ register }: ReportParts, code: string): Promise<ReportCheck> {
  return checkCode(code, {
    keys: reportKeys.keys,
    today: today({}),
    revocationOf: async ({ number }) => (await register.find(numberKey(number)))?.revocation,
  });
}

/** Counts the request; tells to wait if it is one too many. */
async function isLimited(parts: ReportParts, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const wait = await parts.secondsToWait(request);
  if (wait === undefined) return false;
  parts.refusals.count('too-many-requests');
  reply.header('Retry-After', wait);
  return true;
}

async function sendReport(parts: ReportParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (await isLimited(parts, request, reply)) return sendProblem(reply, 429, 'too-many-requests');
  const known = await checkNumber(parts, (request.params as { number: string }).number);
  if (!known) return sendProblem(reply, 404, 'unknown-report');
  // A report can be withdrawn at any time.
  return reply.header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex').send(known);
}

const statusCodes: Partial<Record<CheckOutcome['status'], number>> = {
  unknown: 404,
  mistyped: 422,
  malformed: 422,
  limited: 429,
};

async function sendPage(parts: ReportParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const query = request.query as { number?: unknown; language?: unknown };
  const number = typeof query.number === 'string' ? query.number.slice(0, 1000) : '';
  const language =
    typeof query.language === 'string' && localeCodes.includes(query.language) ? query.language : defaultLocale;
  const outcome = number === '' ? undefined : await outcomeOf(parts, number, request, reply);
  return reply
    .code((outcome && statusCodes[outcome.status]) ?? 200)
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('X-Robots-Tag', 'noindex')
    .send(await renderCheckedPage(parts.siteDir, language, { number, outcome }));
}

async function outcomeOf(
  parts: ReportParts,
  number: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CheckOutcome> {
  if (await isLimited(parts, request, reply)) return { status: 'limited' };
  const code = pastedCode(number);
  if (code !== undefined) return checkPasted(parts, code);
  if (!isReportNumber(number)) return { status: 'mistyped' };
  return (await checkNumber(parts, number)) ?? { status: 'unknown' };
}
