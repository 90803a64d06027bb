import { globSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, Text } from 'mdast';

import { phoneHref } from '../domain/company.ts';
import { defaultLocale } from '../domain/locales.ts';
import { placeIn, placeOf, textOf, usesIn, walk, type Place } from './component-use.ts';
import { markupRule } from './consequences.ts';
import { contentFiles, type ContentFile } from './content-files.ts';
import type { Fault } from './fault.ts';
import { readBlocks } from './translation/translated-files.ts';

const longestButton = 40;

/** Markup of MDX, as a reader would see it in a plain text. */
const markup = /<\/?[A-Za-z][^<>]*>|\*\*\S.*?\*\*|\[[^\]]+\]\([^)]+\)/;

/** The texts within a value of the front matter, with their keys. */
export function textsIn(value: unknown, keys: PropertyKey[] = []): { keys: PropertyKey[]; text: string }[] {
  if (typeof value === 'string') return [{ keys, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...keys, index]));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...keys, key]));
}

function frontMatterFaults({ file, frontMatter }: ContentFile): Fault[] {
  return textsIn(frontMatter.value).flatMap(({ keys, text }): Fault[] => {
    const found = markup.exec(text)?.[0];
    if (found === undefined) return [];
    return [
      {
        file,
        ...frontMatter.placeOf(keys),
        rule: markupRule,
        message: `${keys.join('.')}: front matter is plain text, so ${found} is shown as it is.`,
        remedy: 'Write the words alone.',
        severity: 'error',
      },
    ];
  });
}

/** What was meant as a link or as bold words, and is shown with its signs. */
const unread = [
  [/\[[^\]\n]+\]\((?:\/|#|https?:|mailto:|tel:)[^\s)]*/, 'This link is shown as text', 'Close its address with ).'],
  [/\*\*(?=\S)/, 'These ** are shown', 'Close the bold words with **, without a space before it.'],
  [/\*\*\s[^*\n]+\*\*/, 'These ** are shown', 'Write ** beside the words, without a space.'],
  // A sign of multiplication has spaces on both sides, and one behind a word leads to a note.
  [
    /(?<![*\p{L}\d])\*(?:[^*\s][^*\n]*\s|\s[^*\n]*[^*\s])\*(?!\*)/u,
    'These * are shown',
    'Write * beside the words, without a space.',
  ],
] as const;

function unreadFaults(file: string, { value, position }: Text): Fault[] {
  return unread.flatMap(([pattern, what, remedy]): Fault[] => {
    const found = pattern.exec(value);
    if (!found) return [];
    const above = value.slice(0, found.index).split('\n');
    const { line, column } = placeOf({ position });
    const place: Place = {
      line: line + above.length - 1,
      column: (above.length > 1 ? 1 : column) + above.at(-1)!.length,
    };
    const words = value.slice(found.index).split('\n')[0]!.slice(0, 40);
    return [{ file, ...place, rule: 'unread-markdown', message: `${what}: ${words}`, remedy, severity: 'warning' }];
  });
}

const spacedLink = /(?<![\\!])\[[^\]\n]+\]\((?=\/|#|https?:|mailto:|tel:)([^)\n"']*\s[^)\n"']*)\)/;

/** A number to call with its country; some programs write it with hyphens. */
const callable = /^tel:\+\d[\d-]{5,18}$/;
const numberRemedy = `Write the number with its country and without spaces, as in ${phoneHref}. Ours is on /contact: link there.`;

/** What was meant: a space in the path may be one of the file's name, and one in the host is a slip. */
function addressOf(written: string): string {
  if (written.startsWith('tel:')) return written.replace(/\s/g, '').replace(/^tel:00/, 'tel:+');
  const [, host = '', path = ''] = /^(https?:\/\/[^/]*)?(.*)$/.exec(written.trim())!;
  return host.replace(/\s/g, '') + path.replace(/\s/g, host ? '%20' : '');
}

/** A link with a space in its address: its words and what its address begins with are apart in the tree. */
function spacedLinkFaults({ file, text }: ContentFile, { position }: Text): Fault[] {
  const { start, end } = position ?? {};
  const found = start?.offset === undefined ? null : spacedLink.exec(text.slice(start.offset));
  if (!found || start!.offset! + found.index >= end!.offset!) return [];
  const [link, address] = found;
  const meant = addressOf(address!);
  return [
    {
      file,
      ...placeIn(text, start!.offset! + found.index),
      rule: 'unread-markdown',
      message: `This link is shown as text, since its address has a space: ${link}.`,
      // Which country is meant, only the writer knows.
      remedy:
        meant.startsWith('tel:') && !callable.test(meant) ? numberRemedy : `Write ${link.replace(address!, meant)}.`,
      severity: 'error',
    },
  ];
}

/** Cells beyond the head of a table, which are not shown. */
function tableFaults(file: string, node: Nodes): Fault[] {
  if (node.type !== 'table') return [];
  const columns = node.children[0]!.children.length;
  return node.children
    .filter((row) => row.children.length > columns)
    .map((row) => ({
      file,
      ...placeOf(row.children[columns]!),
      rule: 'surplus-cell',
      message: `This row has ${row.children.length} cells and the head of the table ${columns}: the last ones are not shown.`,
      remedy: 'Add a column to the head and the line below it, or join two cells.',
      severity: 'error',
    }));
}

/** A block of code that is never closed takes in all that follows. */
function fenceFaults({ file, text }: ContentFile, node: Nodes): Fault[] {
  const { start, end } = node.position ?? {};
  if (node.type !== 'code' || start?.offset === undefined) return [];
  const raw = text.slice(start.offset, end?.offset);
  const [fence] = /^(?:`{3,}|~{3,})/.exec(raw) ?? [];
  if (!fence || (raw.includes('\n') && raw.trimEnd().endsWith(fence))) return [];
  return [
    {
      file,
      ...placeOf(node),
      rule: 'open-code',
      message: `${fence} begins a block of code here that is never closed: all that follows is shown as code.`,
      remedy: `Write ${fence} on a line of its own below the code, or remove this one.`,
      severity: 'error',
    },
  ];
}

/** Words for a picture that say nothing of it: the name of its file, or that it is one. */
const emptyAlt =
  /^(?:image|picture|photo|img|bild|billede|bilde|foto|afbeelding)[\s_-]*\d*$|^\S+\.(?:jpe?g|png|webp|avif|gif|heic)$|^(?:IMG|DSC|PXL)[_-]?\d+/i;

/** A link that nobody sees, and a picture that says nothing or is not ours. */
function linkFaults(file: string, node: Nodes): Fault[] {
  const fault = (rule: string, message: string, remedy: string, severity: Fault['severity']): Fault[] => [
    { file, ...placeOf(node), rule, message, remedy, severity },
  ];
  if (node.type === 'link' && node.children.length === 0)
    return fault(
      'empty-link',
      `The link to ${node.url} has no words.`,
      'Write them between [ and ], or remove it.',
      'error',
    );
  if (node.type === 'link' && /^mailto:(?!.*@[^@\s]+\.\p{L}{2,}(?:\?|$))/u.test(node.url))
    return fault(
      'link',
      `${node.url.slice(7)} is no e-mail address.`,
      'Write it whole, as in name@example.com.',
      'error',
    );
  if (node.type === 'link' && node.url.startsWith('tel:') && !callable.test(node.url))
    return fault('link', `${node.url.slice(4)} cannot be called from every country.`, numberRemedy, 'error');
  if (node.type !== 'image') return [];
  if (/^(?:https?:)?\/\//.test(node.url))
    return fault(
      'remote-picture',
      'This picture is on another site, which may change it and learns who reads this.',
      'Save it beside this file, if we may use it, and write ![…](./name.jpg).',
      'error',
    );
  return emptyAlt.test(node.alt ?? '')
    ? fault(
        'empty-alt',
        `"${node.alt}" does not say what the picture shows.`,
        'Describe it for those who do not see it.',
        'warning',
      )
    : [];
}

function bodyFaults(content: ContentFile): Fault[] {
  const { file, tree } = content;
  const faults: Fault[] = [];
  if (!tree) return faults;
  walk(tree, (node) => {
    faults.push(...tableFaults(file, node), ...fenceFaults(content, node), ...linkFaults(file, node));
    if (node.type !== 'text') return;
    const spaced = spacedLinkFaults(content, node);
    faults.push(...(spaced.length > 0 ? spaced : unreadFaults(file, node)));
  });
  for (const use of usesIn(tree)) {
    const label = textOf(use, 'button');
    if (label === undefined || label.length <= longestButton) continue;
    const { line, column } = use.attributes.find(({ name }) => name === 'button')!;
    const message = `<${use.name}>: a button has room for ${longestButton} characters, and button has ${label.length}.`;
    faults.push({ file, line, column, rule: 'long-button', message, remedy: 'Shorten it.', severity: 'warning' });
  }
  return faults;
}

/** Labels of translations that are too long are found where they are compared with it. */
const englishLabels = `i18n/${defaultLocale}/code.json`;

/** Labels with HTML, which would be shown, or with a brace that encloses no name. */
function labelFaults(siteDir: string): Fault[] {
  return globSync('i18n/*/code.json', { cwd: siteDir }).flatMap((found) => {
    const file = found.replaceAll(path.sep, '/');
    return (readBlocks(siteDir, file)?.blocks ?? []).flatMap(({ label, text, line, column, description }): Fault[] => {
      const [, most] = /at most (\d+) characters/.exec(description ?? '') ?? [];
      if (most && text.length > Number(most) && file === englishLabels)
        return [
          {
            file,
            line,
            column,
            rule: 'long-button',
            message: `The label ${label} has ${text.length} characters; there is room for ${most}.`,
            remedy: 'Shorten it.',
            severity: 'error',
          },
        ];
      const tag = /<\/?[A-Za-z][^<>]*>/.exec(text)?.[0];
      const brace = /[{}]/.exec(text.replace(/\{\w+\}/g, ''))?.[0];
      const message = tag
        ? `The label ${label} is plain text, so ${tag} is shown as it is.`
        : `The label ${label} has a ${brace} that encloses no name.`;
      if (!tag && !brace) return [];
      const fault = { file, line, column, rule: 'label-markup', message } as const;
      return [{ ...fault, remedy: tag ? 'Write the words alone.' : 'Remove it.', severity: 'error' }];
    });
  });
}

/** Markup where only plain text is shown, Markdown that is not closed, and labels that are too long for a button. */
export function plainTextFaults(siteDir: string): Fault[] {
  return [
    ...contentFiles(siteDir).flatMap((file) => [...frontMatterFaults(file), ...bodyFaults(file)]),
    ...labelFaults(siteDir),
  ];
}
