import { defaultLocale } from '../../src/domain/locales.ts';
import type { StoredSubmission } from '../storage/stored-submission.ts';
import { renderMail } from './layout.ts';
import type { MailMessage } from './message.ts';

/** Longest value that is shown of a field, in characters. */
const maxShown = 200;

/** Lists for sales what is held back, so that a person's request is found among the programs'. */
export function digestMail(held: StoredSubmission[], to: string): MailMessage {
  const heading = `${held.length} held back as suspicious`;
  return {
    to,
    subject: heading,
    ...renderMail({
      language: defaultLocale,
      heading,
      parts: [
        {
          paragraph:
            'These look as if programs had sent them; their senders were told that they had been sent. Release what people wrote with: npm run requests -- release REFERENCE',
        },
        ...held.map(({ reference, kind, quarantinedFor, payload }) => ({
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
