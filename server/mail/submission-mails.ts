import { company } from '../../src/domain/company.ts';
import { defaultLocale, localeOf } from '../../src/domain/locales.ts';
import type { FormKind } from '../../src/domain/schemas/form-routes.ts';
import type { StoredSubmission } from '../storage/stored-submission.ts';
import { fieldLabel, valueLabel } from '../texts/field-texts.ts';
import { claimText, text } from '../texts/texts.ts';
import { renderMail } from './layout.ts';
import { automatic, type MailMessage } from './message.ts';

/** Forms whose submissions go to sales. */
const prefixes: Partial<Record<FormKind, 'demo' | 'contact'>> = {
  'demo-request': 'demo',
  'contact-message': 'contact',
};

/** The filled fields under the labels of the form. */
export function submissionFacts({ kind, payload }: StoredSubmission): [string, string][] {
  return Object.entries(payload)
    .filter(([field, value]) => value !== '' && field !== 'language')
    .map(([field, value]) => [fieldLabel(kind, field, defaultLocale), valueLabel(kind, field, value, defaultLocale)]);
}

const received = new Intl.DateTimeFormat(defaultLocale, {
  dateStyle: 'medium',
  timeStyle: 'long',
  timeZone: company.officeHours.timeZone,
});

/** Who sent it: name and company. */
export function visitorLine({ payload }: StoredSubmission): string {
  const name = payload.name ?? [payload.firstName, payload.lastName].filter(Boolean).join(' ');
  return [name, payload.company].filter(Boolean).join(', ');
}

/** Tells sales about a submission; a reply goes to its sender. */
export function salesMail(submission: StoredSubmission, to: string): MailMessage {
  const { kind, reference, language, payload, receivedAt } = submission;
  const heading = kind === 'demo-request' ? 'Demo request' : 'Message';
  const from = visitorLine(submission);
  return {
    to,
    replyTo: payload.email,
    subject: `${heading} ${reference}: ${from} (${language})`,
    ...renderMail({
      language: defaultLocale,
      heading: `${heading} from ${from}`,
      parts: [
        { facts: submissionFacts(submission) },
        {
          facts: [
            ['Reference', reference],
            ['Language', `${localeOf(language).name} (${language})`],
            ['Received', received.format(new Date(receivedAt))],
          ],
        },
        { paragraph: 'Reply to this mail to answer the visitor.' },
      ],
    }),
  };
}

/**
 * Tells the sender, in the language of the page, that the submission arrived and what happens next. It repeats nothing
 * that was typed: otherwise the form could be used to send anybody a text under our name. Who asked for a demo and has
 * picked no time yet can do so.
 * @param timesLink where a time is picked
 */
export function receiptMail(
  { kind, reference, language, payload, booking }: StoredSubmission,
  siteUrl: string,
  timesLink: string,
): MailMessage {
  const prefix = prefixes[kind];
  if (!prefix) throw new Error(`There is no receipt for a ${kind}.`);
  const subject = text(language, `mail.receipt.${prefix}.subject`);
  return {
    to: payload.email!,
    replyTo: company.email,
    subject: `${subject} (${reference})`,
    headers: automatic,
    ...renderMail({
      language,
      heading: subject,
      parts: [
        { paragraph: text(language, `${prefix}.success.text`, { time: claimText(language, 'responseTime') }) },
        { facts: [[text(language, 'mail.reference'), reference]] },
        ...(prefix === 'demo' && !booking
          ? [
              { paragraph: text(language, 'mail.receipt.demo.times') },
              { button: text(language, 'mail.receipt.demo.timesButton'), href: timesLink },
            ]
          : []),
        { paragraph: text(language, 'mail.receipt.reply') },
      ],
      smallPrint: text(language, 'mail.why.receipt', { site: new URL(siteUrl).host }),
    }),
  };
}
