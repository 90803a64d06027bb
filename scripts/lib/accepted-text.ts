/** The translation that was accepted of a block that was edited since, as git has it. */
import { spawnSync } from 'node:child_process';

import type { Block } from '../../src/check/translation/block.ts';
import { isAccepted } from '../../src/check/translation/pair-translation.ts';
import { isTakenBack } from '../../src/check/translation/sources.ts';
import { blocksIn } from '../../src/check/translation/translated-files.ts';
import type { FileWork, WorkItem } from '../../src/check/translation/work-list.ts';

/** Mostly it is the last version of the file; further back than this nobody looks for it. */
const mostVersions = 10;

export type AcceptedText = (work: FileWork, item: WorkItem) => string | undefined;

/** @returns what finds the text that was accepted; it finds none of what is new, is as it was accepted or older than git shows */
export function loadAcceptedTexts(siteDir: string): AcceptedText {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: siteDir, encoding: 'utf8' }).stdout ?? '';
  const commits = new Map<string, string[]>();
  const blocks = new Map<string, Block[]>();
  const commitsOf = (file: string) => {
    const known =
      commits.get(file) ?? git('log', `-${mostVersions}`, '--format=%H', '--', file).split('\n').filter(Boolean);
    commits.set(file, known);
    return known;
  };
  const blocksOf = (commit: string, file: string) => {
    const version = `${commit}:./${file}`;
    const known = blocks.get(version) ?? blocksIn(git('show', version), file).blocks;
    blocks.set(version, known);
    return known;
  };
  return ({ language, translation: translated }, item) => {
    const { then, translation } = item;
    if (!then?.translations || isTakenBack(then) || !translation || isAccepted(item, translation)) return undefined;
    const file = `i18n/${language.code}/${translated}`;
    for (const commit of commitsOf(file)) {
      const found = blocksOf(commit, file).find(
        (block) => block.label === translation.label && isAccepted(item, block),
      );
      if (found) return found.text;
    }
    return undefined;
  };
}
