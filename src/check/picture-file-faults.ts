import { existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';

import type { teamSchema } from '../domain/schemas/owner-data.ts';
import { placeOf, walk, type Place } from './component-use.ts';
import { contentFiles } from './content-files.ts';
import type { Fault } from './fault.ts';
import { readJsonFile } from './json-file.ts';
import { picturePlace, writtenAddress } from './picture-address.ts';

const readable = ['jpeg', 'png', 'webp', 'avif', 'tiff', 'svg', 'gif'];

type Problem = Pick<Fault, 'rule' | 'message' | 'remedy' | 'severity'>;

const unreadable = (picture: string): Problem => ({
  rule: 'unreadable-picture',
  message: `${picture} is not a picture that can be read.`,
  remedy: 'Export it as JPEG or PNG.',
  severity: 'error',
});

/** A picture that is named somewhere. */
interface NamedPicture extends Place {
  file: string;
  /** Its path in the project. */
  picture: string;
  /** Pixels that it is wide at least; readers see narrower ones blurred. */
  narrowest: number;
}

/** What is wrong with a picture's file; HEIC is named heif, as AVIF is, and cannot be decoded. */
async function problemOf(siteDir: string, { picture, narrowest }: NamedPicture): Promise<Problem | undefined> {
  const { default: sharp } = await import('sharp');
  const file = path.join(siteDir, picture);
  try {
    const { format, compression, width, pages = 1 } = await sharp(file).metadata();
    if (!readable.includes(format) && !(format === 'heif' && compression === 'av1')) return unreadable(picture);
    if (pages > 1)
      return {
        rule: 'moving-picture',
        message: `${picture} moves, and readers see its first picture only.`,
        remedy: 'Show the moment that matters as a photo, or several photos.',
        severity: 'warning',
      };
    if (format !== 'svg' && width < narrowest)
      return {
        rule: 'small-picture',
        message: `${picture} is only ${width} pixels wide, so readers see it blurred.`,
        remedy: `Put the original there, at least ${narrowest} pixels wide.`,
        severity: 'warning',
      };
    // Only reading all of it tells whether its end is there.
    await sharp(file, { failOn: 'truncated' }).resize(8).toBuffer();
    return undefined;
  } catch {
    return unreadable(picture);
  }
}

/** What was found of files as they were then: the check runs after each save, and a large picture takes a second. */
const known = new Map<string, { version: string; problem: Promise<Problem | undefined> }>();

function knownProblemOf(siteDir: string, named: NamedPicture): Promise<Problem | undefined> {
  const file = path.join(siteDir, named.picture);
  const { mtimeMs, size } = statSync(file);
  const version = `${mtimeMs} ${size} ${named.narrowest}`;
  const before = known.get(file);
  if (before?.version === version) return before.problem;
  const problem = problemOf(siteDir, named);
  known.set(file, { version, problem });
  return problem;
}

function picturesOfTexts(siteDir: string): NamedPicture[] {
  const pictures: NamedPicture[] = [];
  for (const { file, tree } of contentFiles(siteDir)) {
    if (!tree) continue;
    walk(tree, (node) => {
      if (node.type === 'image' && !/^https:/.test(node.url))
        pictures.push({ file, ...placeOf(node), picture: picturePlace(file, node.url), narrowest: 600 });
    });
  }
  return pictures;
}

function portraits(siteDir: string): NamedPicture[] {
  const file = 'data/team.json';
  const { value, placeOf } = readJsonFile(siteDir, file);
  const { members = {} } = (value ?? {}) as Partial<z.input<typeof teamSchema>>;
  return Object.entries(members).flatMap(([id, { portrait }]) =>
    portrait ? [{ file, ...placeOf(['members', id, 'portrait']), picture: `static${portrait}`, narrowest: 200 }] : [],
  );
}

/** Pictures beside texts that no text shows. */
function unusedPictures(siteDir: string): Fault[] {
  const texts = contentFiles(siteDir).map(({ text }) => text);
  return globSync('{blog,src/pages,src/content}/**/*.{jpg,jpeg,png,webp,avif,tif,tiff,gif,heic}', { cwd: siteDir })
    .map((found) => found.replaceAll(path.sep, '/'))
    .filter((file) => {
      const name = path.posix.basename(file);
      return !texts.some((text) => text.includes(name) || text.includes(encodeURI(name)));
    })
    .map((file) => ({
      file,
      rule: 'unused-picture',
      message: 'No text shows this picture.',
      remedy: `Show it, ![What it shows](${writtenAddress(path.posix.basename(file))}), or remove it.`,
      severity: 'warning',
    }));
}

/** Pictures that are there and cannot be shown well, such as HEIC of a phone or a file that was cut off, and those that nobody sees. */
export async function pictureFileFaults(siteDir: string): Promise<Fault[]> {
  const pictures = [...picturesOfTexts(siteDir), ...portraits(siteDir)];
  const faults = pictures.map(async (named): Promise<Fault[]> => {
    if (!existsSync(path.join(siteDir, named.picture))) return [];
    const { file, line, column } = named;
    const problem = await knownProblemOf(siteDir, named);
    return problem ? [{ file, line, column, ...problem }] : [];
  });
  return [...(await Promise.all(faults)).flat(), ...unusedPictures(siteDir)];
}
