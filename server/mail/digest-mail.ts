import { defaultLocale } from '../../src/domain/locales.ts';
import type { StoredSubmission } from '../storage/stored-submission.ts';
import { renderMail, type Part } from './layout.ts';
import type { MailMessage } from './message.ts';

/** Longest value that is shown of a field, in characters. */
const maxShown = 200;
/** Nobody reads on; a flood of spam must not become a flood of mail. */
export const mostListed = 100;
/** Of all values together, in characters; the mail is some five times as large. */
const mostCharacters = 50_000;

type Facts = [label: string, value: string][];

function factsOf({ reference, kind, quarantinedFor, payload }: StoredSubmission): Facts {
  return [
    ['Reference', `${reference} (${kind}; ${quarantinedFor.join(', ')})`],
    ...Object.entries(payload)
      .filter(([field, value]) => value !== '' && field !== 'language')
      .map(([field, value]): Facts[number] => [
        field,
        value.length > maxShown ? `${value.slice(0, maxShown)}…` : value,
      ]),
  ];
}

/** As many as fit into a mail. */
function listed(submissions: StoredSubmission[]): { facts: Facts }[] {
  const parts: { facts: Facts }[] = [];
  let characters = 0;
  for (const submission of submissions.slice(0, mostListed)) {
    const facts = factsOf(submission);
    characters += facts.flat().join('').length;
    if (characters > mostCharacters) break;
    parts.push({ facts });
  }
  return parts;
}

/**
 * Lists submissions in quarantine for sales, so that a person's submission is found among the spam.
 * @param total how many there are, of which the newest are given and listed as far as they fit
 */
export function digestMail(submissions: StoredSubmission[], total: number, to: string): MailMessage {
  const heading = `${total} in quarantine as suspected spam`;
  const parts: Part[] = listed(submissions);
  const left = total - parts.length;
  const day = submissions[0]?.receivedAt.slice(0, 10);
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
        ...parts,
        ...(left > 0
          ? [
              {
                paragraph: `${left} more are not listed here. See all with: npm run submissions -- --quarantined --since ${day}`,
              },
            ]
          : []),
      ],
    }),
  };
}
