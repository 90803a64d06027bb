/**
 * The first paragraph of an MDX file that is a line of its own, such as a test changes.
 * @throws when there is none
 */
export function firstParagraph(text: string): string {
  const [paragraph] = /^\p{Lu}.*\.$/mu.exec(text) ?? [];
  if (paragraph === undefined) throw new Error('The file does not have a paragraph.');
  return paragraph;
}

/** 1-based `line:column` of a part of a text. */
export function placeIn(text: string, part: string): string {
  const above = text.split(part)[0]!.split('\n');
  return `${above.length}:${above.at(-1)!.length + 1}`;
}
