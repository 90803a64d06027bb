import { fieldErrorCodes } from '@site/src/domain/schemas/fields';
import { fieldMessage } from './field-messages';
import type { FormDefinition } from './form-definition';

interface FormMessagesProps {
  definition: FormDefinition;
  /** What the form says about itself. */
  texts: Record<string, string>;
}

/**
 * The form's messages as hidden markup in the built page. When a visitor without JavaScript sends the form, the
 * server answers with this very page and takes its words from here: they stand in one place for every language.
 */
export function FormMessages({ definition: { fields, message }, texts }: FormMessagesProps) {
  return (
    <div hidden data-form-messages="">
      {Object.entries(texts).map(([id, text]) => (
        <span key={id} data-message={id}>
          {text}
        </span>
      ))}
      {fieldErrorCodes.map((code) => (
        <span key={code} data-code={code}>
          {fieldMessage(code, '')}
        </span>
      ))}
      {fields.flatMap((field) =>
        fieldErrorCodes
          .map((code) => ({ code, text: message(code, field) ?? fieldMessage(code, field) }))
          .filter(({ code, text }) => text !== fieldMessage(code, ''))
          .map(({ code, text }) => (
            <span key={`${field}-${code}`} data-field={field} data-code={code}>
              {text}
            </span>
          )),
      )}
    </div>
  );
}
