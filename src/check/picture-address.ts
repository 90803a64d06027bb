import path from 'node:path';
import type { Text } from 'mdast';

import { placeOf, type Place } from './component-use.ts';

/** What Markdown reads as text: an address ends at a space, and at a bracket that was not opened. */
const unreadPicture = /!\[([^\]\n]*)\]\(([^<\n]*?\.(?:jpe?g|png|webp|avif|tiff?|gif|svg))\)/gi;

/** The file of a picture, from the project's folder. @param file the text that shows it */
export function picturePlace(file: string, address: string): string {
  const url = decodeURI(address);
  return url.startsWith('/') ? path.posix.join('static', url) : path.posix.join(path.posix.dirname(file), url);
}

/** The address of a picture as Markdown needs it. */
export const writtenAddress = (address: string) => (/[\s()]/.test(address) ? `<${address}>` : address);

/** Pictures that would be shown as text, since their files have names with spaces or brackets. */
export function unreadPictures({ value, position }: Text): { place: Place; message: string; remedy: string }[] {
  return [...value.matchAll(unreadPicture)].map(({ index, 0: written, 1: alt = '', 2: address = '' }) => {
    const above = value.slice(0, index).split('\n');
    const { line, column } = placeOf({ position });
    const what = /\s/.test(address) ? 'spaces' : 'brackets';
    return {
      place: { line: line + above.length - 1, column: (above.length > 1 ? 1 : column) + above.at(-1)!.length },
      message: `This picture is shown as text, since the name of its file has ${what}: ${written}.`,
      remedy: `Write ![${alt}](${writtenAddress(address)}), or rename the file.`,
    };
  });
}
