import * as z from 'zod';

import { choices } from './choices.ts';
import type { Fault } from './fault.ts';
import { closestTo, didYouMean } from './suggestion.ts';

type Issue = z.core.$ZodIssue;
type Text = Pick<Fault, 'message' | 'remedy' | 'allowed'>;

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const remedies: Record<string, string> = {
  string: 'Write it in double quotes.',
  number: 'Write a number without quotes.',
  int: 'Write a whole number without quotes.',
  boolean: 'Write true or false without quotes.',
  array: 'Write a list in [ ].',
  object: 'Write fields in { }.',
  record: 'Write fields in { }.',
};

/** How a value begins that is written over several lines or has parts. */
const written: Record<string, string> = {
  array: ', written as [ ]',
  object: ', written as { }',
  record: ', written as { }',
};

const formats: Record<string, string> = {
  date: 'a date such as 2026-11-21',
  email: 'an e-mail address such as name@company.com',
  url: 'a whole address such as https://www.example.com',
};

const noSuchDay = 'there is no such day';

/** A day or a month as people write it, such as "12 May 2026", 24/04/2026 or "May 2026", in the form of data; undefined where it may be another. */
function dayMeant(text: string): string | undefined {
  const [, day, sign, month, year] = /^(\d{1,2})([./ -]+)(\d{1,2})[./ -]+(\d{4})$/.exec(text.trim()) ?? [];
  // In 04/05/2026 either may be the month; with points the day is first.
  const isClear = sign?.includes('.') || Number(day) > 12 || day === month;
  const written = day === undefined ? (/[a-z]{3}/i.test(text) ? text : '') : isClear ? `${year}-${month}-${day}` : '';
  const time = Date.parse(`${written} UTC`);
  if (Number.isNaN(time)) return undefined;
  // "January 2026" is a month; where a day is needed, nobody can tell which.
  return new Date(time).toISOString().slice(0, /^\p{L}+\.? \d{4}$/u.test(text.trim()) ? 7 : 10);
}

/** What to write, where it is clear what was meant. @param expected says what it has to be */
function remedyOf(input: unknown, expected: string): string {
  if (typeof input !== 'string') return 'Correct it.';
  const day = /\b(?:day|date)\b/.test(expected) ? dayMeant(input) : undefined;
  if (day && (day.length > 7 || /\bmonth\b/.test(expected))) return `Write "${day}".`;
  if (expected === formats.email) return 'Write it with the @ before the name of its domain.';
  return /\baddress\b/.test(expected) && /^(?:http:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(input)
    ? `Write ${input.replace(/^(?:http:\/\/)?/, 'https://')}.`
    : 'Correct it.';
}

const isWrittenAsDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

const quote = (value: unknown) => JSON.stringify(value);
/** More of a text is not quoted: the writer has it in front of them. */
const mostQuoted = 60;
const shortened = (value: unknown) =>
  typeof value === 'string' && value.length > mostQuoted ? `${value.slice(0, mostQuoted).trimEnd()} …` : value;
const found = (value: unknown) =>
  value === null || typeof value !== 'object' ? `, found ${quote(shortened(value))}` : '';

function wrongType(expected: string, input: unknown): Text {
  const kind = kinds[expected] ?? expected;
  if (input === undefined)
    return { message: 'is missing.', remedy: `Add it: it is ${kind}${written[expected] ?? ''}.` };
  // A decimal comma is what most of our writers type.
  const asNumber = typeof input === 'string' ? input.trim().replace(/^(-?\d+),(\d+)$/, '$1.$2') : '';
  const isQuotedNumber = asNumber !== '' && !Number.isNaN(Number(asNumber));
  let remedy = remedies[expected];
  if (expected === 'number' && isQuotedNumber) remedy = `Write ${asNumber} without quotes.`;
  const [, amount] = /^(-?\d+(?:\.\d+)?) ?\D+$/.exec(asNumber) ?? [];
  if (expected === 'number' && amount) remedy = `Write ${amount} alone.`;
  if (expected === 'boolean' && input === 'yes') remedy = 'Write true.';
  if (expected === 'boolean' && input === 'no') remedy = 'Write false.';
  if (expected === 'string' && typeof input === 'number') remedy = `Write "${input}" with quotes.`;
  return { message: `expected ${kind}${found(input)}.`, remedy };
}

function wrongSize(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): Text {
  const tooSmall = issue.code === 'too_small';
  const limit = tooSmall ? issue.minimum : issue.maximum;
  const bound = issue.exact
    ? 'exactly'
    : tooSmall
      ? issue.inclusive
        ? 'at least'
        : 'more than'
      : issue.inclusive
        ? 'at most'
        : 'less than';
  if (issue.origin === 'array') {
    return {
      message: `expected ${bound} ${limit} ${Number(limit) === 1 ? 'entry' : 'entries'}.`,
      remedy: tooSmall ? 'Add some.' : 'Remove some.',
    };
  }
  if (issue.origin === 'string') {
    if (issue.input === '') return { message: 'is empty.', remedy: `Write ${bound} ${limit} characters.` };
    const length = typeof issue.input === 'string' ? ` (it has ${issue.input.length})` : '';
    return {
      message: `expected ${bound} ${limit} characters${length}${found(issue.input)}.`,
      remedy: tooSmall ? 'Write more.' : 'Shorten it.',
    };
  }
  return {
    message: `expected ${bound} ${limit}${found(issue.input)}.`,
    remedy: `Write a ${tooSmall ? 'larger' : 'smaller'} number.`,
  };
}

/** The fields that a schema knows at a place, if it knows them by name. */
function fieldsAt(schema: z.ZodType, keys: PropertyKey[]): string[] {
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable || inner instanceof z.ZodDefault)
    inner = inner.unwrap() as z.ZodType;
  const [key, ...rest] = keys;
  if (key === undefined) {
    if (inner instanceof z.ZodRecord && inner.keyType instanceof z.ZodEnum) return inner.keyType.options.map(String);
    return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
  }
  if (inner instanceof z.ZodObject) {
    const shape = inner.shape as Record<PropertyKey, z.ZodType | undefined>;
    const field = shape[key] ?? (inner.def.catchall as z.ZodType | undefined);
    return field ? fieldsAt(field, rest) : [];
  }
  if (inner instanceof z.ZodRecord) return fieldsAt(inner.valueType as z.ZodType, rest);
  if (inner instanceof z.ZodArray) return fieldsAt(inner.element as z.ZodType, rest);
  return [];
}

/** Where all values of a field stand, when they are many. */
const wholeLists: Record<string, string> = {
  icon: '/design-system',
  picture: '/design-system',
  cardPicture: '/design-system',
};

function issueText(issue: Issue): Text {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, issue.input);
    case 'invalid_value': {
      const values = issue.values.map(quote);
      const word = quote(issue.input) ?? '';
      const allowed = choices('Allowed:', values, word, wholeLists[String(issue.path.at(-1))]);
      if (issue.input === undefined) return { message: 'is missing.', remedy: 'Add it.', allowed };
      const remedy = didYouMean(String(issue.input), issue.values.map(String));
      return { message: `${word} is not allowed here.`, remedy, allowed };
    }
    case 'too_big':
    case 'too_small':
      return wrongSize(issue);
    case 'invalid_format':
      if (issue.format === 'date' && isWrittenAsDay(issue.input))
        return {
          message: `${noSuchDay}${found(issue.input)}.`,
          remedy: 'Write year, month and day, as in 2026-11-21.',
        };
      return {
        message: `${formats[issue.format] ? `expected ${formats[issue.format]}` : issue.message}${found(issue.input)}.`,
        remedy: remedyOf(issue.input, formats[issue.format] ?? issue.message),
      };
    case 'invalid_key':
      if (isWrittenAsDay(issue.path.at(-1))) return { message: `${noSuchDay}.`, remedy: 'Rename it.' };
      return { message: `its name ${issue.issues[0]?.message ?? 'is wrong'}.`, remedy: 'Rename it.' };
    default: {
      if (issue.code === 'invalid_union' && issue.input === undefined)
        return { message: 'is missing.', remedy: `Add it: it ${issue.message}.` };
      // A schema of ours may know what is to be done.
      const own = (issue as { params?: { remedy?: string } }).params?.remedy;
      // What it is, if it were there.
      const expected = issue.message.replace(/^is (?=an? )/, 'expected ');
      return { message: `${expected}${found(issue.input)}.`, remedy: own ?? remedyOf(issue.input, issue.message) };
    }
  }
}

/**
 * What is wrong with a value of a data file or of front matter, for people who edit them and never code.
 * @param place where the value of some keys stands
 */
export function schemaFaults(
  schema: z.ZodType,
  value: unknown,
  file: string,
  place: (keys: PropertyKey[]) => { line: number; column: number },
): Fault[] {
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  /** Fields that misspelt ones stand for. */
  const meant = new Set<PropertyKey | undefined>();
  const faults = issues.flatMap((issue): { keys: PropertyKey[]; text: Text; rule: string }[] => {
    if (issue.code !== 'unrecognized_keys') {
      const isMissing = issue.code.startsWith('invalid_') && issue.input === undefined && issue.code !== 'invalid_key';
      return [{ keys: issue.path, text: issueText(issue), rule: isMissing ? 'missing-field' : 'wrong-value' }];
    }
    const fields = fieldsAt(schema, issue.path);
    return issue.keys.map((key) => {
      meant.add(closestTo(key, fields));
      return {
        keys: [...issue.path, key],
        text: {
          message: 'is not a field.',
          remedy: didYouMean(key, fields) ?? 'Correct its name or remove it.',
          allowed: fields.length > 0 ? choices('The fields here are', fields, key) : undefined,
        },
        rule: 'unknown-field',
      };
    });
  });
  return (
    faults
      // A field with a slip in its name is one fault, not a missing one and an unknown one.
      .filter(({ keys, rule }) => rule !== 'missing-field' || !meant.has(keys.at(-1)))
      .map(({ keys, text: { message, ...text }, rule }) => ({
        file,
        ...place(keys),
        rule,
        message: `${keys.join('.') || 'the whole file'}: ${message}`,
        ...text,
        severity: 'error',
      }))
  );
}
