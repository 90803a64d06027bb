import * as z from 'zod/mini';

import { isEmailAddress } from './email-address.ts';

// zod probes `new Function` otherwise, which a strict content security policy reports.
z.config({ jitless: true });

/** What can be wrong with a field. The browser and the server turn a code into words; schemas hold no words. */
export const fieldErrorCodes = ['required', 'tooLong', 'invalidEmail', 'invalidPhone', 'invalidChoice'] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** What the server answers for one field, and what a form shows beside it. */
export interface FieldError {
  field: string;
  code: FieldErrorCode;
}

const code = (value: FieldErrorCode): FieldErrorCode => value;

/** NFC, control characters become spaces, ends are trimmed. */
const toSingleLine = (value: string): string =>
  value
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();

/** Line ends become `\n`, other control characters go, then NFC, ends are trimmed. */
const toMultiLine = (value: string): string =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .normalize('NFC')
    .trim();

/** One line of text that must be there, at most `max` characters after normalisation. */
export function requiredText(max: number) {
  return z
    .string(code('required'))
    .check(z.overwrite(toSingleLine), z.minLength(1, code('required')), z.maxLength(max, code('tooLong')));
}

/** One line of text that may be missing or empty; the parsed value is always a string. */
export function optionalText(max: number) {
  return z._default(z.string(code('required')).check(z.overwrite(toSingleLine), z.maxLength(max, code('tooLong'))), '');
}

/** Text of several lines that must be there. */
export function requiredMultilineText(max: number) {
  return z
    .string(code('required'))
    .check(z.overwrite(toMultiLine), z.minLength(1, code('required')), z.maxLength(max, code('tooLong')));
}

/** Text of several lines that may be missing or empty. */
export function optionalMultilineText(max: number) {
  return z._default(z.string(code('required')).check(z.overwrite(toMultiLine), z.maxLength(max, code('tooLong'))), '');
}

export function emailAddress(max: number) {
  return requiredText(max).check(
    z.refine((value) => value === '' || value.length > max || isEmailAddress(value), code('invalidEmail')),
  );
}

/** At least five digits and nothing but what people write in phone numbers; E.164 has at most 15 digits. */
export function optionalPhone(max: number) {
  const shape = /^[+(]?[\d\s().\-/]*(?:(?:ext|x|#)\.?\s*\d{1,6})?$/i;
  return z._default(
    z.string(code('required')).check(
      z.overwrite(toSingleLine),
      z.maxLength(max, code('tooLong')),
      z.refine((value) => {
        const digits = value.replace(/\D/g, '').length;
        return value === '' || value.length > max || (shape.test(value) && digits >= 5 && digits <= 21);
      }, code('invalidPhone')),
    ),
    '',
  );
}

/** The last part of a page's address, such as `batscan`, or empty. */
export function optionalSlug(max: number) {
  return optionalText(max).check(z.regex(/^[a-z0-9-]*$/, code('invalidChoice')));
}

/** What a visitor fills in: the language is that of the page. */
type FieldOf<Shape> = Exclude<keyof Shape & string, 'language'>;

/** The fields of a form that a visitor fills in, in the schema's order. */
export function fieldsOf<Shape extends z.core.$ZodShape>({ shape }: z.ZodMiniObject<Shape>): FieldOf<Shape>[] {
  return Object.keys(shape).filter((field): field is FieldOf<Shape> => field !== 'language');
}

/** Those of them that may not stay empty. */
export function requiredFieldsOf<Shape extends z.core.$ZodShape>(schema: z.ZodMiniObject<Shape>): FieldOf<Shape>[] {
  return fieldsOf(schema).filter((field) => !z.safeParse(schema.shape[field]!, undefined).success);
}

/** One of a closed list; nothing chosen counts as missing, anything else as an invalid choice. */
export function requiredChoice<const Options extends readonly [string, ...string[]]>(options: Options) {
  return z.enum(options, {
    error: (issue) => (issue.input === undefined || issue.input === '' ? code('required') : code('invalidChoice')),
  });
}
