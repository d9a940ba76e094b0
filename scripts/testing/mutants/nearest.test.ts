import { expect, test } from 'vitest';
import { nearestTests } from './nearest.ts';

const files = (texts: Record<string, string>) => new Map(Object.entries(texts));

test('whoever names a file comes first, then whoever names that one', () => {
  const texts = files({
    'site/a.ts': '',
    'site/b.ts': "import { a } from './a.ts';",
    'site/a.test.ts': "import { a } from './a.ts';",
    'site/pages/b.test.ts': "import { b } from '../b.ts';",
    'site/other.test.ts': "import { c } from './c.ts';",
  });
  expect(nearestTests('site/a.ts', '', texts)).toEqual(['site/a.test.ts', 'site/pages/b.test.ts']);
});

test('by the name of its room, as a mock or as a program that is started', () => {
  const texts = files({
    'contract/days/dates.ts': '',
    'site/a.test.ts': "import { day } from '@college/contract/days/dates';",
    'site/b.test.ts': "vi.mock('../contract/days/dates.ts');",
    'scripts/c.test.ts': "start(inRoot('contract/days/dates.ts'));",
  });
  expect(nearestTests('contract/days/dates.ts', '', texts).sort()).toEqual([
    'scripts/c.test.ts',
    'site/a.test.ts',
    'site/b.test.ts',
  ]);
});

test('by a pattern', () => {
  const texts = files({
    'site/files/a.examples.tsx': '',
    'site/all.test.ts': "import.meta.glob('./**/*.examples.tsx');",
    'site/none.test.ts': "import.meta.glob('./*.examples.tsx');",
  });
  expect(nearestTests('site/files/a.examples.tsx', '', texts)).toEqual(['site/all.test.ts']);
});

test('types alone lead to nothing; a test of the same name does', () => {
  const texts = files({
    'scripts/a.ts': '',
    'scripts/a.test.ts': "start('a')",
    'scripts/b.test.ts': "import type { A } from './a.ts';",
  });
  expect(nearestTests('scripts/a.ts', '', texts)).toEqual(['scripts/a.test.ts']);
});

test('of two that are equally near, the one in the same folder is asked first', () => {
  const texts = files({
    'cms/calls/a.ts': '',
    'cms/admin/a.test.ts': "import '../calls/a.ts';",
    'cms/calls/z.test.ts': "import './a.ts';",
  });
  expect(nearestTests('cms/calls/a.ts', '', texts)).toEqual([
    'cms/calls/z.test.ts',
    'cms/admin/a.test.ts',
  ]);
});

test('where it is none of them, one of the backend comes last, because it opens it', () => {
  const texts = files({
    'contract/a.ts': '',
    'cms/a.test.ts': "import '../contract/a.ts';",
    'site/a.test.ts': "import '../contract/a.ts';",
  });
  expect(nearestTests('contract/a.ts', '', texts)).toEqual(['site/a.test.ts', 'cms/a.test.ts']);
});

test('a patch leads to the test that it is there for', () => {
  const texts = files({
    'cms/patches/a.ts': '/**\n * Until: cms/patches/b.test.ts passes without it.\n */',
    'cms/patches/b.test.ts': '',
  });
  expect(nearestTests('cms/patches/a.ts', '', texts)).toEqual(['cms/patches/b.test.ts']);
});

test('a line that calls what another file has is tried by the tests of that one first', () => {
  const texts = files({
    'cms/open.ts': "import { a } from './calls/a.ts';\nimport {\n  b,\n} from './calls/b.ts';\n",
    'cms/open.test.ts': "import './open.ts';",
    'cms/calls/a.test.ts': '',
    'cms/calls/b.test.ts': '',
  });
  expect(nearestTests('cms/open.ts', 'b(database)', texts)).toEqual([
    'cms/calls/b.test.ts',
    'cms/open.test.ts',
  ]);
});
