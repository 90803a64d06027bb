import type { $ZodType } from 'zod/v4/core';

import type { InputProps } from '@site/src/components/ui/Input';
import type { FieldErrorCode } from '@site/src/domain/schemas/fields';
import type { FormKind } from '@site/src/domain/schemas/form-routes';

/** Everything about a form but its layout. Texts are functions: they are read at render, when the language is known. */
export interface FormDefinition<Field extends string = string> {
  kind: FormKind;
  /** Shared with the server; its output is what is sent. */
  schema: $ZodType<Record<string, string>, Record<string, string>>;
  required: readonly Field[];
  /** All fields in the order of the page. */
  fields: readonly Field[];
  /** Autofill tokens (WCAG 1.3.5) and keyboards. */
  inputs: Partial<Record<Field, InputProps>>;
  label(field: Field): string;
  /** Errors that this form can say more precisely than `fieldMessage`. */
  message(code: FieldErrorCode, field: string): string | undefined;
  /** Shown when the form could not be sent; the e-mail address follows. */
  failedText(): string;
}
