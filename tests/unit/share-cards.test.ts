import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

import { shareCardText, type ShareCard } from '../../src/domain/share-card.ts';
import { paletteFrom } from '../../src/illustrations/materials.ts';
import { readTypeface } from '../../src/illustrations/typeface.ts';
import { drawBackdrop, drawWords, type CardDesign } from '../../src/share-cards/draw-card.ts';
import { fitText } from '../../src/share-cards/line-breaks.ts';

const design: CardDesign = {
  palette: paletteFrom(readFileSync('src/css/tokens.css', 'utf8')),
  display: readTypeface('.', 'schibsted-grotesk', -0.022),
  text: readTypeface('.', 'hanken-grotesk'),
  name: 'Voltsyn',
  rendered: new Map([['contact', Buffer.from('a picture')]]),
};
const card: ShareCard = { ground: 'light', title: 'Know the battery', picture: 'about' };

/** Each letter is as wide as it is high. */
const inLetters = (text: string) => text.length;
const sizes = [
  { size: 10, lines: 2 },
  { size: 8, lines: 3 },
  { size: 5, lines: 4 },
];
const oneSize = [{ size: 10, lines: 3 }];

test('A short title is on one line in the largest size', () => {
  expect(fitText('Security', 100, sizes, inLetters)).toEqual({ size: 10, lines: ['Security'] });
});

test('Lines are even, and none is left with a single short word', () => {
  expect(fitText('one two six ten', 110, sizes, inLetters).lines).toEqual(['one two', 'six ten']);
  expect(fitText('measured batteries now', 200, oneSize, inLetters).lines).toEqual(['measured', 'batteries now']);
});

test('A line does not end with an article or an abbreviation, nor break what a no-break space keeps together', () => {
  expect(fitText('rapport pr. lig vogn', 140, oneSize, inLetters).lines).toEqual(['rapport', 'pr. lig vogn']);
  expect(fitText('Ask a battery engineer', 160, oneSize, inLetters).lines).toEqual(['Ask a battery', 'engineer']);
  expect(fitText('about 17\u00a0000\u00a0kilometres', 200, oneSize, inLetters).lines).toEqual([
    'about',
    '17\u00a0000\u00a0kilometres',
  ]);
});

test('A line ends where the sense does', () => {
  expect(fitText('Targets for cells: what they ask', 200, sizes, inLetters).lines).toEqual([
    'Targets for cells:',
    'what they ask',
  ]);
});

test('A long word is set smaller, and what fits in no size of the scale smaller still', () => {
  expect(fitText('accugezondheid', 100, sizes, inLetters)).toEqual({ size: 5, lines: ['accugezondheid'] });
  const { size, lines } = fitText('batterihelsetilstandsrapport', 100, sizes, inLetters);
  expect(lines).toEqual(['batterihelsetilstandsrapport']);
  expect(size * inLetters(lines[0]!)).toBeLessThanOrEqual(100);
});

test('Text is as wide as it is drawn: letters that belong together stand closer', () => {
  const { measure } = design.display;
  expect(measure('AV')).toBeLessThan(measure('A') + measure('V') - 0.022);
  expect(measure('CO₂')).toBeGreaterThan(measure('CO'));
  expect(measure('CO₂')).toBeLessThan(measure('CO2'));
});

test('A letter that the site’s font lacks is named', () => {
  const place = { x: 0, y: 0, size: 10, fill: '#000000' };
  expect(() => design.text.draw('漢', place)).toThrow(/Hanken Grotesk.+"漢"/);
  expect(design.display.draw('CO₂ ± 1,5 %, „så“ – à ß?'.replace('ß', 's'), place)).toContain('<path');
});

test('A card is outlines: nothing in it asks for a font or another file', () => {
  const svg = drawBackdrop(card, design) + drawWords(card, 'site.example', design);
  expect(svg).not.toMatch(/<text|font|<image|href/);
});

test('Title, address and figure change the words, and only ground and picture the backdrop', () => {
  const words = (change: Partial<ShareCard>, address = 'site.example') =>
    drawWords({ ...card, ...change }, address, design);
  const all = [
    words({}),
    words({ title: 'Know the pack' }),
    words({ accent: 'before you buy it.' }),
    words({ eyebrow: 'Security' }),
    words({ figure: { text: '80%' } }),
    words({ figure: { text: '80%', unit: 'km', label: 'of the energy' } }),
    words({}, 'site.example/sv'),
  ];
  expect(new Set(all).size).toBe(all.length);
  const backdrop = (change: Partial<ShareCard>) => drawBackdrop({ ...card, ...change }, design);
  expect(backdrop({ title: 'Another' })).toBe(backdrop({}));
  expect(new Set([backdrop({}), backdrop({ ground: 'dark' }), backdrop({ picture: 'demo' })]).size).toBe(3);
  expect(backdrop({ picture: { form: 'modules', value: 80 } })).not.toBe(
    backdrop({ picture: { form: 'modules', value: 40 } }),
  );
});

test('What a card says in words is what it shows', () => {
  const figure = { text: '17,000', unit: 'km', label: 'until it is ahead' };
  expect(shareCardText({ ...card, eyebrow: 'Sustainability', accent: 'before you buy it.', figure })).toBe(
    'Sustainability · Know the battery before you buy it. · 17,000 km until it is ahead',
  );
  expect(shareCardText({ ...card, eyebrow: '' })).toBe('Know the battery');
});

test('A card shows a thing in light where it is rendered, and else its drawing', () => {
  expect(drawBackdrop({ ground: 'light', picture: 'contact' }, design)).toContain(
    `<image href="data:image/png;base64,${Buffer.from('a picture').toString('base64')}" x="`,
  );
  expect(drawBackdrop(card, design)).not.toContain('<image');
});
