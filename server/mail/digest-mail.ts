import { defaultLocale } from '../../src/domain/locales.ts';
import type { StoredSubmission } from '../storage/stored-submission.ts';
import { renderMail } from './layout.ts';
import type { MailMessage } from './message.ts';

/** Longest value that is shown of a field, in characters. */
const maxShown = 200;

/** Lists submissions in quarantine for sales, so that a person's submission is found among the spam. */
export function digestMail(submissions: StoredSubmission[], to: string): MailMessage {
  const heading = `${submissions.length} in quarantine as suspected spam`;
  return {
    to,
    subject: heading,
    ...renderMail({
      language: defaultLocale,
      heading,
      parts: [
        {
          paragraph:
            'These submissions look as if programs had sent them. Their senders got the usual answer. Release what a person wrote with: npm run submissions -- release REFERENCE',
        },
        ...submissions.map(({ reference, kind, quarantinedFor, payload }) => ({
          facts: [
            ['Reference', `${reference} (${kind}; ${quarantinedFor.join(', ')})`],
            ...Object.entries(payload)
              .filter(([field, value]) => value !== '' && field !== 'language')
              .map(([field, value]) => [field, value.length > maxShown ? `${value.slice(0, maxShown)}…` : value]),
          ] as [string, string][],
        })),
      ],
    }),
  };
}
