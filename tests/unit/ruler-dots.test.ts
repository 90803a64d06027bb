import { expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { RulerDots } from '../../src/components/ui/RulerDots.tsx';

/** Where dots at these values and their stems are, in the order in which they are drawn. */
function drawn(values: number[]) {
  const html = renderToStaticMarkup(
    createElement(RulerDots, {
      from: 0,
      to: 10,
      room: 1,
      stem: '1rem',
      dots: values.map((at) => ({ key: String(at), at, className: 'bg-action' })),
    }),
  );
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value);
  return {
    stems: all(/left:([\d.]+%);height/g),
    dots: all(/left:([\d.]+%);bottom/g),
    levels: all(/bottom:calc\(([\d.]+) /g).map(Number),
  };
}

test('Every dot stands above the end of its stem, however near others are', () => {
  const { stems, dots } = drawn([2, 2.1, 2.6, 7]);
  expect(dots).toEqual(['20%', '21%', '26%', '70%']);
  expect(stems).toEqual(dots);
});

test('Dots in each other’s way are stacked, and raised where one would hide the foot of another’s stem', () => {
  expect(drawn([2, 4]).levels).toEqual([0, 0]);
  expect(drawn([2, 2.7]).levels).toEqual([0, 1]);
  expect(drawn([2, 2.1]).levels).toEqual([0.5, 1.5]);
});
