import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

import { builtFile, builtHtml } from '../../scripts/lib/built-pages';
import { allPages, buildDir, expect, test } from './support';

/** Every page that a visitor can come to; the gallery is for those who work on the site. */
const visited = [
  ...allPages.filter((address) => !/\/design-system(?:\/|$)/.test(address)),
  '/404',
  '/sv/404',
  '/product-not-found',
];

/** What a validator says of a page. */
interface Message {
  text: string;
  where: string;
}

/** What a validator says and we leave as it is, each with its reason. */
interface Accepted {
  text: RegExp;
  reason: string;
}

/** All messages without a known reason, each with one place; and that no reason is known for what nobody finds any more. */
function expectOnly(accepted: Accepted[], messages: Message[]): void {
  const unknown = messages.filter(({ text }) => !accepted.some((known) => known.text.test(text)));
  expect(Object.fromEntries(unknown.map(({ text, where }) => [text, where]))).toEqual({});
  const outdated = accepted.filter((known) => !messages.some(({ text }) => known.text.test(text)));
  expect(outdated.map(({ text }) => text.source)).toEqual([]);
}

const coverOfTour =
  'The drawing on the cover of a tour is a part of its play button, hidden from screen readers. Parsers keep it in place.';

test('Every page is valid HTML by html-validate', async () => {
  const validator = new HtmlValidate(new StaticConfigLoader([], { extends: ['html-validate:standard'] }));
  const messages: Message[] = [];
  for (const address of visited) {
    const { results } = await validator.validateString(builtHtml(buildDir, address), address);
    for (const { ruleId, message, line, column } of results.flatMap((result) => result.messages))
      messages.push({ text: `${ruleId}: ${message}`, where: `${address}:${line}:${column}` });
  }
  expectOnly(
    [
      {
        text: /<style> element is not permitted as content under <div>$/,
        reason: 'The Nu checker takes it, but for the one page that is named there.',
      },
      { text: /<div> element is not permitted as content under <span>$/, reason: coverOfTour },
    ],
    messages,
  );
});

/** Runs the Nu checker, a Java program, on files. */
function nuCheck(files: string[]): Message[] {
  const jar = require.resolve('vnu-jar/build/dist/vnu.jar');
  const answer = execFileSync(
    'java',
    ['-Xmx768m', '-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', ...files],
    { encoding: 'utf8', maxBuffer: 1024 * 1024 * 1024 },
  );
  const { messages } = JSON.parse(answer) as {
    messages: { type: string; message: string; url: string; lastLine?: number; lastColumn?: number }[];
  };
  return messages.map(({ message, url, lastLine, lastColumn }) => ({
    text: message,
    where: `${url}:${lastLine}:${lastColumn}`,
  }));
}

test('Every page is valid HTML by the Nu checker', () => {
  test.skip(spawnSync('java', ['-version']).error !== undefined && !process.env.CI, 'no Java');
  expectOnly(
    [
      {
        text: /^Trailing slash on void elements has no effect/,
        reason: 'React writes them. Attributes before one are in quotation marks or followed by a space.',
      },
      {
        text: /^The “(?:table|rowgroup|row|rowheader|columnheader|cell)” role is unnecessary for element/,
        reason:
          'Phones show tables as cards by `display`, which takes these roles away in browsers; written, they stay.',
      },
      {
        text: /^The “role” attribute must not be used on a “(?:tr|th|td)” element which has a “table” ancestor/,
        reason: 'The same.',
      },
      {
        text: /^CSS: /,
        reason:
          'The checker knows older CSS than the browsers that the site is for. The build has parsed all of it (lightningcss).',
      },
      {
        text: /^Section lacks heading\./,
        reason: 'A warning: these sections are bands of a page whose heading stands above or beside them.',
      },
      { text: /^Element “div” not allowed as child of element “span” in this context\./, reason: coverOfTour },
      {
        text: /^The selector “(?:main)?:has\(\[data-window-card\]\)/,
        reason:
          'Printing the card alone has to hide the rest of the page. In the head, React would write it again, and the security policy refuse it.',
      },
    ],
    nuCheck(visited.map((address) => path.relative(process.cwd(), builtFile(buildDir, address)))),
  );
});
