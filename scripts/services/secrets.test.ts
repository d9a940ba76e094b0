import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { readSecrets } from './settings.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'secrets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
});
const file = () => path.join(folder, 'secrets.json');

test('creates secrets once, readable by the owner only', async () => {
  const first = await readSecrets(folder, {});
  expect(first.PAYLOAD_SECRET.length).toBeGreaterThanOrEqual(32);
  expect(first.PAYLOAD_SECRET).not.toBe(first.CAPTCHA_SECRET);
  expect(await readSecrets(folder, {})).toEqual(first);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
});

test('creates the data folder for them, closed to other users', async () => {
  const data = path.join(folder, 'srv', 'data');
  expect(await readSecrets(data, {})).toEqual(await readSecrets(data, {}));
  expect((await stat(data)).mode & 0o027).toBe(0);
});

test('uses secrets of the environment without storing them', async () => {
  const input = { PAYLOAD_SECRET: 'a'.repeat(32) };
  expect((await readSecrets(folder, input)).PAYLOAD_SECRET).toBe(input.PAYLOAD_SECRET);
  expect(await readFile(file(), 'utf8')).not.toContain(input.PAYLOAD_SECRET);
});

test('stores nothing if the environment has all secrets', async () => {
  const input = { PAYLOAD_SECRET: 'a'.repeat(32), CAPTCHA_SECRET: 'b'.repeat(32) };
  expect(await readSecrets(folder, input)).toEqual(input);
  await expect(stat(file())).rejects.toThrow('ENOENT');
});

test('prefers the environment to stored secrets', async () => {
  await readSecrets(folder, {});
  const input = { PAYLOAD_SECRET: 'a'.repeat(32) };
  expect((await readSecrets(folder, input)).PAYLOAD_SECRET).toBe(input.PAYLOAD_SECRET);
});

test('does not replace unreadable secrets', async () => {
  await writeFile(file(), '{ broken');
  await expect(readSecrets(folder, {})).rejects.toThrow('secrets.json');
  expect(await readFile(file(), 'utf8')).toBe('{ broken');
});
