import { symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createVitest } from 'vitest/node';
import { inRoot } from '../paths.ts';
import { hasProgram } from './installed-programs.ts';
import { temporaryFolder } from './temporary.ts';
import { count, noCounts } from './test-results.ts';

/** Runs test files with these contents in one worker. */
async function countsOf(...contents: string[]) {
  const root = await temporaryFolder();
  await symlink(inRoot('node_modules'), path.join(root, 'node_modules'));
  const imports = `
    import { beforeAll, describe, test } from 'vitest';
    import { fileNeeds, needs } from ${JSON.stringify(inRoot('scripts/testing/needs.ts'))};
    const fails = () => { throw new Error('This runs.'); };
  `;
  for (const [place, text] of contents.entries())
    await writeFile(path.join(root, `${place}.test.ts`), imports + text);
  const options = { root, watch: false, isolate: false, maxWorkers: 1, reporters: [{}] };
  const vitest = await createVitest({ config: false, ...options });
  onTestFinished(() => vitest.close());
  await vitest.start();
  return count(vitest.state);
}

test('a file that needs something is skipped with its hooks, and the next file runs', async () => {
  const counts = await countsOf(
    "fileNeeds('a browser', false); beforeAll(fails); test('one', fails); describe('two', () => test('three', fails));",
    "fileNeeds('a browser', true); test('four', () => {});",
  );
  const missing = { 'a browser': { '0.test.ts': 2 } };
  expect(counts).toEqual({ ...noCounts, passed: 1, missing });
});

test('a test or suite that needs something is skipped, and counted under its name', async () => {
  const counts = await countsOf(`
    test('one', needs('nginx', false), fails);
    describe('two', needs('Postgres', false), () => { beforeAll(fails); test('three', fails); });
    test('four', needs('nginx', true), () => {});
  `);
  const missing = { nginx: { '0.test.ts': 1 }, Postgres: { '0.test.ts': 1 } };
  expect(counts).toEqual({ ...noCounts, passed: 1, missing });
});

test('a program is found on the PATH', () => {
  expect([hasProgram('git'), hasProgram('no-such-program')]).toEqual([true, false]);
});
