/**
 * Takes each feature out of a copy of the project, with the features that need it, and checks what remains: types, unused
 * code and the rules of the house.
 *
 * @long 45 s
 * @for cms/features cms/feature.ts cms/features.ts cms/outlines.ts
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { outlines } from '../../cms/outlines.ts';
import { copyOfProject } from './copy-of-project.ts';
import { importsOf } from './imports.ts';

const patience = 900_000;
/** People who take a feature out run the tests without `npm run long`. */
const { LONG: _long, ...env } = process.env;
let copy: string;

afterEach(() => copy && rmSync(copy, { recursive: true, force: true }));

/** A feature, and those that need it, directly or indirectly. */
function withDependents(slug: string): string[] {
  const needing = outlines.filter(({ needs = [] }) => needs.includes(slug));
  return [slug, ...needing.flatMap((outline) => withDependents(outline.slug))];
}

const list = 'cms/features.ts';
const folderOf = (slug: string) => `cms/features/${slug}/`;
const filesInGit = () =>
  execFileSync('git', ['ls-files'], { cwd: copy, encoding: 'utf8' }).trim().split('\n');
const rewrite = (file: string, change: (text: string) => string) =>
  writeFileSync(path.join(copy, file), change(readFileSync(path.join(copy, file), 'utf8')));

/** Tests of the whole that use the feature, directly or through their helpers, and helpers that no other test uses. */
function testsThatUse(slug: string): string[] {
  const tests = filesInGit().filter(
    (file) => /\.tsx?$/.test(file) && /^tests\/|\.test\./.test(file),
  );
  const imports = new Map(tests.map((file) => [file, importsOf(file)]));
  const using = new Set<string>();
  const isUsing = (target: string) => target.startsWith(folderOf(slug)) || using.has(target);
  for (let before = -1; before < using.size; ) {
    before = using.size;
    for (const [file, targets] of imports) if (targets.some(isUsing)) using.add(file);
  }
  const isTest = (file: string) => file.endsWith('.test.ts') || file.endsWith('.test.tsx');
  for (let before = -1; before < using.size; ) {
    before = using.size;
    for (const file of tests.filter((each) => !isTest(each))) {
      const users = tests.filter((each) => imports.get(each)?.includes(file));
      if (users.length > 0 && users.every((user) => using.has(user))) using.add(file);
    }
  }
  return [...using];
}

function takeOut(slug: string): void {
  for (const file of testsThatUse(slug)) rmSync(path.join(copy, file), { force: true });
  for (const folder of [folderOf(slug), `site/pages/${slug}/`])
    rmSync(path.join(copy, folder), { recursive: true, force: true });
  rewrite(list, (text) => {
    const [, name = ''] =
      new RegExp(`^import \\{ (\\w+) \\} from './features/${slug}/feature\\.ts';\\n`, 'm').exec(
        text,
      ) ?? [];
    expect(name).not.toBe('');
    const lines = text.split('\n').filter((line) => !new RegExp(`\\b${name}\\b`).test(line));
    expect(lines).toHaveLength(text.split('\n').length - 2);
    return lines.join('\n');
  });
  // Documents name the folder in rows of tables.
  for (const file of globSync('*.md', { cwd: copy }))
    rewrite(file, (text) =>
      text
        .split('\n')
        .filter((line) => !(line.startsWith('|') && line.includes(folderOf(slug))))
        .join('\n'),
    );
}

const run = (...words: string[]) =>
  execFileSync('npm', words, { cwd: copy, env, stdio: 'inherit' });

test.each(outlines)('without $slug the rest holds', { timeout: patience }, ({ slug }) => {
  copy = copyOfProject();
  const removed = withDependents(slug);
  for (const each of removed) takeOut(each);
  run('run', 'migration', '--', 'without_a_feature');
  execFileSync('git', ['add', '--all'], { cwd: copy });
  const types = readFileSync(path.join(copy, 'cms/payload-types.ts'), 'utf8');
  for (const each of removed) {
    expect(existsSync(path.join(copy, folderOf(each)))).toBe(false);
    expect(types).not.toContain(`'${each}'`);
  }
  run('run', 'check');
  run('test', '--', 'scripts/testing/house');
});
