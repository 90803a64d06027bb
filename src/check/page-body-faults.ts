import { placeOf } from './component-use.ts';
import { contentFiles, type ContentFile } from './content-files.ts';
import { originalOf } from './content-kinds.ts';
import type { Fault } from './fault.ts';
import { productsFolder } from './product-faults.ts';

/** Nodes that are words. */
const runningText = ['paragraph', 'heading', 'list', 'blockquote', 'table', 'code'];

/** Components that end a page. */
const closingBands = ['DemoCallToAction', 'ClosingCard'];

/** Words that stand in no section, and so at the edge of the window. Articles, posts and positions are running text. */
function looseText({ file, kind, frontMatter, tree }: ContentFile): Fault[] {
  if (!['src/pages', productsFolder].includes(kind.folder) || frontMatter.value?.article === true) return [];
  const words = (tree?.children ?? []).filter(({ type }) => runningText.includes(type));
  return words.map((node) => ({
    file,
    ...placeOf(node),
    rule: 'loose-text',
    message: 'This text stands in no section of the page.',
    remedy: 'Put <TextSection> and </TextSection> around it, or move it into a section.',
    severity: 'error',
  }));
}

/** A second band that closes the page. */
function secondClosings({ file, kind, tree }: ContentFile): Fault[] {
  if (kind.folder.includes('/gallery/')) return [];
  const isProduct = kind.folder === productsFolder;
  const bands = (tree?.children ?? []).filter((node) => 'name' in node && closingBands.includes(node.name ?? ''));
  return (isProduct ? bands : bands.slice(1)).map((node) => ({
    file,
    ...placeOf(node),
    rule: 'second-closing',
    message: isProduct
      ? 'A product’s page ends with a band of its own, and this is a second one.'
      : `This page is closed on line ${placeOf(bands[0]!).line} already.`,
    remedy: isProduct ? 'Write its words as "closing" into the front matter.' : 'Remove one of them.',
    severity: 'warning',
  }));
}

/** A page of words that ends with a text: what a page of the template is without its closing. */
function missingClosing({ file, kind, frontMatter, tree }: ContentFile): Fault[] {
  const { value } = frontMatter;
  if (kind.folder !== 'src/pages' || value?.article === true || !tree) return [];
  const sections = tree.children.filter((node) => node.type === 'mdxJsxFlowElement');
  const last = sections.at(-1);
  const hasClosing = sections.some(({ name }) => closingBands.includes(name ?? ''));
  if (hasClosing || last?.name !== 'TextSection') return [];
  return [
    {
      file,
      ...placeOf(last),
      rule: 'missing-closing',
      message: 'This page ends with a text, and without a next step.',
      remedy:
        'Add <DemoCallToAction title="…">, a sentence and </DemoCallToAction> below it, or a <ClosingCard>: see /design-system/components.',
      severity: 'warning',
    },
  ];
}

/** What the body of a page as a whole needs: words inside sections, and one end. Only English is looked at: the others follow it. */
export function pageBodyFaults(siteDir: string): Fault[] {
  return contentFiles(siteDir)
    .filter(({ file, isWhole }) => isWhole && originalOf(file).language === undefined)
    .flatMap((content) => [...looseText(content), ...secondClosings(content), ...missingClosing(content)]);
}
