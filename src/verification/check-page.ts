import { checkView, type CheckOutcome, type CheckWay } from '../domain/check-view.ts';
import { checkCode } from '../domain/report-check.ts';
import { isReportNumber } from '../domain/report-number.ts';
import { publishedRevocation, type PublishedRevocation } from '../domain/revocations.ts';
import { pastedCode, readCode } from '../domain/signed-report.ts';
import type { ReportKey, Revocation } from '../domain/verified-report.ts';
import { askServer } from './ask-server.ts';

/** What the build has written into the page (`data-report-check`). */
export interface PublishedChecks {
  keys: ReportKey[];
  revoked: PublishedRevocation[];
}

type Answer = [outcome: CheckOutcome, way: CheckWay];

/**
 * Checks the report of the address's fragment, and the numbers that are typed into the form. The fragment stays in the
 * browser; a typed number goes to our server, and what it answers is checked here as well.
 * @returns stops it
 */
export function startChecks(root: HTMLElement): () => void {
  const { keys, revoked } = JSON.parse(root.dataset.reportCheck!) as PublishedChecks;
  const answer = root.querySelector<HTMLElement>('[data-answer]')!;
  const form = root.querySelector('form')!;
  const htmlLang = document.documentElement.lang;
  let latest = 0;

  /** @throws when the browser does not know these signatures */
  function checkHere(code: string, told?: Revocation): Promise<CheckOutcome> {
    // As ISO 8601, in the visitor's time zone.
    const today = new Date().toLocaleDateString('sv-SE');
    return checkCode(code, {
      keys,
      today,
      revocationOf: async ({ number }) => told ?? publishedRevocation(number, revoked),
    });
  }

  async function answerForCode(code: string): Promise<Answer> {
    try {
      return [await checkHere(code), 'device'];
    } catch {
      const known = await askServer(readCode(code)!.report.number);
      return 'code' in known && known.code !== code ? [{ status: 'altered' }, 'server'] : [known, 'server'];
    }
  }

  async function answerForTyped(typed: string): Promise<Answer> {
    const code = pastedCode(typed);
    if (code !== undefined) return answerForCode(code);
    if (!isReportNumber(typed)) return [{ status: 'mistyped' }, 'device'];
    const known = await askServer(typed);
    if (!('code' in known)) return [known, 'server'];
    try {
      return [await checkHere(known.code, known.status === 'revoked' ? known.revocation : undefined), 'both'];
    } catch {
      return [known, 'server'];
    }
  }

  function show(shown: string[], fills: Record<string, string> = {}): void {
    for (const part of root.querySelectorAll<HTMLElement>('[data-when]'))
      part.hidden = !shown.includes(part.dataset.when!);
    for (const part of root.querySelectorAll<HTMLElement>('[data-fill]'))
      part.textContent = fills[part.dataset.fill!] ?? '';
  }

  async function tell(asked: Promise<Answer>): Promise<void> {
    latest += 1;
    const mine = latest;
    show(['working']);
    const [outcome, way] = await asked;
    // Meanwhile another was asked for.
    if (mine !== latest) return;
    const { shown, fills } = checkView(outcome, way, htmlLang);
    show(shown, fills);
    answer.focus({ preventScroll: true });
    answer.scrollIntoView({ block: 'nearest' });
  }

  function checkFragment(): void {
    const fragment = location.hash.slice(1);
    // What is the id of something is a link to it.
    if (fragment !== '' && !document.getElementById(fragment)) void tell(answerForCode(fragment));
  }

  function checkTyped(event: SubmitEvent): void {
    event.preventDefault();
    void tell(answerForTyped(String(new FormData(form).get('number'))));
  }

  form.addEventListener('submit', checkTyped);
  addEventListener('hashchange', checkFragment);
  checkFragment();
  return () => {
    form.removeEventListener('submit', checkTyped);
    removeEventListener('hashchange', checkFragment);
  };
}
