import { existsSync } from 'node:fs';
import path from 'node:path';

import { languageWords } from '../domain/language-words.ts';
import { claimSchema, type Claim } from '../domain/schemas/claim.ts';
import { teamSchema } from '../domain/schemas/owner-data.ts';
import { claimsFile } from './claim-labels.ts';
import { placeOfCode, textOf, usesIn, type ComponentUse } from './component-use.ts';
import { contentFiles, type ContentFile } from './content-files.ts';
import { originalOf } from './content-kinds.ts';
import type { Fault } from './fault.ts';
import { readJsonFile } from './json-file.ts';
import { saidIn } from './said.ts';
import { wordNumbers } from './translation/number-words.ts';

/** How many of what: `three of our products`, `Four people`. */
const counted = new RegExp(
  `(?<![\\p{L}\\p{N}])(${languageWords.en.numbers.replaceAll(' ', '|')}|\\d+) (?:of our |new )?(products|people|colleagues)(?!\\p{L})`,
  'giu',
);

const teamFile = 'data/team.json';

/** The value of a number in code; undefined for anything else. */
const numberOf = (code: unknown) => {
  const { type, value } = (code ?? {}) as { type?: string; value?: unknown };
  return type === 'Literal' && typeof value === 'number' ? value : undefined;
};

const isEmptyList = (code: unknown) => {
  const { type, elements } = (code ?? {}) as { type?: string; elements?: unknown[] };
  return type === 'ArrayExpression' && elements?.length === 0;
};

/** Bars that are longer than their chart, or than the whole that they are shares of. */
function barFaults(file: string, { name, attributes, line, column }: ComponentUse): Fault[] {
  const valueOf = (prop: string) => attributes.find((attribute) => attribute.name === prop)?.value;
  const isOfPercent = valueOf('unit') === 'percent';
  const max = numberOf(valueOf('max')) ?? (isOfPercent && valueOf('max') === undefined ? 100 : undefined);
  const bars = valueOf('bars');
  const empty = ['bars', 'lines'].find((prop) => isEmptyList(valueOf(prop)));
  if (empty)
    return [
      {
        file,
        line,
        column,
        rule: 'empty-chart',
        message: `<${name}>: ${empty} is empty, so the chart shows nothing.`,
        remedy: 'Write what it shows, or take the chart out.',
        severity: 'error',
      },
    ];
  if (name !== 'BarChart' || max === undefined || typeof bars !== 'object' || bars.type !== 'ArrayExpression')
    return [];
  return bars.elements.flatMap((bar) => {
    const fields = bar?.type === 'ObjectExpression' ? bar.properties : [];
    return fields.flatMap((field): Fault[] => {
      if (field.type !== 'Property' || field.key.type !== 'Identifier' || field.key.name !== 'value') return [];
      const value = numberOf(field.value);
      if (value === undefined || value <= max) return [];
      return [
        {
          file,
          ...placeOfCode(field.value),
          rule: 'bar-beyond-chart',
          message: valueOf('max')
            ? `<BarChart>: this bar is ${value} long, and the chart ends at ${max}.`
            : `<BarChart>: this bar is ${value} percent, and 100 percent is all of it.`,
          remedy: 'Correct the figure, or write a larger max.',
          severity: 'warning',
        },
      ];
    });
  });
}

/** The most of a unit that anybody says: more is said in the next larger one. */
const mostOf: Partial<Record<Claim['unit'], { most: number; larger: string }>> = {
  minute: { most: 300, larger: 'hours' },
  hour: { most: 240, larger: 'days' },
  day: { most: 1000, larger: 'years' },
  week: { most: 260, larger: 'years' },
  month: { most: 240, larger: 'years' },
};

/** Shares that are more than all, and times that are longer than anybody says. */
function amountFaults(siteDir: string): Fault[] {
  if (!existsSync(path.join(siteDir, claimsFile))) return [];
  const { value, placeOf } = readJsonFile(siteDir, claimsFile);
  return Object.entries((value ?? {}) as object).flatMap(([id, claim]): Fault[] => {
    const { data } = claimSchema.safeParse(claim);
    if (!data) return [];
    const fault = (rule: string, message: string): Fault[] => [
      {
        file: claimsFile,
        ...placeOf([id, 'value']),
        rule,
        message: `${id}.value: ${data.value} ${message}`,
        remedy: 'Correct the figure, or its unit.',
        severity: 'warning',
      },
    ];
    if (data.unit === 'percent' && data.value > 100) return fault('share-above-all', 'percent is more than all of it.');
    const { most, larger } = mostOf[data.unit] ?? {};
    return most && data.value > most ? fault('time-too-long', `${data.unit}s are said in ${larger}.`) : [];
  });
}

/** People of the data whom no page shows. */
function teamFaults(siteDir: string, files: ContentFile[]): Fault[] {
  // A <Member> may stand in what could not be read.
  if (!existsSync(path.join(siteDir, teamFile)) || files.some(({ isWhole }) => !isWhole)) return [];
  const { value, placeOf } = readJsonFile(siteDir, teamFile);
  const { data } = teamSchema.safeParse(value);
  const shown = files.flatMap(({ tree }) =>
    (tree ? usesIn(tree) : []).filter(({ name }) => name === 'Member').map((use) => textOf(use, 'id')),
  );
  return Object.keys(data?.members ?? {})
    .filter((id) => !shown.includes(id))
    .map((id) => ({
      file: teamFile,
      ...placeOf(['members', id]),
      rule: 'person-not-shown',
      message: `members.${id}: no page shows this person.`,
      remedy: `Add <Member id="${id}" title="Their role">What they are responsible for.</Member> to <Team> in src/pages/about.mdx.`,
      severity: 'warning',
    }));
}

/** "Three products" is wrong with the next product; "four people" has to be how many the page shows. */
function countFaults(content: ContentFile): Fault[] {
  const { file, tree } = content;
  const people = tree ? usesIn(tree).filter(({ name }) => name === 'Member').length : 0;
  return saidIn(content).flatMap(({ text, placeOf }) =>
    [...text.matchAll(counted)].flatMap(({ 0: words, 1: number = '', 2: what = '', index }): Fault[] => {
      const fault = { file, ...placeOf(index), severity: 'warning' } as const;
      if (what.toLowerCase() === 'products')
        return [
          {
            ...fault,
            rule: 'counted-products',
            message: `"${words}" is wrong as soon as there is another product.`,
            remedy: 'Say it without a number: "our products".',
          },
        ];
      const count = wordNumbers(number, 'en')?.[0] ?? Number(number);
      if (people === 0 || count === people) return [];
      const message = `"${words}": this page shows ${people}.`;
      return [{ ...fault, rule: 'counted-people', message, remedy: 'Say how many it shows, or no number.' }];
    }),
  );
}

/** Values that are allowed and can hardly be meant: a bar beyond its chart, more than all, a person nobody sees. */
export function plausibleFaults(siteDir: string): Fault[] {
  const files = contentFiles(siteDir);
  const english = files.filter(({ file }) => originalOf(file).language === undefined);
  return [
    ...files.flatMap(({ file, tree }) => (tree ? usesIn(tree) : []).flatMap((use) => barFaults(file, use))),
    ...amountFaults(siteDir),
    ...teamFaults(siteDir, english),
    ...english.filter(({ kind }) => kind.folder !== 'blog').flatMap(countFaults),
  ];
}
