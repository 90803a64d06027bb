import { readdirSync } from 'node:fs';
import path from 'node:path';

import { closeUps, coverName, isLandscape, landscapes, nameOnNight, picturesOnNight } from '../domain/illustrations.ts';
import type { KeyFigure } from '../domain/schemas/post.ts';
import { modelCover } from './covers.ts';
import { onNight, type Palette } from './materials.ts';
import { fingerprint, type Model } from './model.ts';
import { modelScene, sceneNames } from './scenes.ts';
import { scriptFingerprint } from './scripts.ts';

/** Where `npm run render` keeps what it made, each file as NAME.FINGERPRINT.avif. */
export const renderedFolder = (root: string): string => path.join(root, 'src/illustrations/rendered');

/** A picture that is shown in light. */
export interface Subject {
  name: string;
  /** Changes with what is rendered. */
  fingerprint: string;
}

/** One that is rendered as it is drawn. */
export interface ModelSubject extends Subject {
  model: Model;
  /** On a pale ground, or on the dark band. */
  light: 'day' | 'night';
}

/** What the cover of a post shows. */
export type Figure = Pick<KeyFigure, 'form' | 'value'>;

const modelSubject = (name: string, model: Model, light: ModelSubject['light']): ModelSubject => ({
  name,
  model,
  light,
  fingerprint: fingerprint(model),
});

/** All scenes that are rendered as they are drawn, which views are not, and once more those that stand on the dark band too. */
export const subjects = (palette: Palette): ModelSubject[] => [
  ...sceneNames
    .filter((name) => !isLandscape(name))
    .map((name) => modelSubject(name, modelScene(name, palette), 'day')),
  ...picturesOnNight.map((name) => modelSubject(nameOnNight(name), modelScene(name, onNight(palette)), 'night')),
];

/** The covers of posts with these figures. */
export const coverSubjects = (figures: readonly Figure[], palette: Palette): ModelSubject[] =>
  figures.map((figure) => modelSubject(coverName(figure), modelCover(figure.form, figure.value, palette), 'night'));

/** Views, each of which a script of its own renders with a lens; without it the flat drawing is shown. */
export const landscapeSubjects = (root: string, palette: Palette): Subject[] =>
  landscapes.map((name) => ({ name, fingerprint: scriptFingerprint(root, name, palette) }));

/** Close-ups, which are rendered as views are. */
export const closeUpSubjects = (root: string, palette: Palette): Subject[] =>
  closeUps.map((name) => ({ name, fingerprint: scriptFingerprint(root, name, palette) }));

const fileName = (name: string) => name.replaceAll('.', '_');
export const renderedFile = ({ name, fingerprint }: Subject): string => `${fileName(name)}.${fingerprint}.avif`;

/** The file that is there for a picture, whether it is up to date or not. */
export const renderedFileOf = (files: ReadonlyMap<string, string>, name: string): string | undefined =>
  files.get(fileName(name));

/** The files that are there, by their names without fingerprint. */
export function renderedFiles(root: string): Map<string, string> {
  const folder = renderedFolder(root);
  return new Map(readdirSync(folder).map((file) => [file.split('.')[0]!, path.join(folder, file)]));
}
