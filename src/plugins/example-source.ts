import type { MarkdownConfig } from '@docusaurus/types';

/** Makes each example of the gallery export its own text as `source`: what is shown and what is pasted are one file. */
export const exportExampleSource: NonNullable<MarkdownConfig['preprocessor']> = ({ filePath, fileContent }) => {
  if (!/[/\\]gallery[/\\]examples[/\\]/.test(filePath)) return fileContent;
  const body = fileContent.replace(/^---\n.*?\n---\n/s, '').trim();
  return `${fileContent}\n\nexport const source = ${JSON.stringify(body)};\n`;
};
