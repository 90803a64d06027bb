import { existsSync } from 'node:fs';
import path from 'node:path';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';

import { defaultLocale } from '../domain/locales.ts';
import { claimSchema, type Claim } from '../domain/schemas/claim.ts';
import { choices } from './choices.ts';
import { claimLabels, claimsFile } from './claim-labels.ts';
import { placeIn, walk, type Place } from './component-use.ts';
import { contentFiles, type ContentFile } from './content-files.ts';
import { originalOf } from './content-kinds.ts';
import type { Fault } from './fault.ts';
import { readJsonFile } from './json-file.ts';
import { productsFolder } from './product-faults.ts';
import { didYouMean } from './suggestion.ts';

/** English words that bound a figure, before it. */
const words: Partial<Record<Claim['qualifier'], string>> = {
  upTo: 'up to|as much as',
  under: 'under|less than|below',
  within: 'within|in less than',
  about: 'about|around|roughly',
  average: 'on average|an average of',
  atLeast: 'over|more than|at least',
};
const anyWord = Object.values(words).join('|');

/** How people type the figure of a claim. */
function typedFigure({ value, unit }: Claim): string {
  const number = new Intl.NumberFormat('en').format(value).replace('.', '\\.').replaceAll(',', ',?');
  if (unit === 'percent') return `${number}\\s?(?:%|per ?cent\\b)`;
  return unit === 'count' ? `${number}\\b` : `${number}[\\s-]${unit}s?\\b`;
}

/** Properties of components that show a figure in large type. */
const figureProps = ['figure', 'value'];

/** A claim as it is typed by hand, with the word that bounds it; undefined for bare figures, which may be anything. */
function typedClaim(claim: Claim): RegExp | undefined {
  const before = words[claim.qualifier];
  return before === undefined ? undefined : new RegExp(`\\b(?:${before})\\s+${typedFigure(claim)}`, 'i');
}

const isDoubled = new RegExp(`\\b(${anyWord})\\s+<Claim\\s+id="(\\w+)"`, 'gi');

function faultsIn({ file, text, tree, kind }: ContentFile, claims: [string, Claim][]): Fault[] {
  const fault = (place: Place, rule: string, message: string, remedy: string): Fault => {
    const { line, column } = place;
    return { file, line, column, rule, message, remedy, severity: 'warning' };
  };
  const faults = [...text.matchAll(isDoubled)].flatMap(({ index, 1: word, 2: id }): Fault[] => {
    const claim = claims.find(([name]) => name === id)?.[1];
    if (!claim || claim.qualifier === 'none') return [];
    const message = `The claim "${id}" says its own word before the figure; "${word}" makes two.`;
    return [fault(placeIn(text, index), 'doubled-qualifier', message, `Remove "${word}".`)];
  });
  // What a study found is no claim of the company.
  if (!tree || ![productsFolder, 'src/pages'].includes(kind.folder)) return faults;
  const typed = claims.map(([id, claim]) => ({ id, pattern: typedClaim(claim) }));
  const places = new Set<number>();
  walk(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const { name, value, position } of node.attributes.filter(
        ({ type }) => type === 'mdxJsxAttribute',
      ) as MdxJsxAttribute[]) {
        if (!figureProps.includes(name) || typeof value !== 'string' || !position) continue;
        const [id] =
          claims.find(([, claim]) => new RegExp(`^(?:(?:${anyWord}) )?${typedFigure(claim)}$`, 'i').test(value)) ?? [];
        if (id === undefined) continue;
        const message = `"${value}" is the figure of a claim, typed by hand: it stays when the claim changes.`;
        faults.push(fault(position.start, 'typed-claim', message, `Write ${name}={<Claim id="${id}" />}.`));
      }
      return;
    }
    if (node.type !== 'text') return;
    for (const { id, pattern } of typed) {
      const found = pattern?.exec(node.value);
      const start = node.position?.start.offset;
      // Two claims may have the same figure.
      if (!found || start === undefined || places.has(start + found.index)) continue;
      places.add(start + found.index);
      const message = `"${found[0]}" is the figure of a claim, typed by hand: it stays when the claim changes.`;
      faults.push(fault(placeIn(text, start + found.index), 'typed-claim', message, `Write <Claim id="${id}" />.`));
    }
  });
  return faults;
}

/** All that data/claims.json has, right or wrong; undefined when it cannot be read. */
function claimsFileValue(siteDir: string): object | undefined {
  const value = existsSync(path.join(siteDir, claimsFile)) ? readJsonFile(siteDir, claimsFile).value : undefined;
  return typeof value === 'object' && value !== null ? value : undefined;
}

/** Products whose `time` names a figure that is nowhere. */
function productTimeFaults(siteDir: string, products: ContentFile[]): Fault[] {
  const value = claimsFileValue(siteDir);
  if (!value) return [];
  const known = Object.keys(value);
  return products.flatMap(({ file, frontMatter }): Fault[] => {
    const { claim } = (frontMatter.value?.time ?? {}) as { claim?: unknown };
    if (typeof claim !== 'string' || known.includes(claim)) return [];
    return [
      {
        file,
        ...frontMatter.placeOf(['time', 'claim']),
        rule: 'unknown-claim',
        message: `time.claim: "${claim}" is no figure of ${claimsFile}.`,
        remedy: didYouMean(claim, known) ?? 'Use another, or add it there.',
        allowed: choices('It has', known, claim, claimsFile),
        severity: 'error',
      },
    ];
  });
}

/** The claims that are right; the check of data names the others. */
function claimsIn(siteDir: string): [string, Claim][] {
  return Object.entries(claimsFileValue(siteDir) ?? {}).flatMap(([id, claim]): [string, Claim][] => {
    const { data } = claimSchema.safeParse(claim);
    return data ? [[id, data]] : [];
  });
}

/** Claims without a label that says what they measure, and definitions with names in braces that nothing fills in. */
function definitionFaults(siteDir: string): Fault[] {
  const labels = `i18n/${defaultLocale}/code.json`;
  if (!existsSync(path.join(siteDir, labels)) || !existsSync(path.join(siteDir, claimsFile))) return [];
  const { value, placeOf } = readJsonFile(siteDir, labels);
  const { placeOf: placeOfClaim } = readJsonFile(siteDir, claimsFile);
  const texts = (value ?? {}) as Record<string, { message?: unknown } | undefined>;
  return [...claimLabels(siteDir)].flatMap(([label, id]): Fault[] => {
    const text = texts[label]?.message;
    if (value !== undefined && (typeof text !== 'string' || text === ''))
      return [
        {
          file: claimsFile,
          ...placeOfClaim([id]),
          rule: 'claim-definition',
          message: `Nothing says what the figure "${id}" measures: where it is shown big, there is no button that explains it.`,
          remedy: `Add to ${labels}: "${label}": { "message": "What it measures.", "description": "Explains a figure that is shown big: what it measures" }.`,
          severity: 'warning',
        },
      ];
    const unknown = /\{(?!average\}|share\})\w*\}/.exec(String(text))?.[0];
    if (unknown === undefined) return [];
    const message = `The label ${label} has ${unknown}, which nothing fills in.`;
    const remedy = 'Take it out; {average} and {share} are filled in.';
    return [{ file: labels, ...placeOf([label]), rule: 'label-placeholder', message, remedy, severity: 'error' }];
  });
}

/** Figures that English products and pages type by hand, words that a claim says already, claims without a definition or that are nowhere. */
export function claimFaults(siteDir: string): Fault[] {
  const claims = claimsIn(siteDir);
  const english = contentFiles(siteDir).filter(({ file }) => originalOf(file).language === undefined);
  const products = english.filter(({ kind }) => kind.folder === productsFolder);
  return [
    ...english.flatMap((file) => faultsIn(file, claims)),
    ...definitionFaults(siteDir),
    ...productTimeFaults(siteDir, products),
  ];
}
