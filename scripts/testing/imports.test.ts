import { expect, test } from 'vitest';
import { arrowsByFolder, circlesIn, importsOf } from './imports.ts';

/** Circles of a project with these imports, by folder. */
function circles(imports: Record<string, string[]>) {
  const folders = arrowsByFolder(Object.keys(imports), (file) => imports[file] ?? []);
  return [...folders].flatMap(([folder, arrows]) =>
    circlesIn(arrows).map((circle) => `${folder}: ${circle}`),
  );
}

test('two folders that import each other are a circle, at every depth', () => {
  const imports = {
    'site/cache/page.ts': ['site/menu.ts'],
    'site/pages/a/one.ts': ['site/pages/b/two.ts', 'site/cache/page.ts'],
    'site/pages/b/three.ts': ['site/pages/a/four.ts'],
  };
  expect(circles(imports)).toEqual(['site/pages: a → b', 'site/pages: b → a']);
  expect(circles({ ...imports, 'site/pages/b/three.ts': [] })).toEqual([]);
});

test('a folder and a file that import each other are a circle', () => {
  const imports = { 'cms/a/one.ts': ['cms/two.ts'], 'cms/two.ts': ['cms/a/three.ts'] };
  expect(circles(imports)).toEqual(['cms: a → two.ts', 'cms: two.ts → a']);
});

test('reads the relative imports of a file', () => {
  expect(importsOf('scripts/testing/imports.ts')).toEqual(['scripts/paths.ts']);
  expect(importsOf('site/rendering/build.ts')).toContain('site/rendering/render.tsx');
});
