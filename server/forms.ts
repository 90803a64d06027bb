import type { ZodMiniType } from 'zod/mini';

import { demoRequestSchema } from '../src/schemas/demo-request.ts';
import type { FieldError, FieldErrorCode } from '../src/schemas/fields.ts';

/** A form that the site offers and the server receives. */
export interface Form {
  kind: string;
  /** Where it is sent. */
  endpoint: string;
  schema: ZodMiniType<{ language: string }> & { shape: Record<string, unknown> };
  /** Path of its page without language prefix: where an invalid native post is answered. */
  pagePath: string;
  /** Where a visitor without JavaScript lands once it is stored. */
  thanksPath: string;
  /** Prefix of the ids of its controls. */
  idPrefix: string;
}

export const forms: Form[] = [
  {
    kind: 'demo-request',
    endpoint: '/api/demo-requests',
    schema: demoRequestSchema,
    pagePath: '/demo',
    thanksPath: '/demo/thank-you',
    idPrefix: 'demo',
  },
];

/** One error for each faulty field, the first that was found. */
export function fieldErrors(issues: readonly { path: PropertyKey[]; message: string }[]): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '');
    if (!byField.has(field)) byField.set(field, { field, code: message as FieldErrorCode });
  }
  return [...byField.values()];
}
