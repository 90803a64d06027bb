import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

// The stand-in is plain JavaScript for the bundler.
const { default: standIn } = (await import('../../src/plugins/bundle/prop-types.js' as string)) as {
  default: Record<string, unknown>;
};

test('The stand-in for prop types has every type that the packages of a page call or require', () => {
  const files = globSync([
    'node_modules/react-router/esm/*.js',
    'node_modules/react-router-dom/esm/*.js',
    'node_modules/@docusaurus/react-loadable/lib/*.js',
    'node_modules/react-helmet-async/lib/*.esm.js',
    'node_modules/react-loadable-ssr-addon-v5-slorber/lib/**/*.js',
  ]);
  const used = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/\b[Pp]rop_?[Tt]ypes(?:\.default|__default)?\.(\w+)(?=\(|\.isRequired)/g),
  ]);
  expect(used.length).toBeGreaterThan(5);
  expect([...new Set(used.map(([, name]) => name!))].filter((name) => !(name in standIn))).toEqual([]);
});
