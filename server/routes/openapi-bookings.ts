import { bookingEndpoints } from '../../src/domain/schemas/booking-routes.ts';
import { problemAnswer as problem } from './openapi-problem.ts';

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

/** The pages about the time of a demo and their forms, as paths of OpenAPI. */
export function bookingPaths(): [path: string, operations: object][] {
  const html = (description: string) => ({ description, content: { 'text/html': { schema: { type: 'string' } } } });
  return Object.entries(bookingOperations).map(([name, { shows, does, fields }]) => {
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
}
