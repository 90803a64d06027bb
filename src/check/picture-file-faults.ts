import { existsSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';

import type { teamSchema } from '../domain/schemas/owner-data.ts';
import { placeOf, walk, type Place } from './component-use.ts';
import { contentFiles } from './content-files.ts';
import type { Fault } from './fault.ts';
import { readJsonFile } from './json-file.ts';
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

/** A picture that is named somewhere. */
interface NamedPicture extends Place {
  file: string;
  /** Its path in the project. */
  picture: string;
}

function picturesOfTexts(siteDir: string): NamedPicture[] {
  const pictures: NamedPicture[] = [];
  for (const { file, tree } of contentFiles(siteDir)) {
    if (!tree) continue;
    walk(tree, (node) => {
      if (node.type === 'image' && !/^https:/.test(node.url))
        pictures.push({ file, ...placeOf(node), picture: picturePlace(file, node.url) });
    });
  }
  return pictures;
}

function portraits(siteDir: string): NamedPicture[] {
  const file = 'data/team.json';
  const { value, placeOf } = readJsonFile(siteDir, file);
  const { members = {} } = (value ?? {}) as Partial<z.input<typeof teamSchema>>;
  return Object.entries(members).flatMap(([id, { portrait }]) =>
    portrait ? [{ file, ...placeOf(['members', id, 'portrait']), picture: `static${portrait}` }] : [],
  );
}

/** Pictures that are there and are none, such as HEIC of a phone or a text file that was renamed. */
export async function pictureFileFaults(siteDir: string): Promise<Fault[]> {
  const pictures = [...picturesOfTexts(siteDir), ...portraits(siteDir)];
  const faults = pictures.map(async ({ picture, ...place }): Promise<Fault[]> => {
    const absolute = path.join(siteDir, picture);
    if (!existsSync(absolute) || (await isReadable(absolute))) return [];
    return [
      {
        ...place,
        rule: 'unreadable-picture',
        message: `${picture} is not a picture that can be read.`,
        remedy: 'Export it as JPEG or PNG.',
        severity: 'error',
      },
    ];
  });
  return (await Promise.all(faults)).flat();
}
