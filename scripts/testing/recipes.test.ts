/**
 * Executes each recipe in its own copy of the project, with its commands and the checks.
 *
 * @long 60 s
 * @for CONTRIBUTING.md
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { inRoot } from '../paths.ts';
import { copyOfProject } from './copy-of-project.ts';
import { applyStep, recipesOf } from './recipes.ts';

const patience = 900_000;
/** People who follow a recipe run its tests without `npm run long`, which would add tests that need builds. */
const { LONG: _long, ...env } = process.env;
const recipes = recipesOf(readFileSync(inRoot('CONTRIBUTING.md'), 'utf8'));
let copy: string;

afterEach(() => copy && rmSync(copy, { recursive: true, force: true }));

test('a copy has its packages, so that no command in it installs them again', async () => {
  copy = copyOfProject();
  const { isInstalled } = await import(path.join(copy, 'scripts/install/install.mjs'));
  expect(isInstalled()).toBe(true);
});

test.each(recipes)('the steps of “$title” work', { timeout: patience }, ({ steps }) => {
  copy = copyOfProject();
  for (const step of steps) {
    const file = path.join(copy, step.file);
    if (step.file) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(
        file,
        applyStep(step, existsSync(file) ? readFileSync(file, 'utf8') : undefined),
      );
    } else
      for (const line of step.text.trim().split('\n'))
        execFileSync('sh', ['-c', line], { cwd: copy, env, stdio: 'inherit' });
  }
});
