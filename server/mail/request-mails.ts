import { company } from '../../src/domain/company.ts';
import { defaultLocale, localeOf } from '../../src/domain/locales.ts';
import type { FormKind } from '../../src/domain/schemas/form-routes.ts';
import { fieldLabel, valueLabel } from '../field-labels.ts';
import type { StoredSubmission } from '../storage/stored-submission.ts';
import { claimText, text } from '../texts.ts';
import { renderMail } from './layout.ts';
import { automatic, type MailMessage } from './message.ts';

/** Texts of the forms that are mailed. */
const prefixes: Partial<Record<FormKind, 'demo' | 'contact'>> = {
  'demo-request': 'demo',
  'contact-message': 'contact',
};

/** The filled fields with the words that the form has for them. */
function facts({ kind, payload }: StoredSubmission): [string, string][] {
  return Object.entries(payload)
    .filter(([field, value]) => value !== '' && field !== 'language')
    .map(([field, value]) => [fieldLabel(kind, field, defaultLocale), valueLabel(kind, field, value, defaultLocale)]);
}

const received = new Intl.DateTimeFormat(defaultLocale, {
  dateStyle: 'medium',
  timeStyle: 'long',
  timeZone: company.officeHours.timeZone,
});

function visitorName({ payload }: StoredSubmission): string {
  return payload.name ?? [payload.firstName, payload.lastName].filter(Boolean).join(' ');
}

/** Tells sales of a request; an answer goes to the visitor. */
export function salesMail(submission: StoredSubmission, to: string): MailMessage {
  const { kind, reference, language, payload, receivedAt } = submission;
  const heading = kind === 'demo-request' ? 'Demo request' : 'Message';
  const from = [visitorName(submission), payload.company].filter(Boolean).join(', ');
  return {
    to,
    replyTo: payload.email,
    subject: `${heading} ${reference}: ${from} (${language})`,
    ...renderMail({
      language: defaultLocale,
      heading: `${heading} from ${from}`,
      parts: [
        { facts: facts(submission) },
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
 * Tells the visitor, in the language of the page, that the request is here and what happens next. It repeats nothing
 * that was typed: else the form could be used to send somebody else a text under our name.
 */
export function confirmationMail(
  { kind, reference, language, payload }: StoredSubmission,
  siteUrl: string,
): MailMessage {
  const prefix = prefixes[kind];
  if (!prefix) throw new Error(`No confirmation is made of a ${kind}.`);
  const subject = text(language, `mail.confirmation.${prefix}.subject`);
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
        { paragraph: text(language, 'mail.confirmation.reply') },
      ],
      smallPrint: text(language, 'mail.why.request', { site: new URL(siteUrl).host }),
    }),
  };
}
