import { languageName } from '../../src/check/language-name.ts';
import { acceptCommand } from '../../src/check/translation/accept-command.ts';
import type { Acceptance } from '../../src/check/translation/accept.ts';
import type { FileWork, WorkItem } from '../../src/check/translation/work-list.ts';
import { counted } from './work-list-text.ts';

type Result = Acceptance & { work: FileWork };

type Refused = Acceptance['refused'][number];

/** Both texts of a block, to be read again. */
function textLines({ language }: FileWork, { item: { now, translation } }: Refused): string[] {
  const line = (name: string, text: string | undefined) => (text ? [`      ${name}: ${text}`] : []);
  return [
    ...line('English', now?.text),
    ...(translation?.text === now?.text ? [] : line(languageName(language.code), translation?.text)),
  ];
}

/** An accepted label with both of its texts: who accepts a whole file sees what that is. Other blocks are read in their file. */
function labelText({ source, language }: FileWork, { name, now, translation }: WorkItem): string {
  if (!source.endsWith('.json')) return name;
  return `${name}: ${now!.text} → ${translation!.text || `nothing in ${languageName(language.code)}`}`;
}

/** One command for all blocks of a file that were refused and may be right. */
function commandLines({ work, refused }: Result): string[] {
  return [false, true].flatMap((same) => {
    const items = refused.filter(({ needsSame }) => needsSame === same).map(({ item }) => item);
    return items.length > 1
      ? [`Those of ${work.name} that are right, at once: ${acceptCommand(work, items, same)}`]
      : [];
  });
}

/** How many blocks were accepted, with which doubts, and what was refused. */
export function acceptanceLines(language: string, results: Result[]): string[] {
  const accepted = results.flatMap((result) => result.accepted.map((item) => ({ item, work: result.work })));
  const refused = results.flatMap(({ work, refused: items }) => items.map((each) => ({ ...each, work })));
  const doubts = accepted.reduce((sum, { item }) => sum + item.doubts.length, 0);
  const summary = [
    `accepted ${counted(accepted.length, 'block')}${doubts > 0 ? ` with ${counted(doubts, 'doubt')}` : ''}`,
    ...(refused.length > 0 ? [`refused ${refused.length}`] : []),
  ].join(', ');
  // All of them: this is where a translator sees that one was accepted by accident.
  const listed = accepted.sort((a, b) => b.item.doubts.length - a.item.doubts.length);
  return [
    `${language}: ${summary}.`,
    ...listed.flatMap(({ item, work }) => [
      `  ${results.length > 1 ? `${work.name} ` : ''}${labelText(work, item)}`,
      ...item.doubts.map(({ message }) => `    Doubt: ${message}`),
    ]),
    ...refused.flatMap(({ work, ...each }) => [
      `  not ${work.name} ${each.item.name}: ${each.reason}`,
      ...each.doubts
        .filter(({ message }) => !each.reason.includes(message))
        .map(({ message }) => `      Also: ${message}`),
      ...textLines(work, each),
    ]),
    ...results.flatMap(commandLines),
  ];
}
