import type { FileWork, WorkItem } from './work-list.ts';

/** What remedies say of a doubt that may be right; where the block is known, the command stands in its place. */
export const acceptByName = 'accept it with its name';

/** The command that accepts blocks of a file. @param same whether they need `--same` */
export function acceptCommand({ language, name }: FileWork, items: WorkItem[], same = false): string {
  const blocks = items.map((item) => (/^[\w./-]+$/.test(item.name) ? item.name : `'${item.name}'`));
  return `npm run i18n -- accept ${language.code} ${name} ${blocks.join(' ')}${same ? ' --same' : ''}`;
}
