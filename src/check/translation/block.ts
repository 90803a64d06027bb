import type { Fault } from '../fault.ts';

/** The smallest part of a text that is translated, compared and signed off by itself. */
export interface Block {
  /**
   * What it is: `heading`, `paragraph`, `item`, `row`, `<Feature>` (a component with what is the same in every language),
   * `<Feature> title` (a property that is translated), or a key such as `seo.title` or `demo.form.name`.
   */
  label: string;
  /** As it is written, with one space for any white space. */
  text: string;
  /** Of a label: exactly as it is written. */
  raw?: string;
  /** 1-based place in its file; missing where it is unknown. */
  line?: number;
  column?: number;
  /** Offsets of all of it in an MDX file: of a component with what is in it, of a list item with its bullet. */
  range?: { start: number; end: number };
  /** Of the item of a list: whether the list is numbered. */
  isNumbered?: boolean;
  /** Found by its label wherever it stands: front matter and labels. The others are found by their order. */
  isKeyed: boolean;
  /** The same in every language: components, icons, categories. */
  isFixed: boolean;
  /** For translators: where it is shown, and how long it may be. */
  description?: string;
}

/** What was read of a file. */
export interface ReadBlocks {
  blocks: Block[];
  /** Those that can be compared although the syntax of the file is at fault elsewhere. */
  intact: Block[];
  /** Why the file cannot be read. */
  faults: Fault[];
}

/** Any white space as one space, none at the ends. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A block as it was when it was translated. */
export type StoredBlock = Pick<Block, 'label' | 'text' | 'isKeyed'> & {
  /** A translator has said that it is right as it is in English. */
  isSame?: boolean;
  /** Fingerprints of the translation that was accepted; unknown in older records, several where English repeats itself. */
  translations?: string[];
  /** Fingerprints of its sentences with their translations that were doubtful, and accepted so. */
  decided?: string[];
};
