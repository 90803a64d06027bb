import type { Root } from 'mdast';

import { tourTimelines, type TourId } from '../domain/tours.ts';
import { anchorsIn } from './anchors.ts';
import { choices } from './choices.ts';
import { componentTable, type Component, type ComponentTable } from './component-table.ts';
import {
  expressionOf,
  placeOf,
  readElement,
  textOf,
  usesInCode,
  walk,
  type ComponentUse,
  type MdxElement,
} from './component-use.ts';
import { contentFiles, type ContentFile } from './content-files.ts';
import { contentKinds, type ContentKind } from './content-kinds.ts';
import type { Fault } from './fault.ts';
import { imageText } from './mdx-syntax.ts';
import { oneOf } from './one-of.ts';
import { unreadPictures, writtenAddress } from './picture-address.ts';
import { propFaults } from './prop-faults.ts';
import { didYouMean } from './suggestion.ts';

/** HTML that says something which Markdown cannot. */
const htmlTags = ['abbr', 'br', 'kbd', 'sub', 'sup', 'wbr'];

/** What Markdown has for tags that writers know from HTML. */
const markdownFor: Record<string, string> = {
  b: 'Write **words**.',
  strong: 'Write **words**.',
  i: 'Write *words*.',
  em: 'Write *words*.',
  u: 'Write **words**: underlined words look like links.',
};

/** What the files of a kind may use, by name. */
export function componentsOf(kind: ContentKind, table: ComponentTable): Map<string, Component> {
  return new Map(kind.componentSets.flatMap((set) => table[set] ?? []).map((component) => [component.name, component]));
}

class BodyReader {
  readonly faults: Fault[] = [];
  private readonly file: ContentFile;
  private readonly table: ComponentTable;
  private readonly components: Map<string, Component>;
  /** Lines of parts that stand once in their list, by name and id. */
  private readonly parts = new Map<string, number>();

  constructor(file: ContentFile, table: ComponentTable) {
    this.file = file;
    this.table = table;
    this.components = componentsOf(file.kind, table);
    if (!file.tree) return;
    walk(file.tree, (node, around) => {
      const place = placeOf(node);
      switch (node.type) {
        case 'mdxjsEsm':
          this.add(
            place,
            'import',
            'A text imports and exports nothing.',
            'Remove this line; the components are there already.',
          );
          break;
        case 'mdxFlowExpression':
        case 'mdxTextExpression': {
          const code = expressionOf(node.data?.estree);
          if (code && !(code.type === 'Literal' && typeof code.value === 'string')) {
            const text = `{${node.value}}`;
            this.add(place, 'braces', `${text} is read as code.`, `Write \\{${node.value}\\} to show the braces.`);
          }
          break;
        }
        case 'image':
          if (!node.alt?.trim())
            this.add(
              place,
              'missing-alt',
              'This picture has no text for those who cannot see it.',
              `Write what it shows: ![A car at a charger](${writtenAddress(node.url)}).`,
            );
          break;
        case 'footnoteReference':
          this.add(
            place,
            'footnote',
            'This site has no footnotes.',
            'Say it in the text; a source of a post is <Source id="…">its words</Source>.',
          );
          break;
        case 'text': {
          for (const { place: start, message, remedy } of unreadPictures(node))
            this.add(start, 'picture-address', message, remedy);
          const parts = this.partsAround(around?.name ?? undefined).map((name) => `<${name}>`);
          if (parts.length > 0 && node.value.trim() !== '') {
            this.add(
              place,
              'misplaced-text',
              `<${around!.name}> holds ${oneOf(parts)} only.`,
              'Put this text into one of them, or move it out.',
            );
          }
          break;
        }
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
          this.element(node, around);
      }
    });
    this.anchors();
  }

  private add(
    place: { line: number; column: number },
    rule: string,
    message: string,
    remedy: string,
    allowed?: string,
  ): void {
    const { line, column } = place;
    this.faults.push({ file: this.file.file, line, column, rule, message, remedy, allowed, severity: 'error' });
  }

  private element(element: MdxElement, around: MdxElement | undefined): void {
    const use = readElement(element);
    if (!use) return;
    this.use(use, around?.name ?? undefined);
    // What a property has stands in none of the places that text has.
    for (const { value } of use.attributes) for (const inner of usesInCode(value)) this.use(inner, undefined);
    if (use.name === 'ProductTour' && this.file.kind.folder === 'src/content/products') this.tour(use, element);
  }

  private use(use: ComponentUse, around: string | undefined): void {
    const component = this.components.get(use.name);
    if (htmlTags.includes(use.name)) return;
    if (!component) return this.unknown(use);
    const faults = propFaults(use, component).filter(({ rule }) => this.file.isWhole || rule !== 'missing-content');
    this.faults.push(...faults.map((fault) => ({ file: this.file.file, ...fault })));
    const { inside } = component;
    if (inside && component.props.some(({ name, anchor }) => name === 'id' && !anchor)) this.onlyOne(use);
    // Around it may be the right one, misspelt.
    const isKnownAround = around === undefined || this.components.has(around);
    if (this.file.isWhole && isKnownAround && inside && inside !== around) {
      this.add(
        use,
        'misplaced-component',
        `<${use.name}> may stand in <${inside}> only.`,
        `Put <${inside} …> and </${inside}> around it.`,
      );
    }
    const parts = this.partsAround(around);
    if (parts.length > 0 && !parts.includes(use.name)) {
      this.add(
        use,
        'misplaced-component',
        `<${around}> holds ${oneOf(parts.map((name) => `<${name}>`))} only.`,
        `Move <${use.name}> out of it, or into one of these.`,
      );
    }
  }

  /** The components that may stand in the one around them; empty when any may. */
  private partsAround(name: string | undefined): string[] {
    // Where the end of a component could not be read, what follows only seems to stand in it.
    if (name === undefined || !this.file.isWhole) return [];
    return [...this.components.values()]
      .filter(({ inside, beside }) => inside === name || beside === name)
      .map((part) => part.name);
  }

  private unknown(use: ComponentUse): void {
    const { name } = this.file.kind;
    if (use.name === 'img') return this.add(use, 'unknown-component', imageText.message, imageText.remedy!);
    const known = [...this.components.keys()].filter((component) => /^[A-Z]/.test(component));
    const homes = contentKinds.filter(
      (kind) => !kind.folder.includes('/gallery/') && componentsOf(kind, this.table).has(use.name),
    );
    const tags = [...known, ...htmlTags].map((other) => `<${other}>`);
    const intro = `${name[0]!.toUpperCase()}${name.slice(1)} may use`;
    const allowed = choices(intro, tags, `<${use.name}>`, '/design-system/components');
    if (homes.length > 0) {
      this.add(
        use,
        'misplaced-component',
        `<${use.name}> is for ${oneOf(homes.map((kind) => kind.name))}, not for ${name}.`,
        'Use another component, or take it out.',
        allowed,
      );
    } else {
      this.add(
        use,
        'unknown-component',
        `There is no component <${use.name}>.`,
        markdownFor[use.name] ?? didYouMean(use.name, known) ?? 'Use another, or take it out.',
        allowed,
      );
    }
  }

  /** What stands once within a list, such as the stages of a life. */
  private onlyOne(use: ComponentUse): void {
    const id = textOf(use, 'id');
    if (id === undefined) return;
    const key = `${use.name} ${id}`;
    const first = this.parts.get(key);
    this.parts.set(key, first ?? use.line);
    if (first !== undefined)
      this.add(use, 'duplicate-part', `<${use.name} id="${id}"> is on line ${first} already.`, 'Give one another id.');
  }

  private tour(use: ComponentUse, element: MdxElement): void {
    const timeline = tourTimelines[textOf(use, 'id') as TourId] as (typeof tourTimelines)[TourId] | undefined;
    if (!timeline || !this.file.isWhole) return;
    let cues = 0;
    walk({ type: 'root', children: element.children as Root['children'] }, (node) => {
      if ('name' in node && node.name === 'Cue') cues += 1;
    });
    const { length } = timeline.scenes;
    if (cues !== length)
      this.add(use, 'cues', `This tour has ${length} scenes and ${cues} <Cue>.`, 'Write one <Cue> for each scene.');
  }

  private anchors(): void {
    const lines = new Map<string, number>();
    for (const { id, explicit, ...place } of anchorsIn(this.file, this.components)) {
      const first = lines.get(id);
      if (explicit && !/^[a-z0-9][a-z0-9-]*$/.test(id)) {
        this.add(place, 'anchor', `"${id}" is no id for links.`, 'Use small letters a to z, digits and hyphens.');
      }
      if (first !== undefined) {
        this.add(
          place,
          'duplicate-anchor',
          `The id "${id}" is on line ${first} already.`,
          'Give one of them another id, the same in every language.',
        );
      }
      lines.set(id, first ?? place.line);
    }
  }
}

/** Components, attributes, braces, pictures without words and anchors in the bodies of all MDX files. */
export function componentFaults(siteDir: string): Fault[] {
  const table = componentTable(siteDir);
  return contentFiles(siteDir).flatMap((file) => new BodyReader(file, table).faults);
}
