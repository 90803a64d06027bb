import type { ZodMiniType } from 'zod/mini';

import { contactMessageSchema } from '../../src/domain/schemas/contact-message.ts';
import { demoRequestSchema } from '../../src/domain/schemas/demo-request.ts';
import type { FieldError, FieldErrorCode } from '../../src/domain/schemas/fields.ts';
import { formRoutes, type FormKind, type FormRoute } from '../../src/domain/schemas/form-routes.ts';
import { newsletterSubscriptionSchema } from '../../src/domain/schemas/newsletter-subscription.ts';

/** A form's content once it is valid: every field is a string. */
export type Payload = Record<string, string> & { email: string; language: string };

type FormSchema = ZodMiniType<{ email: string; language: string }> & { shape: Record<string, unknown> };

/** A form of the site whose submissions the server receives. */
export interface Form extends FormRoute {
  kind: FormKind;
  schema: FormSchema;
}

const schemas: Record<FormKind, FormSchema> = {
  'demo-request': demoRequestSchema,
  'contact-message': contactMessageSchema,
  'newsletter-subscription': newsletterSubscriptionSchema,
};

export const forms: Form[] = (Object.keys(schemas) as FormKind[]).map((kind) => ({
  kind,
  schema: schemas[kind],
  ...formRoutes[kind],
}));

/** One error for each faulty field, the first that was found. */
export function fieldErrors(issues: readonly { path: PropertyKey[]; message: string }[]): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '');
    if (!byField.has(field)) byField.set(field, { field, code: message as FieldErrorCode });
  }
  return [...byField.values()];
}
