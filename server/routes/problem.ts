import type { FastifyReply } from 'fastify';

import type { FieldError } from '../../src/domain/schemas/fields.ts';

/** Titles of the API's problem details (RFC 9457) by the last part of their `type`, `/problems/…`. */
export const problemTitles = {
  'bad-request': 'The request cannot be read.',
  'not-found': 'There is nothing at this address.',
  'method-not-allowed': 'This address does not support this method.',
  'too-slow': 'The request did not arrive in time.',
  'precondition-failed': 'The file has changed.',
  'too-large': 'The request is too large.',
  'unsupported-media-type': 'Send JSON or a form.',
  'range-not-satisfiable': 'The file does not have this range.',
  'expectation-failed': 'The server does not know what the request expects.',
  'headers-too-large': 'The headers of the request are too large.',
  'invalid-fields': 'Some fields are missing or wrong.',
  'key-reused': 'This Idempotency-Key was used for another submission.',
  'foreign-origin': 'Send this from our own pages.',
  'unknown-report': 'There is no report with this number.',
  'too-many-requests': 'Too many requests. Please try again later.',
  'not-ready': 'The server cannot store submissions at present.',
  'not-stored': 'The submission could not be stored. Please try again.',
  'internal-error': 'Something went wrong on our side.',
} as const;

/** After this time a client may try again when the storage accepted no writes. */
export const retryAfterSeconds = 30;

export type ProblemType = keyof typeof problemTitles;

/** Problem details, which repeat nothing of what was sent. */
export function problem(status: number, type: ProblemType, errors?: FieldError[]): object {
  return { type: `/problems/${type}`, title: problemTitles[type], status, ...(errors && { errors }) };
}

/** Answers with problem details. */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  type: ProblemType,
  errors?: FieldError[],
): FastifyReply {
  return reply
    .code(status)
    .type('application/problem+json')
    .header('Cache-Control', 'no-store')
    .send(problem(status, type, errors));
}
