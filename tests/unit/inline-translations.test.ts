import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';

const { inlineTranslations } = createRequire(import.meta.url)('../../src/plugins/bundle/inline-translations.cjs') as {
  inlineTranslations(source: string, texts: Record<string, string>, file: string): string;
};

const start = "import Translate, { translate } from '@docusaurus/Translate';\n";

test('A call becomes the text of the language', () => {
  const source = `${start}const a = translate({ id: 'a.b', message: 'Hello', description: 'x' });`;
  expect(inlineTranslations(source, { 'a.b': 'Hej "du"' }, 'f.tsx')).toContain('const a = "Hej \\"du\\"";');
});

test('A text that is not translated stays as the source has it', () => {
  expect(inlineTranslations(`${start}translate({ id: 'a.b', message: 'Hello' })`, {}, 'f.tsx')).toContain('"Hello"');
});

test('Values are kept and interpolated', () => {
  const result = inlineTranslations(
    `${start}translate({ id: 'a', message: 'Hi {name}' }, { name: user.name })`,
    { a: 'Hej {name}' },
    'f.tsx',
  );
  expect(result).toContain('__interpolate("Hej {name}", { name: user.name })');
  expect(result).toContain("from '@docusaurus/Interpolate'");
});

test('An element becomes its text, with white space as React reads it', () => {
  const source = `${start}const e = <p><Translate id="a" description="d">\n  One\n  two\n</Translate></p>;`;
  expect(inlineTranslations(source, {}, 'f.tsx')).toContain('<p><>{"One two"}</></p>');
  expect(inlineTranslations(source, { a: 'Ett' }, 'f.tsx')).toContain('<p><>{"Ett"}</></p>');
});

test('An element with values keeps its elements', () => {
  const source = `${start}const e = <Translate id="a" values={{ b: <b>x</b> }}>{'See {b}'}</Translate>;`;
  expect(inlineTranslations(source, {}, 'f.tsx')).toContain('<>{__interpolate("See {b}", { b: <b>x</b> })}</>');
});

test('What cannot be extracted is refused with file and line', () => {
  expect(() => inlineTranslations(`${start}translate({ id: key, message: 'x' })`, {}, 'f.tsx')).toThrow('f.tsx:2');
});

test('A translation inside the values of another one is replaced too', () => {
  const source = `import Translate from '@docusaurus/Translate';
const a = <Translate id="a" values={{ link: <b><Translate id="b">Inner</Translate></b> }}>{'See {link}'}</Translate>;`;
  const result = inlineTranslations(source, { a: 'Se {link}', b: 'Indre' }, 'a.tsx');
  expect(result).toContain('"Se {link}"');
  expect(result).toContain('<b><>{"Indre"}</></b>');
  expect(result).not.toContain('<Translate');
});

test('A group of labels is put in by what stands for the star', () => {
  const texts = { 'a.one.b': 'Ett', 'a.two.b': 'Två "2"', 'a.one.c': 'No' };
  expect(inlineTranslations("const texts = labelsLike('a.*.b');", texts, 'f.ts')).toBe(
    'const texts = {"one":"Ett","two":"Två \\"2\\""};',
  );
});
