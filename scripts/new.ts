/**
 * Makes the file of a new product, post, page or position to fill in: `npm run new post`. It asks for what it needs; what
 * is given as an option (`npm run new post "A title" -- --slug a-title`) it does not ask. The file is a draft.
 *
 *   product   --name, --slug, --tagline, --audience, --icon
 *   post      --title, --slug, --category, --date
 *   page      --heading, --slug
 *   position  --title, --slug, --location, --employment, --closes
 */
import './lib/help.ts';

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';

import { pagePathOf } from '../src/check/pages.ts';
import { today } from '../src/domain/calendar.ts';
import { ask, type Question } from './lib/ask.ts';
import { fail, parseArguments } from './lib/command-line.ts';
import { kinds } from './lib/new-content.ts';
import { root } from './lib/paths.ts';

const names = ['name', 'title', 'heading', 'slug', 'tagline', 'audience', 'icon', 'category', 'date', 'location'];
const { values, positionals } = parseArguments(
  Object.fromEntries([...names, 'employment', 'closes'].map((name) => [name, { type: 'string' as const }])),
);
const [what = '', title, ...others] = positionals;
const kind = kinds[what]?.(today(process.env));
if (!kind) fail(`Say what is new: npm run new ${Object.keys(kinds).join('|')}`);
// npm keeps the options that stand before "--" to itself, and hands on what follows them.
if (others.length > 0)
  fail(
    `Nothing is known of "${others.join('" and "')}". Quote a title of several words; options stand behind --, as in: npm run new ${what} "A title" -- --slug a-title`,
  );

const given: Record<string, string | undefined> = { [kind.title]: title, ...values };
const terminal = process.stdin.isTTY ? ask({ input: process.stdin, output: process.stdout }) : undefined;

/** What is wrong with an option, or has to be given since nobody is there to be asked. */
function optionFault({ name, text, proposal, fault }: Question): string | undefined {
  const option = given[name];
  if (option === undefined) return terminal || proposal !== undefined ? undefined : `Give --${name}: ${text}.`;
  const wrong = fault(option);
  return wrong && `--${name}: ${wrong}`;
}

const answers: Record<string, string> = {};
for (const [name, option] of Object.entries(given)) if (option !== undefined) answers[name] = option;
const questions = kind.questions.map((makeQuestion) => makeQuestion(answers));
const foreign = Object.keys(answers).filter((name) => !questions.some((question) => question.name === name));
const wrong = [
  ...questions.map(optionFault).filter((fault) => fault !== undefined),
  ...foreign.map((name) => `A ${what} has no --${name}: it has --${questions.map((each) => each.name).join(', --')}.`),
];
if (wrong.length > 0) fail(wrong.join('\n'));

/** What nobody has said. */
const assumed: string[] = [];
for (const makeQuestion of kind.questions) {
  const question = makeQuestion(answers);
  const option = given[question.name];
  // Without anybody to ask, what is proposed is taken.
  const answer = option ?? (terminal ? await terminal(question) : question.proposal!);
  if (option === undefined && !terminal) assumed.push(`--${question.name} "${answer}"`);
  answers[question.name] = answer;
}
terminal?.close();

// Quotes around every text: what is typed in its place may have a colon.
const format = { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' } as const;
const file = kind.file(answers);
if (existsSync(path.join(root, file))) fail(`${file} is there already.`);
mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
writeFileSync(
  path.join(root, file),
  `---\n${stringify(kind.frontMatter(answers), format)}${kind.optional ?? ''}---\n\n${kind.body}`,
);
console.log(`${file} is yours, as a draft that visitors do not see.
${assumed.length > 0 ? `Assumed, since nothing else was said: ${assumed.join(', ')}.\n` : ''}
1. npm run dev, then open ${pagePathOf(file)} at the address that it prints.
2. Replace the template's words in the file; npm run check names those that are left once it is no draft.
3. ${kind.next}
4. When it is ready, remove the line "draft: true". npm run i18n lists it for translators.`);
