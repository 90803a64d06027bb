import type { FastifyReply } from 'fastify';

import type { FieldError } from '../src/domain/schemas/fields.ts';

/** Titles of the problems that the API answers with (RFC 9457); `type` is the part after `/problems/`. */
export const problemTitles = {
  'bad-request': 'The request cannot be read.',
  'not-found': 'There is nothing at this address.',
  'method-not-allowed': 'This address does not take this method.',
  'too-large': 'The request is too large.',
  'unsupported-media-type': 'Send JSON or a form.',
  'invalid-fields': 'Some fields are missing or wrong.',
  'key-reused': 'This Idempotency-Key was used for another request.',
  'foreign-origin': 'Send this from our own pages.',
  'too-many-requests': 'Too many requests. Please try again later.',
  'not-ready': 'The server takes no requests at present.',
  'not-stored': 'The request could not be stored. Please try again.',
  'internal-error': 'Something went wrong on our side.',
} as const;

export type ProblemType = keyof typeof problemTitles;

/** Answers with problem details; they carry nothing of what was sent. */
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
    .send({ type: `/problems/${type}`, title: problemTitles[type], status, ...(errors && { errors }) });
}
