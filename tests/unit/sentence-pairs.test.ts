import { expect, test } from '@jest/globals';

import { sentencePairs } from '../../src/check/translation/sentence-pairs.ts';

const trimmed = (english: string, norwegian: string) =>
  sentencePairs(english, norwegian, 'nb').map((pair) => pair.map((sentence) => sentence.trim()));

test('What one language says in two sentences is compared with the one of the other', () => {
  const few = 'It has 20 cells. Ten of them are weak, and 5% are new ones. We read them.';
  const many = 'Den har 20 celler. Ti av dem er svake. 5 % er nye. Vi leser dem av.';
  expect(trimmed(few, many)).toEqual([
    ['It has 20 cells.', 'Den har 20 celler.'],
    ['Ten of them are weak, and 5% are new ones.', 'Ti av dem er svake. 5 % er nye.'],
    ['We read them.', 'Vi leser dem av.'],
  ]);
  const english = 'It has 20 cells. Ten of them are weak. 5% are new. We read them.';
  const norwegian = 'Den har 20 celler. Ti av dem er svake, og 5 % er nye. Vi leser dem av.';
  expect(trimmed(english, norwegian)).toEqual([
    ['It has 20 cells.', 'Den har 20 celler.'],
    ['Ten of them are weak. 5% are new.', 'Ti av dem er svake, og 5 % er nye.'],
    ['We read them.', 'Vi leser dem av.'],
  ]);
});

test('As many sentences are pairs as they stand, and a single one is compared with all', () => {
  expect(trimmed('One. Two.', 'Noe annet. To.')).toEqual([
    ['One.', 'Noe annet.'],
    ['Two.', 'To.'],
  ]);
  expect(trimmed('One, two and three.', 'En. To. Tre.')).toEqual([['One, two and three.', 'En. To. Tre.']]);
});
