import { languageOfFile } from '../domain/content-folders.ts';
import { placeOf, walk } from './component-use.ts';
import type { ContentFile } from './content-files.ts';
import type { Fault } from './fault.ts';

/** Words that say nothing of where a link leads, by language: who jumps from link to link hears nothing else. */
const vagueWords: Record<string, string> = {
  en: 'here|click here|this|this page|link|more|read more|learn more',
  sv: 'här|klicka här|denna sida|länk|mer|läs mer',
  da: 'her|klik her|denne side|link|mere|læs mere',
  no: 'her|klikk her|denne siden|lenke|mer|les mer',
  nl: 'hier|klik hier|deze pagina|link|meer|lees meer',
};

/** Links whose words fit every link. */
export function linkWordFaults({ file, tree }: ContentFile): Fault[] {
  const vague = vagueWords[languageOfFile(file)];
  if (!tree || !vague) return [];
  const faults: Fault[] = [];
  walk(tree, (node) => {
    const [only] = node.type === 'link' ? node.children : [];
    if (only?.type !== 'text' || !new RegExp(`^(?:${vague})[.!]?$`, 'iu').test(only.value.trim())) return;
    faults.push({
      file,
      ...placeOf(node),
      rule: 'vague-link',
      message: `The link "${only.value}" does not say where it leads.`,
      remedy: 'Link the words that name what is there.',
      severity: 'warning',
    });
  });
  return faults;
}
