import type * as z from 'zod';

type Issue = z.core.$ZodIssue;

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

const formats: Record<string, string> = {
  date: 'a date such as 2026-11-21',
  email: 'an e-mail address such as name@company.com',
  url: 'a whole address such as https://www.example.com',
};

const quote = (value: unknown) => JSON.stringify(value);
const found = (value: unknown) => (value === null || typeof value !== 'object' ? `, found ${quote(value)}` : '');

function wrongType(expected: string, input: unknown): string {
  const kind = kinds[expected] ?? expected;
  if (input === undefined) return `is missing. Add it: it is ${kind}.`;
  const isQuotedNumber = typeof input === 'string' && input.trim() !== '' && !Number.isNaN(Number(input));
  let remedy = remedies[expected] ?? '';
  if (expected === 'number' && isQuotedNumber) remedy = `Write ${input.trim()} without quotes.`;
  if (expected === 'string' && typeof input === 'number') remedy = `Write "${input}" with quotes.`;
  return `expected ${kind}${found(input)}. ${remedy}`;
}

function wrongSize(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): string {
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
  if (issue.origin === 'array') return `expected ${bound} ${limit} entries. ${tooSmall ? 'Add some' : 'Remove some'}.`;
  if (issue.origin === 'string')
    return `expected ${bound} ${limit} characters${found(issue.input)}. ${tooSmall ? 'Write more' : 'Shorten it'}.`;
  return `expected ${bound} ${limit}${found(issue.input)}. Write a ${tooSmall ? 'larger' : 'smaller'} number.`;
}

/**
 * What is wrong with a value of a data file and what to do about it, for people who edit data and never code.
 * @param issue from a parse with `reportInput`
 */
export function issueText(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, issue.input);
    case 'invalid_value': {
      const values = issue.values.map(quote).join(' or ');
      return issue.input === undefined
        ? `is missing. Add it: it is ${values}.`
        : `expected ${values}${found(issue.input)}. Write ${issue.values.length > 1 ? 'one of these' : 'this'}.`;
    }
    case 'too_big':
    case 'too_small':
      return wrongSize(issue);
    case 'invalid_format':
      return formats[issue.format]
        ? `expected ${formats[issue.format]}${found(issue.input)}. Correct it.`
        : `${issue.message}${found(issue.input)}. Correct it.`;
    case 'invalid_key':
      return `its name ${issue.issues[0]?.message ?? 'is wrong'}. Rename it.`;
    case 'unrecognized_keys':
      return 'is not a field of this file. Correct its name or remove it.';
    default:
      return `${issue.message}${found(issue.input)}. Correct it.`;
  }
}
