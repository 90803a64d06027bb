/** Opens Visual Studio Code, unless EDITOR_LINK says otherwise: `cursor://file{file}:{line}:{column}` and the like. */
const usual = 'vscode://file{file}:{line}:{column}';

export interface Place {
  /** From the project's folder. */
  file: string;
  line?: number;
  column?: number;
}

/** What makes the address that opens a place in the writer's editor: a template for `editorLink`. */
export function editorTemplate(siteDir: string, env: NodeJS.ProcessEnv): string {
  return (env.EDITOR_LINK ?? usual).replace('{file}', `${siteDir}/{file}`);
}

/** The address that opens a place in the writer's editor. */
export function editorLink(template: string, { file, line = 1, column = 1 }: Place): string {
  return template
    .replace('{file}', encodeURI(file))
    .replace('{line}', String(line))
    .replace('{column}', String(column));
}
