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
    dots: all(/left:(?:calc\()?([^;]+?)\)?;bottom/g),
    levels: all(/bottom:calc\(([\d.]+) /g).map(Number),
  };
}

test('Every stem stands at its value, and its dot above it', () => {
  const { stems, dots } = drawn([2, 2.6, 7]);
  expect(stems).toEqual(['20%', '26%', '70%']);
  expect(dots).toEqual(stems);
});

test('A dot stands aside of the stem of one above it, which it would hide', () => {
  const { stems, dots } = drawn([2, 2.1]);
  expect(stems).toEqual(['20%', '21%']);
  expect(dots[0]).toMatch(/^20% - /);
  expect(dots[1]).toBe('21%');
});

test('Dots in each other’s way are stacked', () => {
  expect(drawn([2, 4]).levels).toEqual([0, 0]);
  expect(drawn([2, 2.7]).levels).toEqual([0, 1]);
  expect(drawn([2, 2.1]).levels).toEqual([0, 1]);
});
