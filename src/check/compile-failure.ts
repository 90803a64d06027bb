import { syntaxText } from './mdx-syntax.ts';

/** What stopped the bundler at a file of content or data, before the check of content has looked at it. */
export interface CompileFailure {
  /** Path from the project's folder; '' when the bundler does not say. */
  file: string;
  /** 1-based; missing when the parser does not say. */
  line?: number;
  column?: number;
  /** In the words of the check, or else of the parser. */
  cause: string;
}

/** What the parser of MDX says, as the check will say it. */
function inPlainWords(reason: string): string {
  const { message, remedy } = syntaxText(reason, '“”');
  return [message, remedy].filter(Boolean).join(' ');
}

/** The frame that the bundler draws around a message. */
const frame = /^[ \t]*[×╰─▶│·]+[ \t×─▶╰│]*/gm;

/**
 * Reads what the bundler says about a file of content or data; stacks and its own way there are left out.
 * @param message begins with the file: "ERROR in ./src/pages/about.mdx", then "Module build failed" and what a parser said
 */
export function compileFailure(message: string): CompileFailure {
  const text = message.replace(frame, '');
  const ofMdx = /^Cause: (.*)/m.exec(text)?.[1];
  const ofYaml = /^YAMLParseError: (.*) at line (\d+), column (\d+)/m.exec(text);
  const ofJson = /^JSON parse error: (.*?)\s*:?$/m.exec(text)?.[1];
  const cause =
    ofMdx ?? ofYaml?.[1] ?? ofJson ?? /^\w*Error: (.*)/m.exec(text)?.[1] ?? text.trim().split('\n').at(1) ?? text;
  const [, line, column] =
    ofYaml?.slice(1) ??
    /\((\d+):(\d+)[-)]/.exec(cause) ??
    /╭─\[(\d+):(\d+)\]/.exec(message) ??
    // Of MDX, when the cause has none: the parser's own fields.
    /"name": "(\d+):(\d+)[^]*"place":/.exec(text) ??
    [];
  const said = cause.replace(/\s*\(\d+:\d+(?:-\d+:\d+)?\)$/, '');
  return {
    file: /^ERROR in (?:\.\/)?(\S+)/.exec(message)?.[1] ?? '',
    // Front matter begins below its "---".
    ...(line && { line: Number(line) + (ofYaml ? 1 : 0), column: Number(column) }),
    cause: ofMdx ? inPlainWords(said) : said,
  };
}
