import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

import { reportsEndpoint } from '../../src/domain/report-routes.ts';
import { reportProducts } from '../../src/domain/sample-report-pages.ts';
import { fieldErrorCodes } from '../../src/domain/schemas/fields.ts';
import { revocationReasons, verdicts } from '../../src/domain/verified-report.ts';
import { forms } from '../submissions/forms.ts';
import { bookingPaths } from './openapi-bookings.ts';
import { problemAnswer as problem } from './openapi-problem.ts';
import { problemTitles } from './problem.ts';

const json = (schema: object) => ({ 'application/json': { schema } });

const reportOperation = {
  operationId: 'check-report',
  summary: 'Tells what a battery report says, and whether it is genuine.',
  parameters: [
    {
      name: 'number',
      in: 'path',
      required: true,
      description: 'With or without hyphens, in capitals or small letters.',
      schema: { type: 'string' },
      example: 'BS-SAMPLE-0417-HYAC-F6HG',
    },
  ],
  responses: {
    200: { description: 'There is such a report.', content: json({ $ref: '#/components/schemas/CheckedReport' }) },
    404: problem('There is none, or there cannot be one: the answer is the same.'),
    429: problem('There were too many from this address, or in total; Retry-After says when to try again.'),
  },
};

const day = { type: 'string', format: 'date' };

const checkedReportSchema = {
  type: 'object',
  required: ['status', 'report', 'keyId', 'isSample', 'code'],
  properties: {
    status: { type: 'string', enum: ['genuine', 'expired', 'revoked'] },
    report: {
      type: 'object',
      required: 'number product date vehicle modelYear odometerKm stateOfHealth uncertainty verdict'.split(' '),
      properties: {
        number: { type: 'string' },
        product: { type: 'string', enum: reportProducts },
        date: { ...day, description: 'Of the reading.' },
        validUntil: day,
        vehicle: { type: 'string' },
        modelYear: { type: 'integer' },
        odometerKm: { type: 'integer' },
        stateOfHealth: { type: 'integer', description: 'Percent.' },
        uncertainty: { type: 'number', description: 'Percentage points.' },
        verdict: { type: 'string', enum: verdicts },
      },
    },
    keyId: { type: 'string', description: 'Of the key that signed it.' },
    isSample: { type: 'boolean', description: 'There is no such vehicle.' },
    code: { type: 'string', description: 'The report and its signature, as in its QR code.' },
    revocation: {
      type: 'object',
      description: 'Of a report that was withdrawn.',
      required: ['date', 'reason'],
      properties: { date: day, reason: { type: 'string', enum: revocationReasons } },
    },
  },
};

/** Describes the endpoints as OpenAPI 3.1: those of the forms generated from the schemas that check submissions, those of bookings, and that of reports. */
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
    info: { title: 'Form submissions, bookings and checks of reports', version: '1' },
    servers: [{ url: siteUrl }],
    paths: {
      ...Object.fromEntries([...operations, ...bookingPaths()]),
      [`${reportsEndpoint}/{number}`]: { get: reportOperation },
    },
    components: {
      schemas: {
        CheckedReport: checkedReportSchema,
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
