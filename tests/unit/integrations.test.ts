import { expect, test } from '@jest/globals';

import { connectionKinds } from '../../src/domain/connection-kinds.ts';
import { connectedProducts, countSystems, systemNames, systemsOf } from '../../src/domain/integrations.ts';
import { fieldLimits } from '../../src/domain/schemas/field-limits.ts';

test('Every system is counted once, under its product and its kind', () => {
  const ofProducts = connectedProducts.map((product) => {
    const { read, given } = systemsOf(product);
    expect(countSystems(product)).toBe(read.length + given.length);
    return countSystems(product);
  });
  const ofKinds = connectionKinds.map((kind) => countSystems(undefined, kind));
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count);
  expect([sum(ofProducts), sum(ofKinds)]).toEqual([countSystems(), countSystems()]);
});

test('Suggestions come once each, and fit into the field', () => {
  expect(new Set(systemNames).size).toBe(systemNames.length);
  expect(systemNames.filter((name) => name.length > fieldLimits.system)).toEqual([]);
});
