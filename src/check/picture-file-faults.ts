import { existsSync } from 'node:fs';
import path from 'node:path';

import { placeOf, walk } from './component-use.ts';
import { contentFiles } from './content-files.ts';
import type { Fault } from './fault.ts';
import { picturePlace } from './picture-address.ts';

const readable = ['jpeg', 'png', 'webp', 'avif', 'tiff', 'svg', 'gif'];

/** Whether the build can read a picture; HEIC is named heif, as AVIF is, and cannot be decoded. */
async function isReadable(file: string): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  try {
    const { format, compression } = await sharp(file).metadata();
    return readable.includes(format) || (format === 'heif' && compression === 'av1');
  } catch {
    return false;
  }
}

/** Pictures of texts that are there and are none, such as HEIC of a phone or a text file that was renamed. */
export async function pictureFileFaults(siteDir: string): Promise<Fault[]> {
  const faults: Promise<Fault[]>[] = [];
  for (const { file, tree } of contentFiles(siteDir)) {
    if (!tree) continue;
    walk(tree, (node) => {
      if (node.type !== 'image' || /^https:/.test(node.url)) return;
      const picture = picturePlace(file, node.url);
      const absolute = path.join(siteDir, picture);
      if (!existsSync(absolute)) return;
      const fault: Fault = {
        file,
        ...placeOf(node),
        rule: 'unreadable-picture',
        message: `${picture} is not a picture that can be read.`,
        remedy: 'Export it as JPEG or PNG.',
        severity: 'error',
      };
      faults.push(isReadable(absolute).then((isRight) => (isRight ? [] : [fault])));
    });
  }
  return (await Promise.all(faults)).flat();
}
