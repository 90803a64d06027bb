import { expect, test } from '@jest/globals';

import { forms } from '../../server/submissions/forms.ts';
import { fieldErrorText, fieldLabel } from '../../server/texts/field-texts.ts';
import { refusalTexts, submitLabel } from '../../server/texts/form-texts.ts';
import { locales } from '../../src/domain/locales.ts';
import { contactMessageSchema } from '../../src/domain/schemas/contact-message.ts';
import { demoRequestSchema } from '../../src/domain/schemas/demo-request.ts';
import { fieldErrorCodes, requiredFieldsOf } from '../../src/domain/schemas/fields.ts';

const codes = locales.map(({ code }) => code);

test.each(codes)('%s: every form has words for its fields, for each of their errors and for a refusal', (language) => {
  for (const { kind, schema } of forms) {
    const fields = Object.keys(schema.shape).filter((field) => field !== 'language');
    const texts = [
      ...fields.flatMap((field) => [
        fieldLabel(kind, field, language),
        ...fieldErrorCodes.map((code) => fieldErrorText(kind, { field, code }, language)),
      ]),
      ...Object.values(refusalTexts(kind, true, language)),
      ...Object.values(refusalTexts(kind, false, language)),
      submitLabel(kind, language),
    ];
    // Neither empty, nor the name of a field, nor with a placeholder that nothing was put in for.
    for (const text of texts) expect(text).toMatch(/^(?![a-z]\w*$)[^{}]+$/);
  }
});

test.each([
  ['demo-request', requiredFieldsOf(demoRequestSchema)],
  ['contact-message', requiredFieldsOf(contactMessageSchema)],
] as const)('%s: an empty required field has a message of its own, as in the browser', (kind, required) => {
  const general = fieldErrorText(kind, { field: 'phone', code: 'required' }, 'en');
  for (const field of required) expect(fieldErrorText(kind, { field, code: 'required' }, 'en')).not.toBe(general);
});
