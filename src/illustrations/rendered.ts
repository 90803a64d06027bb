import { readdirSync } from 'node:fs';
import path from 'node:path';

import {
  coverName,
  landscapes,
  nameOnNight,
  panoramas,
  picturesOnNight,
  type Panorama,
} from '../domain/illustrations.ts';
import type { KeyFigure } from '../domain/schemas/post.ts';
import { modelCover } from './covers.ts';
import { onNight, type Palette } from './materials.ts';
import { fingerprint, type Model } from './model.ts';
import { modelScene, sceneNames } from './scenes.ts';

/** Where `npm run render` keeps what it made, each file as NAME.FINGERPRINT.avif. */
export const renderedFolder = (root: string): string => path.join(root, 'src/illustrations/rendered');

/** A picture that is shown in light, and its model. */
export interface Subject {
  name: string;
  model: Model;
  /** On a pale ground, on the dark band, or in the dark itself. */
  light: 'day' | 'night' | 'dim';
}

/** What the cover of a post shows. */
export type Figure = Pick<KeyFigure, 'form' | 'value'>;

const isFlat = (name: string): name is Panorama => (panoramas as readonly string[]).includes(name);

/** All scenes, and once more those that stand on the dark band too; panoramas are curves, which stay flat. */
export function subjects(palette: Palette): Subject[] {
  return [
    ...sceneNames
      .filter((name) => !isFlat(name))
      .map((name) => ({
        name: name as string,
        model: modelScene(name, palette),
        light: (landscapes as readonly string[]).includes(name) ? ('dim' as const) : ('day' as const),
      })),
    ...picturesOnNight.map((name) => ({
      name: nameOnNight(name),
      model: modelScene(name, onNight(palette)),
      light: 'night' as const,
    })),
  ];
}

/** The covers of posts with these figures. */
export const coverSubjects = (figures: readonly Figure[], palette: Palette): Subject[] =>
  figures.map((figure) => ({
    name: coverName(figure),
    model: modelCover(figure.form, figure.value, palette),
    light: 'night',
  }));

const fileName = (name: string) => name.replaceAll('.', '_');
export const renderedFile = ({ name, model }: Subject): string => `${fileName(name)}.${fingerprint(model)}.avif`;

/** The file that is there for a picture, whether it is up to date or not. */
export const renderedFileOf = (files: ReadonlyMap<string, string>, name: string): string | undefined =>
  files.get(fileName(name));

/** The files that are there, by their names without fingerprint. */
export function renderedFiles(root: string): Map<string, string> {
  const folder = renderedFolder(root);
  return new Map(readdirSync(folder).map((file) => [file.split('.')[0]!, path.join(folder, file)]));
}
