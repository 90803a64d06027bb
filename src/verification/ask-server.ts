import type { CheckOutcome, KnownReport } from '../domain/check-view.ts';
import { numberKey } from '../domain/report-number.ts';
import { reportsEndpoint } from '../domain/report-routes.ts';

/** What our server knows of the report with a number. */
export async function askServer(number: string): Promise<KnownReport | CheckOutcome> {
  try {
    const response = await fetch(`${reportsEndpoint}/${numberKey(number)}`);
    if (response.ok) return (await response.json()) as KnownReport;
    if (response.status === 429) return { status: 'limited' };
    // A host that has the pages only answers with a page.
    const isOurs = response.headers.get('Content-Type')?.startsWith('application/problem+json');
    return { status: response.status === 404 && isOurs ? 'unknown' : 'unreachable' };
  } catch {
    return { status: 'unreachable' };
  }
}
