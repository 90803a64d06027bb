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

/** Tells sales about a submission; a reply goes to its sender. */
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
 * Tells the sender, in the language of the page, that the submission arrived and what happens next. It repeats nothing
 * that was typed: otherwise the form could be used to send anybody a text under our name.
 */
export function receiptMail({ kind, reference, language, payload }: StoredSubmission, siteUrl: string): MailMessage {
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
        { paragraph: text(language, 'mail.receipt.reply') },
      ],
      smallPrint: text(language, 'mail.why.receipt', { site: new URL(siteUrl).host }),
    }),
  };
}
