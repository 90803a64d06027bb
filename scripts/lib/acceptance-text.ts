import type { Acceptance } from '../../src/check/translation/accept.ts';
import type { FileWork } from '../../src/check/translation/work-list.ts';
import { counted } from './work-list-text.ts';

type Result = Acceptance & { work: FileWork };

/** How many blocks were accepted, with which doubts, and what was refused. */
export function acceptanceLines(language: string, results: Result[]): string[] {
  const accepted = results.flatMap((result) => result.accepted.map((item) => ({ ...item, file: result.work.name })));
  const refused = results.flatMap(({ work, refused: items }) => items.map((each) => ({ ...each, file: work.name })));
  const doubts = accepted.reduce((sum, item) => sum + item.doubts.length, 0);
  const summary = [
    `accepted ${counted(accepted.length, 'block')}${doubts > 0 ? ` with ${counted(doubts, 'doubt')}` : ''}`,
    ...(refused.length > 0 ? [`refused ${refused.length}`] : []),
  ].join(', ');
  // All of them: this is where a translator sees that one was accepted by accident.
  const listed = accepted.sort((a, b) => b.doubts.length - a.doubts.length);
  return [
    `${language}: ${summary}.`,
    ...listed.flatMap(({ file, name, doubts: found }) => [
      `  ${results.length > 1 ? `${file} ` : ''}${name}`,
      ...found.map(({ message, remedy = '' }) => `    Doubt: ${message} ${remedy}`.trimEnd()),
    ]),
    ...refused.map(({ file, item, reason }) => `  not ${file} ${item.name}: ${reason}`),
  ];
}
