import { expect, test } from '@jest/globals';

import { secondsOf } from '../../src/domain/tours.ts';
import { captionsOf } from '../../src/plugins/captions.ts';

const page = (...cues: [at: string, text: string][]) =>
  `<ol data-transcript="batscan">${cues.map(([at, text]) => `<li><time>${at}</time><div data-cue="${at}">${text}</div></li>`).join('')}</ol>`;

test('A transcript becomes captions that follow each other up to the end of the video', () => {
  expect(captionsOf(page(['0:00', 'First &amp; <b>bold</b>'], ['0:04.5', 'Then']), 'batscan')).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:04.500\nFirst & bold\n\n00:00:04.500 --> 00:00:26.000\nThen\n',
  );
});

test.each([
  [['0:04', '0:02'], 'cues in the wrong order'],
  [['0:00', '0:26'], 'a cue at the end of the video'],
  [['0:00', 'soon'], 'no time'],
])('%j is refused, naming the cue: %s', (times) => {
  expect(() => captionsOf(page(...times.map((at): [string, string] => [at, 'Text'])), 'batscan')).toThrow(
    /<Cue at="[^"]+"> of batscan/,
  );
});

test('A page without cues is refused', () => {
  expect(() => captionsOf('<p>Nothing</p>', 'batscan')).toThrow('<ProductTour id="batscan">');
});

test('Places in a video are minutes and seconds', () => {
  expect(['0:00', '0:07', '1:02.5', '12:00'].map(secondsOf)).toEqual([0, 7, 62.5, 720]);
  expect(secondsOf('7')).toBeNaN();
});
