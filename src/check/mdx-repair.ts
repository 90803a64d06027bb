import type { VFileMessage } from 'vfile-message';

/** A text without what the parser stumbled over; the places of the rest stay as they were. */
interface Repair {
  text: string;
  /** Where the fault begins, if the parser names a place after it. */
  offset?: number;
  /** True for what follows from an earlier fault and is none by itself. */
  isConsequence?: boolean;
  /** What the parser would have said had it known the cause. */
  reason?: string;
  /** True when the rest lacks nothing but a sign. */
  isWhole?: boolean;
}

interface Tag {
  name: string;
  start: number;
  end: number;
  /** Where a value begins that runs on into other lines: its quote was forgotten. */
  openQuote?: number;
}

const blank = (text: string, start: number, end: number) =>
  text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ') + text.slice(end);

function offsetAt(text: string, line: number, column: number): number {
  const above = text.split('\n').slice(0, line - 1);
  return above.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
}

/** The end of the paragraph that a place stands in. */
function paragraphEnd(text: string, offset: number): number {
  const length = text.slice(offset).search(/\r?\n[ \t]*\r?\n/);
  return length < 0 ? text.length : offset + length;
}

/** The tag that a place stands in, or that begins last before it. */
function tagAt(text: string, offset: number): Tag | undefined {
  const opening = /<([A-Za-z][\w.]*)/g;
  let tag: Tag | undefined;
  for (let match = opening.exec(text); match && match.index <= offset; match = opening.exec(text)) {
    const rest = /(?:"[^"]*"|'[^']*'|[^"'>])*>?/y;
    rest.lastIndex = opening.lastIndex;
    const [inside = ''] = rest.exec(text) ?? [];
    const whole = text.slice(match.index, opening.lastIndex + inside.length + 1);
    // A value with a > at the end of its line, or with the name of the next attribute.
    const value = /=\s*(["'])(?:(?!\1)[^])*?>\s*\n/.exec(whole) ?? /=\s*"[^"]*\s[a-zA-Z]+="/.exec(whole);
    const isOpen = value !== null || !inside.endsWith('>');
    tag = {
      name: match[1]!,
      start: match.index,
      end: isOpen ? paragraphEnd(text, match.index) : opening.lastIndex + inside.length,
      openQuote: value ? match.index + value.index + value[0].search(/["']/) : undefined,
    };
    opening.lastIndex = Math.max(opening.lastIndex, tag.end);
    if (tag.end > offset || value) break;
  }
  return tag;
}

/** The brace that was opened first and is never closed. */
function openBrace(text: string): number {
  const open: number[] = [];
  for (const { 0: brace, index } of text.matchAll(/(?<!\\)[{}]/g)) {
    if (brace === '{') open.push(index);
    else open.pop();
  }
  return open[0] ?? -1;
}

/** The code between two braces that a place stands in. */
function bracesAround(text: string, offset: number): { start: number; end: number } | undefined {
  const start = openBrace(text.slice(0, offset));
  const end = text.indexOf('}', offset);
  return start < 0 || end < 0 ? undefined : { start, end: end + 1 };
}

/** What the parser would say of two parts of a list without a comma between them. */
function missingComma(text: string, offset: number): string | undefined {
  if (!/[}\]"'\d]\s*$/.test(text.slice(0, offset)) || !/^[{["'\w]/.test(text.slice(offset))) return undefined;
  const tag = tagAt(text, offset);
  const [, name] = [...text.slice(tag?.start, offset).matchAll(/\s(\w+)=\{/g)].at(-1) ?? [];
  return tag && name && `Missing comma in ${name} of <${tag.name}>`;
}

/** A number with a decimal comma that a place stands in or behind. */
function decimalComma(text: string, offset: number): { offset: number; reason: string } | undefined {
  const [rest = ''] = /^\d*/.exec(text.slice(offset)) ?? [];
  const found = /(?<![\w.,])(\d+),(\d+)\s*$/.exec(text.slice(0, offset + rest.length));
  return found ? { offset: found.index, reason: `Decimal comma ${found[1]}.${found[2]}` } : undefined;
}

/** A curly quote in code that a place stands at, or behind. */
function curlyQuote(text: string, offset: number): { offset: number; reason: string } | undefined {
  const at = text.slice(offset, offset + 1).search(/[“”‘’]/) === 0 ? offset : offset - 1;
  return /[“”‘’]/.test(text[at] ?? '') ? { offset: at, reason: `Curly quote ${text[at]}` } : undefined;
}

/** Takes faults of the syntax out of a text one by one, so that what else is wrong can be named too. */
export class MdxRepair {
  /** Components whose beginning was taken out, and whose end is none of the writer's faults. */
  private readonly opened: string[] = [];

  /** @returns undefined when nothing can be taken out */
  next(text: string, { reason, ruleId, place }: VFileMessage): Repair | undefined {
    const point = place && 'start' in place ? place.start : place;
    const offset = point?.offset ?? text.length;
    const open = text.lastIndexOf('<', offset);
    const [address] = ruleId === 'unexpected-character' ? (/^<[^\s<>]+[@:][^\s<>]*>/.exec(text.slice(open)) ?? []) : [];
    if (address?.includes('@') || address?.includes('://')) {
      const quoted = `‹${address.slice(1, -1)}›`;
      const to = address.includes('://') ? '' : 'mailto:';
      return {
        text: text.slice(0, open) + quoted + text.slice(open + address.length),
        offset: open,
        reason: `Address ${to}${address.slice(1, -1)}`,
        isWhole: true,
      };
    }
    if (ruleId === 'unexpected-character' && text[offset - 1] === '<')
      return { text: `${text.slice(0, offset - 1)}‹${text.slice(offset)}`, isWhole: true };
    if (ruleId === 'end-tag-mismatch') return this.mismatch(text, reason, offset);
    if (ruleId === 'unexpected-closing-slash') return this.close(text, offset - 1);
    if (reason.startsWith('Could not parse import')) {
      const start = Math.max(
        ...['import', 'export'].map((word) => `\n${text.slice(0, offset)}`.lastIndexOf(`\n${word}`)),
      );
      return start < 0 ? undefined : { text: blank(text, start, paragraphEnd(text, start)), offset: start };
    }
    if (reason.startsWith('Unexpected end of file in expression')) {
      const start = openBrace(text);
      if (start >= 0 && text[start - 1] !== '=')
        return { text: `${text.slice(0, start)}(${text.slice(start + 1)}`, offset: start };
      return this.tag(text, start, start);
    }
    if (reason.startsWith('Could not parse expression')) {
      const braces = bracesAround(text, offset);
      if (braces && text[braces.start - 1] !== '=') return { text: blank(text, braces.start, braces.end) };
    }
    const repair = this.tag(text, offset);
    if (!repair || !reason.startsWith('Could not parse expression')) return repair;
    const quote = curlyQuote(text, offset);
    if (quote) return { ...repair, ...quote };
    const decimal = decimalComma(text, offset);
    if (decimal) return { ...repair, ...decimal };
    const comma = missingComma(text, offset);
    return comma ? { ...repair, offset, reason: comma } : repair;
  }

  /** Takes out the tag at a place. */
  private tag(text: string, offset: number, begin?: number): Repair | undefined {
    const tag = tagAt(text, offset);
    if (!tag) return undefined;
    if (!text.slice(tag.start, tag.end).endsWith('/>')) this.opened.push(tag.name);
    const isAtEnd = offset >= text.trimEnd().length;
    return {
      text: blank(text, tag.start, tag.end),
      offset: tag.openQuote ?? begin ?? (isAtEnd ? tag.start : undefined),
      reason: tag.openQuote === undefined ? undefined : 'Unexpected end of file in attribute value',
    };
  }

  /** Takes out `</Name>`. */
  private close(text: string, start: number): Repair | undefined {
    const [tag, name] = /^<\/([\w.]*)[^>]*>?/.exec(text.slice(start)) ?? [];
    if (!tag) return undefined;
    const index = this.opened.indexOf(name!);
    if (index >= 0) this.opened.splice(index, 1);
    return { text: blank(text, start, start + tag.length), isConsequence: index >= 0 };
  }

  /** `</Question>` of a `<Question … />` above it, with which it was meant to be a pair. */
  private endedByItself(text: string, reason: string, offset: number): Repair | undefined {
    const [, closing] = /^Unexpected closing tag `<\/([\w.]*)>`/.exec(reason) ?? [];
    if (!closing) return undefined;
    const above = text.slice(0, offset);
    const last = [...above.matchAll(new RegExp(`<(/?)${closing}(?=[\\s/>])(?:"[^"]*"|'[^']*'|[^"'>])*>`, 'g'))].at(-1);
    if (!last || last[1] === '/' || !last[0].endsWith('/>')) return undefined;
    const line = above.slice(0, last.index).split('\n').length;
    return {
      ...this.close(text, offset)!,
      offset,
      isConsequence: false,
      reason: `Ends itself \`<${closing}\` ${line}`,
    };
  }

  private mismatch(text: string, reason: string, offset: number): Repair | undefined {
    const ended = this.endedByItself(text, reason, offset);
    if (ended) return ended;
    const [, closing] = /^Unexpected closing tag `<\/([\w.]*)>`/.exec(reason) ?? [];
    if (closing !== undefined && this.opened.includes(closing)) return this.close(text, offset);
    const [, inParagraph] = /^Expected the closing tag `<\/([\w.]*)>` either after the end/.exec(reason) ?? [];
    if (inParagraph !== undefined) {
      const opening = tagAt(text, text.lastIndexOf(`<${inParagraph}`, offset));
      const rest = opening ? blank(text, opening.start, opening.end) : text;
      return { ...this.close(rest, offset)!, isConsequence: false };
    }
    const [, name, ...numbers] = /for `<([\w.]*)>` \((\d+):(\d+)-(\d+):(\d+)\)/.exec(reason) ?? [];
    if (name === undefined) return undefined;
    const [line, column, lastLine, lastColumn] = numbers.map(Number);
    const start = offsetAt(text, line!, column!);
    const without = blank(text, start, offsetAt(text, lastLine!, lastColumn!));
    const above = text.slice(0, offset);
    const count = (pattern: string) => above.match(new RegExp(pattern, 'g'))?.length ?? 0;
    const isOpen = closing === undefined || count(`<${closing}(?=[\\s>])`) > count(`</${closing}>`);
    // A name with a slip has neither beginning nor end.
    if (!isOpen) return { ...this.close(without, offset)!, isConsequence: false };
    this.opened.push(name);
    const closings = text.slice(offset).split(`</${name}>`).length - 1;
    const isClosedLater = reason.includes('before the end of `paragraph`') && closings > 0;
    if (isClosedLater && text.split(new RegExp(`<${name}[\\s>]`)).length === text.split(`</${name}>`).length)
      return { text: without, offset: start, reason: `Closed after the paragraph \`<${name}>\`` };
    return closing === undefined
      ? { text: without, offset: start }
      : { text: without, offset: start, reason: `Expected a closing tag for \`<${name}>\`` };
  }
}
