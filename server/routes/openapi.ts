import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

import { bookingEndpoints } from '../../src/domain/schemas/booking-routes.ts';
import { fieldErrorCodes } from '../../src/domain/schemas/fields.ts';
import { forms } from '../submissions/forms.ts';
import { problemTitles } from './problem.ts';

const json = (schema: object) => ({ 'application/json': { schema } });
const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** What links to the time of a demo carry: name, meaning, whether it is needed. */
const linkFields: [name: string, description: string, required: boolean][] = [
  ['token', 'The reference of the demo request, signed by us.', true],
  ['language', 'Of the page; English if missing.', false],
  ['zone', 'Time zone (IANA) in which times are shown, such as Europe/Oslo.', false],
];
const startField: (typeof linkFields)[number] = [
  'start',
  'The chosen time: ISO 8601 in UTC, as the page has it.',
  true,
];

const bookingOperations: Record<keyof typeof bookingEndpoints, { shows: string; does: string; fields: string[] }> = {
  time: {
    shows: 'Shows when the demo is, or the times to choose from. Changes nothing.',
    does: 'Books a time for the demo, or moves it there.',
    fields: ['start'],
  },
  move: {
    shows: 'Shows the times to which the demo can be moved. Changes nothing.',
    does: 'Moves the demo.',
    fields: ['start'],
  },
  cancel: {
    shows: 'Shows the button that cancels the demo. Changes nothing.',
    does: 'Cancels the demo.',
    fields: [],
  },
};

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
  const html = (description: string) => ({ description, content: { 'text/html': { schema: { type: 'string' } } } });
  const bookings = Object.entries(bookingOperations).map(([name, { shows, does, fields }]) => {
    const parameters = linkFields.map(([field, description, required]) => ({
      name: field,
      in: 'query',
      required,
      description,
      schema: { type: 'string' },
    }));
    const content = {
      type: 'object',
      required: ['token', ...fields.filter((field) => field === 'start')],
      properties: Object.fromEntries(
        [...linkFields, startField]
          .filter(([field]) => field !== 'start' || fields.includes('start'))
          .map(([field, description]) => [field, { type: 'string', description }]),
      ),
    };
    const operations = {
      get: {
        operationId: `show-demo-${name}`,
        summary: shows,
        parameters,
        responses: { 200: html('The page.'), 404: html('The link is not ours, or its request is gone.') },
      },
      post: {
        operationId: `press-demo-${name}`,
        summary: does,
        requestBody: { required: true, content: { 'application/x-www-form-urlencoded': { schema: content } } },
        responses: {
          303: { description: 'It is on disk: the next page. A repeat is answered in the same way.' },
          403: problem('A page of another site sent it.'),
          404: html('The link is not ours, its request is gone, or the demo has begun.'),
          ...(fields.includes('start') && {
            409: html('The time is taken or not offered: the page with those that are free.'),
            422: html('No time was chosen: the page again.'),
          }),
          429: html('There were too many from this address, or in total; Retry-After says when to try again.'),
          503: html('It could not be stored; Retry-After says when to try again.'),
        },
      },
    };
    return [bookingEndpoints[name as keyof typeof bookingEndpoints], operations];
  });
  return {
    openapi: '3.1.0',
    info: { title: 'Form submissions and bookings', version: '1' },
    servers: [{ url: siteUrl }],
    paths: Object.fromEntries([...operations, ...bookings]),
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
