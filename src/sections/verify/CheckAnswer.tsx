import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import { Alert } from '@site/src/components/ui/Alert';
import { Spinner } from '@site/src/components/ui/Spinner';
import { revocationReasons, type RevocationReason } from '@site/src/domain/verified-report';
import { CheckedReport } from './CheckedReport';
import { When } from './CheckParts';
import { outcomeTexts, tones, type ToldOutcome } from './outcome-texts';

/** After these it helps to tell us where the report was offered. */
const suspicious: readonly ToldOutcome[] = ['altered', 'foreign'];

function reasonText(reason: RevocationReason): string {
  const texts: Record<RevocationReason, string> = {
    'wrong-vehicle': translate({
      id: 'verify.reason.wrongVehicle',
      message: 'It was filed under the wrong vehicle.',
      description: 'Why a report was withdrawn',
    }),
    'faulty-reading': translate({
      id: 'verify.reason.faultyReading',
      message: 'The reading was faulty.',
      description: 'Why a report was withdrawn',
    }),
    replaced: translate({
      id: 'verify.reason.replaced',
      message: 'A corrected report has replaced it.',
      description: 'Why a report was withdrawn',
    }),
  };
  return texts[reason];
}

/**
 * What a check can find, all of it in the page and hidden: its script shows what is so, or the server does
 * (server/pages/checked-page.ts).
 */
export function CheckAnswer({ children }: { children: ReactNode }) {
  return (
    <div id="answer" data-answer role="status" tabIndex={-1} className="flex flex-col gap-6">
      <div data-when="empty">{children}</div>
      <When is="working">
        <p className="flex items-center gap-3">
          <Spinner />
          <Translate id="verify.working" description="While a report is checked">
            Checking the report…
          </Translate>
        </p>
      </When>
      {outcomeTexts().map(({ outcome, title, text, next }) => (
        <When key={outcome} is={outcome}>
          <Alert tone={tones[outcome]} title={title} titleAs="h2">
            <p>{text}</p>
            {outcome === 'revoked' &&
              revocationReasons.map((reason) => (
                <When key={reason} is={`reason-${reason}`}>
                  {reasonText(reason)}
                </When>
              ))}
            <p>{next}</p>
            {suspicious.includes(outcome) && (
              <Link to="/contact#message" className="self-start font-semibold underline underline-offset-4">
                <Translate id="verify.tell" description="Link to the contact form, below a report that is not genuine">
                  Tell us where you saw this report
                </Translate>
              </Link>
            )}
          </Alert>
        </When>
      ))}
      <When is="report">
        <CheckedReport />
      </When>
    </div>
  );
}
