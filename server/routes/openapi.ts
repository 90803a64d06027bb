import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

import { fieldErrorCodes } from '../../src/domain/schemas/fields.ts';
import { forms } from '../submissions/forms.ts';
import { bookingPaths } from './openapi-bookings.ts';
import { problemAnswer as problem } from './openapi-problem.ts';
import { problemTitles } from './problem.ts';

const json = (schema: object) => ({ 'application/json': { schema } });

/** Describes the endpoints as OpenAPI 3.1: those of the forms generated from the schemas that check submissions, and those of bookings. */
function openApiDescription(siteUrl: string): object {
  const operations = forms.map(({ kind, endpoint, schema }) => {
    const { $schema: _draft, ...content } = z.toJSONSchema(schema as unknown as z.ZodType, { io: 'input' });
    const operation = {
      operationId: kind,
      summary: `Stores a ${kind.replaceAll('-', ' ')}.`,
      parameters: [
        {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'The same key is never stored twice; with other content it is refused.',
          schema: { type: 'string', minLength: 1, maxLength: 255 },
        },
      ],
      requestBody: {
        required: true,
        content: { ...json(content), 'application/x-www-form-urlencoded': { schema: content } },
      },
      responses: {
        201: {
          description: 'It is on disk. (A native form submission is answered with 303 instead.)',
          content: json({ $ref: '#/components/schemas/Receipt' }),
        },
        303: { description: 'A native form submission is on disk: the next page in its language.' },
        400: problem('It cannot be read.'),
        403: problem('A page of another site sent it.'),
        413: problem('It is too large.'),
        415: problem('It is neither JSON nor a form.'),
        422: problem('Fields are missing or wrong, or the key was used for other content.'),
        429: problem('There were too many from this address, or in total; Retry-After says when to try again.'),
        503: problem('It could not be stored; Retry-After says when to try again.'),
      },
    };
    return [endpoint, { post: operation }];
  });
  return {
    openapi: '3.1.0',
    info: { title: 'Form submissions and bookings', version: '1' },
    servers: [{ url: siteUrl }],
    paths: Object.fromEntries([...operations, ...bookingPaths()]),
    components: {
      schemas: {
        Receipt: {
          type: 'object',
          required: ['reference', 'receivedAt'],
          properties: {
            reference: { type: 'string', description: 'What a visitor may quote.', examples: ['7K3M-9QZT'] },
            receivedAt: { type: 'string', format: 'date-time' },
            timesUrl: {
              type: 'string',
              format: 'uri-reference',
              description:
                'Of a demo request: the page where its time is picked, moved and cancelled. Whoever has it can do so.',
            },
          },
        },
        Problem: {
          type: 'object',
          description: 'RFC 9457',
          required: ['type', 'title', 'status'],
          properties: {
            type: { type: 'string', enum: Object.keys(problemTitles).map((name) => `/problems/${name}`) },
            title: { type: 'string' },
            status: { type: 'integer' },
            errors: {
              type: 'array',
              items: {
                type: 'object',
                required: ['field', 'code'],
                properties: { field: { type: 'string' }, code: { type: 'string', enum: fieldErrorCodes } },
              },
            },
          },
        },
      },
    },
  };
}

/** Serves the description; `siteUrl` is the origin of the production site. */
export function registerOpenApi(app: FastifyInstance, siteUrl: string): void {
  const description = openApiDescription(siteUrl);
  app.get('/api/openapi.json', () => description);
}
