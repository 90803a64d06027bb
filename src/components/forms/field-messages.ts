import { translate } from '@docusaurus/Translate';

import { fieldLimits } from '@site/src/domain/schemas/field-limits';
import type { FieldErrorCode } from '@site/src/domain/schemas/fields';

/** What a code means for any field, in words; a form may say it more precisely for one of its fields. */
export function fieldMessage(code: FieldErrorCode, field: string): string {
  const max = String(fieldLimits[field as keyof typeof fieldLimits] ?? '');
  const messages: Record<FieldErrorCode, string> = {
    required: translate({
      id: 'common.fieldError.required',
      message: 'Please fill in this field.',
      description: 'Error beside a required field that was left empty',
    }),
    tooLong: translate(
      {
        id: 'common.fieldError.tooLong',
        message: 'Please use {max} characters or fewer.',
        description: 'Error beside a field with too long a text; {max} is a number',
      },
      { max },
    ),
    invalidEmail: translate({
      id: 'common.fieldError.invalidEmail',
      message: 'Please check the email address. It should look like name@company.com.',
      description: 'Error beside an e-mail field; name@company.com is an example address',
    }),
    invalidPhone: translate({
      id: 'common.fieldError.invalidPhone',
      message: 'Please check the phone number. Use digits; you can add the country code.',
      description: 'Error beside a phone field',
    }),
    invalidChoice: translate({
      id: 'common.fieldError.invalidChoice',
      message: 'Please choose an option from the list.',
      description: 'Error beside a select field',
    }),
  };
  return messages[code];
}
