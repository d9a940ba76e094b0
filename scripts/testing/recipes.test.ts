/** Each recipe in a copy of the project of its own, with its commands and the checks. */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { inRoot } from '../paths.ts';
import { copyOfProject } from './copy.ts';
import { recipesOf, write } from './recipes.ts';

const patience = 900_000;
const recipes = recipesOf(readFileSync(inRoot('CONTRIBUTING.md'), 'utf8'));
let copy: string;

afterEach(() => copy && rmSync(copy, { recursive: true, force: true }));

test('nothing that people do here lacks a recipe', () => {
  expect(recipes.map(({ title }) => title)).toEqual([
    'Add a page',
    'Add a content type with a page',
    'Add a field of notices',
    'Add a call',
    'Add a form',
    'Add a language',
  ]);
});

test.each(recipes)('$title', { timeout: patience }, async ({ steps }) => {
  copy = copyOfProject();
  for (const step of steps) {
    if (step.file) await write(copy, step);
    else
      for (const line of step.text.trim().split('\n'))
        execFileSync('sh', ['-c', line], { cwd: copy, stdio: 'inherit' });
  }
});
