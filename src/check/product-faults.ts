import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

import { choices } from './choices.ts';
import { textOf, usesIn, type Place } from './component-use.ts';
import { contentFiles, type ContentFile } from './content-files.ts';
import { originalOf } from './content-kinds.ts';
import type { Fault } from './fault.ts';
import { readJsonFile } from './json-file.ts';
import { didYouMean, orElse } from './suggestion.ts';

export const productsFolder = 'src/content/products';

export const missingProductRule = 'missing-product';

/** A place that names a product. */
interface Mention extends Partial<Place> {
  file: string;
  product: string;
  /** What to do when no other product is meant. */
  remedy: string;
  /** The component that shows what data has for the product. */
  shownBy?: string;
}

/** Lists of data files that have products as their keys, and the component that shows what a product has there. */
const keyed = [
  ['interfaces.json', 'interfaces', 'Integrations'],
  ['interfaces.json', 'outputs', undefined],
  ['prices.json', 'examples', 'PriceExample'],
  ['prices.json', 'volumes', 'PriceVolumes'],
  ['roi.json', 'calculators', 'RoiCalculator'],
] as const;

function mentionsInData(siteDir: string): Mention[] {
  const read = (name: string) => {
    const file = `data/${name}`;
    const { value, placeOf } = existsSync(path.join(siteDir, file)) ? readJsonFile(siteDir, file) : {};
    return { file, value: (value ?? {}) as Record<string, unknown>, placeOf: placeOf ?? (() => ({})) };
  };
  const ofKeys = keyed.flatMap(([name, list, shownBy]): Mention[] => {
    const { file, value, placeOf } = read(name);
    return Object.keys((value[list] ?? {}) as object).map((product) => ({
      file,
      ...placeOf([list, product]),
      product,
      remedy: `Remove it from "${list}".`,
      shownBy,
    }));
  });
  const claims = read('claims.json');
  const ofClaims = Object.entries(claims.value).flatMap(([id, claim]): Mention[] => {
    const { product } = (claim ?? {}) as { product?: unknown };
    if (typeof product !== 'string') return [];
    const remedy = 'Name another, or remove the field: the figure is then the company’s.';
    return [{ file: claims.file, ...claims.placeOf([id, 'product']), product, remedy }];
  });
  const { file, value, placeOf } = read('battery-life.json');
  const stages = Array.isArray(value.stages) ? (value.stages as ({ product?: unknown } | null)[]) : [];
  const ofStages = stages.flatMap((stage, index): Mention[] =>
    typeof stage?.product === 'string'
      ? [
          {
            file,
            ...placeOf(['stages', index, 'product']),
            product: stage.product,
            remedy: 'Name another product for this stage.',
          },
        ]
      : [],
  );
  return [...ofKeys, ...ofClaims, ...ofStages];
}

function mentionsInText({ file, tree }: ContentFile): Mention[] {
  return (tree ? usesIn(tree) : []).flatMap((use): Mention[] => {
    const product = textOf(use, 'product');
    if (product === undefined) return [];
    const { line, column } = use.attributes.find(({ name }) => name === 'product')!;
    return [{ file, line, column, product, remedy: `Name another, or take <${use.name}> out.` }];
  });
}

function mentionsInFrontMatter({ file, frontMatter }: ContentFile): Mention[] {
  const product = frontMatter.value?.product;
  if (typeof product !== 'string') return [];
  const remedy = 'Name another, or remove the field: the post then ends with all products.';
  return [{ file, ...frontMatter.placeOf(['product']), product, remedy }];
}

/** A product in data or on a page whose file is not there, and what data has for a product that no page shows. */
function mentionFaults(siteDir: string, english: ContentFile[]): Fault[] {
  const products = globSync(`${productsFolder}/[^_]*.mdx`, { cwd: siteDir }).map((file) => path.basename(file, '.mdx'));
  const ofData = mentionsInData(siteDir);
  const mentions = [...ofData, ...english.flatMap(mentionsInText), ...english.flatMap(mentionsInFrontMatter)];
  // The gallery shows examples.
  const pages = english.filter(({ file }) => !file.startsWith('src/sections/'));
  const uses = pages.flatMap(({ tree }) => (tree ? usesIn(tree) : []));
  const shown = new Set(uses.map((use) => `${use.name} ${textOf(use, 'product')}`));
  // One with a misspelt product may be meant to show any.
  const misspelt = new Set(
    uses
      .filter((use) => textOf(use, 'product') !== undefined && !products.includes(textOf(use, 'product')!))
      .map(({ name }) => name),
  );
  // A page that cannot be read may show anything.
  const isKnown = pages.every(({ isWhole }) => isWhole);
  const unshown = (isKnown ? ofData : [])
    .filter(
      ({ product, shownBy }) =>
        shownBy && !misspelt.has(shownBy) && products.includes(product) && !shown.has(`${shownBy} ${product}`),
    )
    .map(({ file, line, column, product, shownBy }): Fault => ({
      file,
      line,
      column,
      rule: 'unshown-data',
      message: `No page shows what stands here of "${product}".`,
      remedy: `Add <${shownBy} product="${product}"> where the other products have theirs: see /design-system/components.`,
      severity: 'warning',
    }));
  const missing = mentions
    .filter(({ product }) => !products.includes(product))
    .map(({ file, line, column, product, remedy }): Fault => ({
      file,
      line,
      column,
      rule: missingProductRule,
      message: `There is no product "${product}" (${productsFolder}/${product}.mdx).`,
      remedy: orElse(didYouMean(product, products), remedy),
      allowed: choices('The products are', products, product),
      severity: 'error',
    }));
  return [...unshown, ...missing];
}

function sameNameFaults(english: ContentFile[]): Fault[] {
  const first = new Map<unknown, string>();
  return english.flatMap(({ file, kind, frontMatter }): Fault[] => {
    const name = frontMatter.value?.name;
    if (kind.folder !== productsFolder || typeof name !== 'string') return [];
    const other = first.get(name);
    first.set(name, other ?? file);
    if (other === undefined) return [];
    const message = `name: ${other} is called "${name}" too.`;
    const place = frontMatter.placeOf(['name']);
    return [{ file, ...place, rule: 'same-name', message, remedy: 'Give one another name.', severity: 'warning' }];
  });
}

/** Products that are named somewhere and have no file, data of products that no page shows, and two of one name. */
export function productFaults(siteDir: string): Fault[] {
  const english = contentFiles(siteDir).filter(({ file }) => originalOf(file).language === undefined);
  return [...mentionFaults(siteDir, english), ...sameNameFaults(english)];
}
