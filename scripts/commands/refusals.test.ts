/** Commands with invalid arguments print one sentence and do nothing. */
import { execFile } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { inRoot } from '../paths.ts';
import { temporaryFolder } from '../testing/temporary.ts';

const run = (name: string, words: string[], dataDir: string, env: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, [inRoot(`scripts/commands/${name}.ts`), ...words], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', ...env },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  );

const nobody = 'http://127.0.0.1:65535';

test.each([
  ['conformance', [], 'Name the backend: npm run conformance -- https://'],
  ['conformance', ['cms.college.example'], 'Name the backend'],
  ['conformance', [nobody], `No answer from ${nobody}: connect ECONNREFUSED`],
  ['demo', ['--notices', 'many'], '--notices must be a number.'],
  ['demo', ['--notices', '1000000'], '--notices must be a number.'],
  ['migration', [], 'Name the change in one word'],
  ['migration', ['two words'], 'Name the change in one word'],
  ['restore', [], 'Name the backup'],
])('npm run %s -- %s: %s', async (name, words, sentence) => {
  const folder = await temporaryFolder();
  const { code, output } = await run(name, words, folder);
  expect([code, output.trim().split('\n')]).toEqual([1, [expect.stringContaining(sentence)]]);
  expect(await readdir(folder)).toEqual([]);
});

test('npm run release with an old npm says so before it builds', async () => {
  const folder = await temporaryFolder();
  const npm = path.join(folder, 'npm.js');
  await writeFile(npm, "console.log('9.2.0')");
  const { code, output } = await run('release', [], folder, { npm_execpath: npm });
  expect([code, output.trim().split('\n')]).toEqual([
    1,
    ['A release needs npm 10 or newer, but this is 9.2.0. Update it: npm install --global npm@10'],
  ]);
});
