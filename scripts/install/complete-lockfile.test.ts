import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inRoot } from '../paths.ts';
import { completed, missingPlatforms, platformOf } from './complete-lockfile.ts';

test('the lockfile has the packages of every platform, so that npm ci works everywhere', async () => {
  const text = await readFile(inRoot('package-lock.json'), 'utf8');
  expect(completed(text) === text).toBe(true);
  const lockfile = JSON.parse(text);
  delete lockfile.packages['node_modules/@biomejs/cli-darwin-arm64'];
  expect(JSON.parse(completed(JSON.stringify(lockfile))).packages).toMatchObject({
    'node_modules/@biomejs/cli-darwin-arm64': { optional: true, os: ['darwin'], cpu: ['arm64'] },
  });
  expect(completed(JSON.stringify({ packages: { b: {}, c: {}, a: {} } }))).toBe(
    '{\n  "packages": {\n    "a": {},\n    "b": {},\n    "c": {}\n  }\n}\n',
  );
});

test.each([
  ['@biomejs/cli-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@biomejs/cli-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@oxc-parser/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@oxc-parser/binding-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['@esbuild/win32-x64-gnu', { os: ['win32'], cpu: ['x64'] }],
  ['fsevents', undefined],
])('%s is for its platform', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});

test('nested packages are included, and packages without platforms are not', () => {
  const expected = {
    'x-linux-x64': '1.0.0',
    'y-linux-x64': '1.0.0',
    'z-linux-x64': 'npm:z',
    more: '1',
  };
  const packages = {
    'node_modules/x': { dev: true, optionalDependencies: expected },
    'node_modules/x/node_modules/x-linux-x64': {},
  };
  expect(missingPlatforms({ packages })).toEqual({
    'node_modules/y-linux-x64': {
      ...{ version: '1.0.0', dev: true, optional: true },
      ...{ os: ['linux'], cpu: ['x64'] },
    },
  });
});
