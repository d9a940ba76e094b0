import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import { deletionOf } from './deletion.ts';

async function watched() {
  const folder = path.join(await temporaryFolder(), 'data');
  await mkdir(folder);
  let message: unknown;
  const ended = deletionOf(folder, 10).catch((error: Error) => {
    message = error.message;
  });
  return { folder, ended, message: () => message };
}

test('a change inside the folder is no deletion, but its deletion is', async () => {
  const { folder, ended, message } = await watched();
  await writeFile(path.join(folder, 'database.sqlite'), '');
  await wait(100);
  expect(message()).toBeUndefined();
  await rm(folder, { recursive: true });
  await ended;
  expect(message()).toBe(`The folder ${folder} was deleted or replaced.`);
});

test('another folder of the same name is noticed', async () => {
  const { folder, ended, message } = await watched();
  await wait(50);
  await rename(folder, `${folder}-2`);
  await mkdir(folder);
  await ended;
  expect(message()).toContain('deleted or replaced');
});
