import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';

import type { StoredBlock } from './block.ts';
import { dayNames } from './days.ts';
import { figuresOf, type Figure } from './figures.ts';
import { fixedTag, proseTree } from './mdx-blocks.ts';

/** What is the same in a text and its translation; each list in the order of the text. */
export interface Landmarks {
  links: string[];
  components: string[];
  anchors: string[];
  placeholders: string[];
  codes: string[];
  figures: Figure[];
  /** How many parts are bold. */
  bold: number;
  /** The words alone, and names in braces that stand for a day. */
  words: string;
}

/** Labels and front matter are plain text; only the body is MDX. */
const isPlain = ({ label, isKeyed }: StoredBlock) => isKeyed || label.startsWith('<');

/** Names in braces that stand for no day, and addresses: "until {date}" is no "from {date}". */
const dayless = new RegExp(String.raw`\{(?!(?:${dayNames})\})\w+\}|https?:\S+`, 'g');

const known = new Map<string, Omit<Landmarks, 'figures'>>();

function readLandmarks(block: StoredBlock): Omit<Landmarks, 'figures'> {
  const found = { links: [], components: [], anchors: [], codes: [] } as Record<string, string[]>;
  const { links, components, anchors, codes } = found as Record<'links' | 'components' | 'anchors' | 'codes', string[]>;
  const lists = { links, components, anchors, codes };
  const tree = isPlain(block) ? undefined : proseTree(block);
  if (!tree) {
    const placeholders = block.text.match(/\{\w+\}/g) ?? [];
    return { ...lists, placeholders, bold: 0, words: block.text.replace(dayless, ' ') };
  }
  let words = '';
  let bold = 0;
  visit(tree, (node: Nodes) => {
    if (node.type === 'link' || node.type === 'image') links.push(node.url);
    else if (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement')
      components.push(fixedTag(node, block.text));
    else if (node.type === 'mdxTextExpression') anchors.push(node.value);
    else if (node.type === 'inlineCode') codes.push(node.value);
    else if (node.type === 'strong') bold += 1;
    if (node.type === 'text') words += node.value;
    else words += ' '.repeat(node.type === 'inlineCode' || node.type === 'mdxJsxTextElement' ? 1 : 0);
  });
  return { ...lists, placeholders: [], bold, words };
}

/** What of a block a translation has to keep, with figures as the language writes them. */
export function landmarksOf(block: StoredBlock, htmlLang: string): Landmarks {
  const key = `${block.isKeyed ? '' : block.label}\0${block.text}`;
  const landmarks = known.get(key) ?? readLandmarks(block);
  known.set(key, landmarks);
  return { ...landmarks, figures: figuresOf(landmarks.words, htmlLang) };
}
