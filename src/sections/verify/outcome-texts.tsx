import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import type { AlertProps } from '@site/src/components/ui/Alert';
import type { CheckOutcome } from '@site/src/domain/check-view';
import { sampleReports } from '@site/src/domain/sample-report';
import { Retention } from '../privacy/privacy-facts';
import { Fill } from './CheckParts';

export type ToldOutcome = CheckOutcome['status'];

interface OutcomeText {
  outcome: ToldOutcome;
  title: string;
  /** What it means. */
  text: ReactNode;
  /** What to do next. */
  next: ReactNode;
}

/** How each outcome looks. */
export const tones: Record<ToldOutcome, NonNullable<AlertProps['tone']>> = {
  genuine: 'success',
  expired: 'warning',
  revoked: 'danger',
  altered: 'danger',
  foreign: 'danger',
  malformed: 'warning',
  mistyped: 'warning',
  unknown: 'warning',
  limited: 'info',
  unreachable: 'info',
};

/** What each outcome of a check says. */
export function outcomeTexts(): OutcomeText[] {
  return [
    {
      outcome: 'genuine',
      title: translate({
        id: 'verify.genuine.title',
        message: 'This report is genuine',
        description: 'Outcome of checking a report',
      }),
      text: translate({
        id: 'verify.genuine.text',
        message: 'We signed it, and nothing in it has changed since.',
        description: 'Outcome of checking a report: what it means',
      }),
      next: translate({
        id: 'verify.genuine.next',
        message: 'Now compare the model, year and mileage below with the car in front of you.',
        description: 'Outcome of checking a report: what to do next',
      }),
    },
    {
      outcome: 'expired',
      title: translate({
        id: 'verify.expired.title',
        message: 'Genuine, but no longer valid',
        description: 'Outcome of checking a report',
      }),
      text: (
        <Translate
          id="verify.expired.text"
          description="Outcome of checking a report: what it means; {date} is a day"
          values={{ date: <Fill of="until" /> }}
        >
          {'We signed this report, and nothing in it has changed since. It was valid until {date}.'}
        </Translate>
      ),
      next: translate({
        id: 'verify.expired.next',
        message: 'Ask the seller to have the car tested again.',
        description: 'Outcome of checking a report: what to do next',
      }),
    },
    {
      outcome: 'revoked',
      title: translate({
        id: 'verify.revoked.title',
        message: 'We’ve withdrawn this report',
        description: 'Outcome of checking a report',
      }),
      text: (
        <Translate
          id="verify.revoked.text"
          description="Outcome of checking a report: what it means; {date} is a day; a sentence with the reason follows"
          values={{ date: <Fill of="revoked" /> }}
        >
          {'We signed it, but it hasn’t been valid since {date}.'}
        </Translate>
      ),
      next: translate({
        id: 'verify.revoked.next',
        message: 'Don’t rely on its figures. Ask the seller for a new report.',
        description: 'Outcome of checking a report: what to do next',
      }),
    },
    {
      outcome: 'altered',
      title: translate({
        id: 'verify.altered.title',
        message: 'This report is not genuine',
        description: 'Outcome of checking a report',
      }),
      text: translate({
        id: 'verify.altered.text',
        message:
          'It appears to carry our signature, but the signature doesn’t match what the report says. Something has been changed.',
        description: 'Outcome of checking a report: what it means',
      }),
      next: translate({
        id: 'verify.altered.next',
        message: 'Don’t rely on any of its figures. Ask the seller for the original report.',
        description: 'Outcome of checking a report: what to do next',
      }),
    },
    {
      outcome: 'foreign',
      title: translate({
        id: 'verify.foreign.title',
        message: 'We didn’t sign this report',
        description: 'Outcome of checking a report',
      }),
      text: translate({
        id: 'verify.foreign.text',
        message: 'It is signed, but not with one of our keys.',
        description: 'Outcome of checking a report: what it means',
      }),
      next: translate({
        id: 'verify.foreign.next',
        message: 'Don’t treat it as genuine, and ask the seller where it came from.',
        description: 'Outcome of checking a report: what to do next',
      }),
    },
    {
      outcome: 'malformed',
      title: translate({
        id: 'verify.malformed.title',
        message: 'This code is incomplete or damaged',
        description: 'Outcome of checking a report',
      }),
      text: translate({
        id: 'verify.malformed.text',
        message: 'We can’t read it, so we can’t say whether the report is genuine.',
        description: 'Outcome of checking a report: what it means',
      }),
      next: translate({
        id: 'verify.malformed.next',
        message: 'Scan the code again, with the paper flat and well lit, or enter the report number.',
        description: 'Outcome of checking a report: what to do next',
      }),
    },
    {
      outcome: 'mistyped',
      title: translate({
        id: 'verify.mistyped.title',
        message: 'This isn’t a report number',
        description: 'Outcome of checking a number that was typed',
      }),
      text: translate({
        id: 'verify.mistyped.text',
        message: 'At least one character is wrong or missing.',
        description: 'Outcome of checking a number that was typed: what it means',
      }),
      next: (
        <Translate
          id="verify.mistyped.next"
          description="Outcome of checking a number that was typed: what to do next; {number} is an example of a number"
          values={{ number: sampleReports.healthy.number }}
        >
          {'Check it against the number on the report, which looks like this: {number}.'}
        </Translate>
      ),
    },
    {
      outcome: 'unknown',
      title: translate({
        id: 'verify.unknown.title',
        message: 'We have no report with this number',
        description: 'Outcome of checking a number that was typed',
      }),
      text: (
        <Translate
          id="verify.unknown.text"
          description="Outcome of checking a number that was typed: what it means; {time} is a time such as '36 months'"
          values={{ time: <Retention of="reports" /> }}
        >
          {'Either we never issued one, or we’ve deleted it. We keep reports for at most {time}.'}
        </Translate>
      ),
      next: translate({
        id: 'verify.unknown.next',
        message: 'Scan the code on the report instead. It shows whether we signed the report, however old it is.',
        description: 'Outcome of checking a number that was typed: what to do next',
      }),
    },
    {
      outcome: 'limited',
      title: translate({
        id: 'verify.limited.title',
        message: 'Too many numbers checked at once',
        description: 'Outcome of checking a number that was typed',
      }),
      text: translate({
        id: 'verify.limited.text',
        message: 'Many report numbers have been checked from your network, so please wait.',
        description: 'Outcome of checking a number that was typed: what it means',
      }),
      next: translate({
        id: 'verify.limited.next',
        message: 'Try again in ten minutes, or scan the code on the report, which works at any time.',
        description: 'Outcome of checking a number that was typed: what to do next',
      }),
    },
    {
      outcome: 'unreachable',
      title: translate({
        id: 'verify.unreachable.title',
        message: 'We can’t look up the number right now',
        description: 'Outcome of checking a number that was typed',
      }),
      text: translate({
        id: 'verify.unreachable.text',
        message: 'Your device can’t reach our server.',
        description: 'Outcome of checking a number that was typed: what it means',
      }),
      next: translate({
        id: 'verify.unreachable.next',
        message: 'Try again later, or scan the code on the report. Once this page is open, that works offline.',
        description: 'Outcome of checking a number that was typed: what to do next',
      }),
    },
  ];
}
