/** Each recipe in a copy of the project of its own, with its commands and the checks. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { inRoot } from '../paths.ts';
import { recipesOf, write } from './recipes.ts';

const patience = 900_000;
const recipes = recipesOf(readFileSync(inRoot('CONTRIBUTING.md'), 'utf8'));
let copy: string;

afterEach(() => copy && rmSync(copy, { recursive: true, force: true }));

/** What git knows, with our packages: their links lead back into the copy. */
function copyOfProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'recipe-'));
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: inRoot(), encoding: 'utf8' });
  for (const file of listed.split('\0').filter(Boolean))
    cpSync(inRoot(file), path.join(folder, file), { recursive: true });
  const packages = (...parts: string[]) => path.join(folder, 'node_modules', ...parts);
  mkdirSync(packages('@college'), { recursive: true });
  for (const name of readdirSync(inRoot('node_modules')))
    if (!['@college', '.cache'].includes(name))
      symlinkSync(inRoot('node_modules', name), packages(name));
  for (const name of readdirSync(inRoot('node_modules/@college')))
    symlinkSync(`../../${name}`, packages('@college', name));
  return folder;
}

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
