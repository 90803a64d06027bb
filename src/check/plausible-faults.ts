import { existsSync } from 'node:fs';
import path from 'node:path';

import { claimSchema } from '../domain/schemas/claim.ts';
import { teamSchema } from '../domain/schemas/owner-data.ts';
import { claimsFile } from './claim-labels.ts';
import { placeOfCode, textOf, usesIn, type ComponentUse } from './component-use.ts';
import { contentFiles, type ContentFile } from './content-files.ts';
import { originalOf } from './content-kinds.ts';
import type { Fault } from './fault.ts';
import { readJsonFile } from './json-file.ts';

const teamFile = 'data/team.json';

/** The value of a number in code; undefined for anything else. */
const numberOf = (code: unknown) => {
  const { type, value } = (code ?? {}) as { type?: string; value?: unknown };
  return type === 'Literal' && typeof value === 'number' ? value : undefined;
};

/** Bars that are longer than their chart, or than the whole that they are shares of. */
function barFaults(file: string, { name, attributes }: ComponentUse): Fault[] {
  const valueOf = (prop: string) => attributes.find((attribute) => attribute.name === prop)?.value;
  const isOfPercent = valueOf('unit') === 'percent';
  const max = numberOf(valueOf('max')) ?? (isOfPercent && valueOf('max') === undefined ? 100 : undefined);
  const bars = valueOf('bars');
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

/** Shares that are more than all. */
function shareFaults(siteDir: string): Fault[] {
  if (!existsSync(path.join(siteDir, claimsFile))) return [];
  const { value, placeOf } = readJsonFile(siteDir, claimsFile);
  return Object.entries((value ?? {}) as object).flatMap(([id, claim]): Fault[] => {
    const { data } = claimSchema.safeParse(claim);
    if (data?.unit !== 'percent' || data.value <= 100) return [];
    return [
      {
        file: claimsFile,
        ...placeOf([id, 'value']),
        rule: 'share-above-all',
        message: `${id}.value: ${data.value} percent is more than all of it.`,
        remedy: 'Correct the figure, or its unit.',
        severity: 'warning',
      },
    ];
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

/** Values that are allowed and can hardly be meant: a bar beyond its chart, more than all, a person nobody sees. */
export function plausibleFaults(siteDir: string): Fault[] {
  const files = contentFiles(siteDir);
  const english = files.filter(({ file }) => originalOf(file).language === undefined);
  return [
    ...files.flatMap(({ file, tree }) => (tree ? usesIn(tree) : []).flatMap((use) => barFaults(file, use))),
    ...shareFaults(siteDir),
    ...teamFaults(siteDir, english),
  ];
}
