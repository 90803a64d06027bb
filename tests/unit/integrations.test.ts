import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

import { connectionKinds } from '../../src/domain/connection-kinds.ts';
import { connectedProducts, countSystems, systemNames, systemsOf } from '../../src/domain/integrations.ts';
import { fieldLimits } from '../../src/domain/schemas/field-limits.ts';

const choices = [...connectedProducts, ...connectionKinds];

test('The style sheet has a rule for each product and each kind, or choosing it would change nothing', () => {
  const css = readFileSync('src/css/integrations.css', 'utf8');
  const rules = [...css.matchAll(/:has\(\[value='([\w-]+)'\]:checked\) \[data-of\]:not\(\[data-of~='\1'\]\)/g)];
  expect(rules.map(([, value]) => value).sort()).toEqual([...choices, 'every-kind', 'every-product'].sort());
});

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
