import { expect, test } from '@jest/globals';

import { tourTimelines } from '../../src/domain/tours.ts';
import { captionsOf } from '../../src/plugins/captions.ts';

const page = (texts: string[]) =>
  `<ol data-transcript="batscan">${texts.map((text) => `<li><time>0:00</time><div data-cue>${text}</div></li>`).join('')}</ol>`;

test('A transcript becomes captions at the times of the scenes, up to the end of the video', () => {
  const captions = captionsOf(page(['First &amp; <b>bold</b>', 'Then', '3', '4', 'The\n end']), 'batscan');
  expect(captions).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:04\.000\nFirst & bold\n\n00:00:04\.000 --> /);
  expect(captions).toMatch(/ --> 00:00:22\.000\nThe end\n$/);
});

test.each([[[]], [['One', 'Two']], [['1', '2', '3', '4', '5', '6']]])(
  'A page has one cue for each scene; %j is refused, saying how many',
  (texts) => {
    expect(() => captionsOf(page(texts), 'batscan')).toThrow(
      new RegExp(`has 5 scenes.*<ProductTour id="batscan">.*it has ${texts.length}`),
    );
  },
);

test('A translation that lags behind has captions as far as it goes', () => {
  expect(captionsOf(page(['Ett', 'Två']), 'batscan', true)).toMatch(/Två\n$/);
});

test('Scenes begin at 0:00, follow each other and end before the video does', () => {
  for (const { scenes, seconds } of Object.values(tourTimelines)) {
    const starts = scenes.map(({ start }) => start);
    expect(starts[0]).toBe(0);
    expect([...starts, seconds]).toEqual([...new Set([...starts, seconds])].sort((a, b) => a - b));
  }
});
