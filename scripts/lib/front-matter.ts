import { parseDocument, type Document } from 'yaml';

const frontMatter = /^(---\r?\n)([\s\S]*?)(?=^---[ \t]*$)/m;

function edited(yaml: string, edit: (document: Document) => void): string {
  const document = parseDocument(yaml);
  edit(document);
  // As Prettier writes it: what is not edited stays as it is.
  return document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false });
}

/** Changes the front matter of an MDX file, or a YAML file, and leaves everything else as it is written. */
export function editYaml(text: string, file: string, edit: (document: Document) => void): string {
  if (file.endsWith('.yml')) return edited(text, edit);
  return text.replace(frontMatter, (_all, fence: string, yaml: string) => `${fence}${edited(yaml, edit)}`);
}

/** What a field of an MDX file's front matter, or of a YAML file, says. */
export function yamlValue(text: string, file: string, path: string[]): unknown {
  const yaml = file.endsWith('.yml') ? text : (frontMatter.exec(text)?.[2] ?? '');
  return parseDocument(yaml).getIn(path, true);
}
