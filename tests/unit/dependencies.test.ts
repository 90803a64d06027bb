import { existsSync, globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import ts from 'typescript';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const declared = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)];

interface Import {
  module: string;
  /** Gone once the types are removed. */
  typeOnly: boolean;
}

/** What a file imports, requires or resolves, wherever it does. */
function importsOf(file: string): Import[] {
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const add = (module: ts.Node | undefined, typeOnly: boolean) => {
      if (module && ts.isStringLiteral(module)) found.push({ module: module.text, typeOnly });
    };
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, node.importClause?.isTypeOnly ?? false);
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    if (
      ts.isCallExpression(node) &&
      (node.expression.kind === ts.SyntaxKind.ImportKeyword || /^require(\.resolve)?$/.test(node.expression.getText()))
    )
      add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

/** What the framework's bundler answers with modules of its own, under names that look like packages. */
const coreExports = new Set(
  globSync('*.js', { cwd: 'node_modules/@docusaurus/core/lib/client/exports' }).map(
    (file) => `@docusaurus/${path.parse(file).name}`,
  ),
);

/** The package of an import; undefined for files, Node's modules, and what the build makes. */
function packageOf(module: string): string | undefined {
  if (/^(?:[./]|node:|@site\/|@theme\/|@generated\/)/.test(module) || builtinModules.includes(module)) return undefined;
  if (coreExports.has(module)) return '@docusaurus/core';
  return module.split('/', module.startsWith('@') ? 2 : 1).join('/');
}

const sources = globSync('{server,src,scripts,tests}/**/*.{ts,tsx,js,cjs,mjs}').concat(globSync('*.{ts,mjs}'));

test('Every package that is imported is declared', () => {
  const undeclared = sources.flatMap((file) =>
    importsOf(file).flatMap(({ module, typeOnly }) => {
      const name = packageOf(module);
      const known = !name || declared.includes(name) || (typeOnly && declared.includes(`@types/${name}`));
      return known ? [] : [`${file}: ${name}`];
    }),
  );
  expect(undeclared).toEqual([]);
});

test('A production install holds what the server runs and nothing else', () => {
  // Node.js itself, which runs it.
  const packages = new Set(['node']);
  const files = globSync('server/**/*.ts');
  const visited = new Set(files);
  for (const file of files) {
    for (const { module } of importsOf(file).filter(({ typeOnly }) => !typeOnly)) {
      const name = packageOf(module);
      if (name) packages.add(name);
      const target = path.join(path.dirname(file), module);
      if (!module.startsWith('.') || !target.endsWith('.ts') || visited.has(target)) continue;
      expect(existsSync(target)).toBe(true);
      visited.add(target);
      files.push(target);
    }
  }
  expect(Object.keys(manifest.dependencies).sort()).toEqual([...packages].sort());
});
