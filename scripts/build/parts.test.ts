import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inRoot, root } from '../paths.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { builds, buildWhatChanged } from './parts.ts';

let folder: string;
const build = vi.fn<(log: number) => Promise<void>>();
const record = () => path.join(folder, 'made', '.built-from');
const buildIt = () =>
  buildWhatChanged([
    { name: 'Site', sources: [`${path.relative(root, folder)}/*.ts`], record: record(), build },
  ]);

beforeEach(async () => {
  folder = await temporaryFolder();
  await mkdir(path.join(folder, 'made'));
  await writeFile(path.join(folder, 'page.ts'), 'one');
  vi.stubEnv('COMMAND_LOG', path.join(folder, 'command.log'));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  build.mockReset();
});
afterEach(() => void vi.unstubAllEnvs());

test('a build is not repeated until a source changes', async () => {
  await buildIt();
  expect(process.stdout.write).toHaveBeenLastCalledWith(expect.stringMatching(/Site.*built/));
  await buildIt();
  expect(build).toHaveBeenCalledOnce();
  await writeFile(path.join(folder, 'page.ts'), 'two');
  await buildIt();
  expect(build).toHaveBeenCalledTimes(2);
  await rm(record());
  await buildIt();
  expect(build).toHaveBeenCalledTimes(3);
});

test('a failed build does not count as done', async () => {
  await buildIt();
  const before = await readFile(record(), 'utf8');
  vi.spyOn(console, 'error').mockReturnValue();
  await writeFile(path.join(folder, 'page.ts'), 'two');
  build.mockRejectedValueOnce(new Error('No.'));
  await expect(buildIt()).rejects.toThrow('No.');
  await expect(stat(record())).rejects.toThrow('ENOENT');
  await writeFile(path.join(folder, 'page.ts'), 'one');
  await buildIt();
  expect(build).toHaveBeenCalledTimes(3);
  expect(await readFile(record(), 'utf8')).toBe(before);
});

test.each([
  ['Site', 'site'],
  ['Backend', 'cms'],
])('the build of the %s depends on every workspace that it imports', (name, room) => {
  const { sources = [] } = builds.find((item) => item.name === name) ?? {};
  const { dependencies } = JSON.parse(readFileSync(inRoot(room, 'package.json'), 'utf8'));
  const imported = Object.keys(dependencies).filter((entry) => entry.startsWith('@college/'));
  const rooms = [room, ...imported.map((entry) => entry.replace('@college/', ''))];
  expect(sources).toEqual(expect.arrayContaining(rooms.map((entry) => `${entry}/**`)));
  expect(sources).toContain('package-lock.json');
});

test.each([
  ['cms/migrations/sqlite/1.ts', true],
  ['cms/tsconfig.json', true],
  ['cms/words/as.ts', false],
  ['cms/platform/start/migrate.ts', false],
  ['contract/calls.ts', false],
])('the build of the backend ignores %s: %s', (file, isLeftOut) => {
  const { leaveOut } = builds.find(({ name }) => name === 'Backend') ?? {};
  expect(leaveOut?.test(file)).toBe(isLeftOut);
});
