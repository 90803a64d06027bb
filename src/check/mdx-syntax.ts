import type { Fault } from './fault.ts';

type Text = Pick<Fault, 'message' | 'remedy'>;

export const imageText: Text = {
  message: 'Pictures are written in Markdown, not in HTML.',
  remedy: 'Write ![What it shows](./car.jpg).',
};

/** What the parser says, and how to say it to writers; `$1` is what the parser names. */
const texts: [RegExp, Text][] = [
  [
    /^Unexpected character `!`.* before name/,
    { message: '"<!" begins a comment of HTML, which MDX does not have.', remedy: 'Write {/* … */} for <!-- … -->.' },
  ],
  [
    /^Unexpected character `(.+?)` \(U\+\w+\) before name/,
    { message: '"<$1" is read as the beginning of a component.', remedy: 'Write "\\<$1", or "less than".' },
  ],
  [/^Address (mailto:)?(\S+)$/, { message: '<$2> is read as a component.', remedy: 'Write [words]($1$2).' }],
  [
    /^Missing comma in (\w+) of (<\w+>)$/,
    { message: 'A comma is missing before this, in $1 of $2.', remedy: 'Write a comma between two parts of a list.' },
  ],
  [/^Decimal comma (.+)$/, { message: 'A comma stands in a number.', remedy: 'Write $1 with a point.' }],
  [
    /^Closed after the paragraph `(<[\w.]*>)`/,
    {
      message: '$1 begins in a paragraph and ends below it.',
      remedy: 'Put an empty line after the opening tag.',
    },
  ],
  [
    /^Expected the closing tag `(<\/[\w.]*>)` either after the end/,
    {
      message: '$1 stands in a paragraph that began inside.',
      remedy: 'Put $1 on a line of its own, with an empty line before it.',
    },
  ],
  [
    /^Expected a closing tag for `<(br|wbr|hr)>`/,
    { message: '<$1> needs a slash: it has no content.', remedy: 'Write <$1 />.' },
  ],
  [/^Expected a closing tag for `<img>`/, imageText],
  [
    /^Expected a closing tag for `(<\/?)([\w.]*)>`/,
    {
      message: '$1$2> is opened here and never closed.',
      remedy: 'Add </$2> below its content, or write <$2 … /> when it has none.',
    },
  ],
  [
    /^Unexpected closing tag `(<\/[\w.]*>)`, expected corresponding closing tag for `(<[\w.]*>)` \((\d+):/,
    {
      message: '$1 closes nothing: $2 on line $3 is still open.',
      remedy: 'Close that one first, or correct the name.',
    },
  ],
  [
    /^Unexpected closing slash `\/` in tag/,
    { message: 'This closes a component that was not opened.', remedy: 'Remove it, or open the component above.' },
  ],
  [
    /^Unexpected end of file in expression/,
    { message: 'A { is opened and never closed.', remedy: 'Close it with }, or write \\{ to show the brace.' },
  ],
  [
    /^Curly quote (.)$/,
    {
      message: 'A curly quote stands here, $1, which code does not have.',
      remedy: "Write straight ones around the words: 'LFP'.",
    },
  ],
  [
    /^Ends itself `(<[\w.]*)` (\d+)$/,
    {
      message: 'This closes nothing: the $1> on line $2 ends itself with />.',
      remedy: 'Write > for /> there, where its content follows.',
    },
  ],
  [
    /^Could not parse expression/,
    {
      message: 'What stands between { and } is read as code, and is none.',
      remedy: 'Write \\{ and \\} to show braces; the id of a heading is {/* #id */}.',
    },
  ],
  [
    /^Could not parse import\/exports/,
    {
      message: 'A line that begins with "import" or "export" is read as code.',
      remedy: 'Begin the line with another word.',
    },
  ],
  [
    /^Unexpected character `.+?` \(U\+\w+\) before attribute value/,
    {
      message: 'The value of an attribute has to stand in straight double quotes.',
      remedy: 'Write name="value", or name={5} for numbers. Of HTML pasted from elsewhere, keep the words alone.',
    },
  ],
  [
    /^Unexpected character `"`.* in attribute name/,
    {
      message: 'A double quote ends the value of the attribute here.',
      remedy: 'Write OPEN and CLOSE within a value, or put the value in single quotes.',
    },
  ],
  [
    /^Unexpected character `.+?` \(U\+\w+\) (?:in|before|after) (?:attribute name|name|local name|member name|local attribute name|closing tag)/,
    {
      message: 'A < before this begins a component, and this does not belong into one.',
      remedy: 'Write "\\<" to show the sign, or "less than"; in a component, write name="value".',
    },
  ],
  [
    /^Unexpected end of file in attribute value/,
    { message: 'A quote of an attribute is never closed.', remedy: 'Add the closing quote.' },
  ],
  [
    /^Unexpected end of file/,
    { message: 'A component is begun with < and its tag never ends.', remedy: 'Add >, or write \\< to show the sign.' },
  ],
];

/**
 * What a message of the parser says to writers.
 * @param quotes the opening and the closing quotation mark of the text's language
 */
export function syntaxText(reason: string, [open, close]: string): Text {
  for (const [pattern, { message, remedy }] of texts) {
    const match = pattern.exec(reason);
    const fill = (text: string | undefined) =>
      text
        ?.replace(/\$(\d)/g, (_, index: string) => match?.[Number(index)] ?? '')
        .replace('OPEN and CLOSE', `${open} and ${close}`);
    if (match) return { message: fill(message)!, remedy: fill(remedy) };
  }
  return { message: `This is not MDX: ${reason.replace(/\.?$/, '.')}` };
}
