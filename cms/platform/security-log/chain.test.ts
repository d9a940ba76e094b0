/** Each line of the security log contains the hash of the line before, so no line is changed unseen. */
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { stubEnvironment } from '../../testing/stub-environment.ts';

type Log = typeof import('./security-log.ts');
let log: Log;
let folder: string;
let processes = 0;

/** A copy of the module, as another process has it, which does not know what this one has written. */
async function newProcess(): Promise<Log> {
  processes += 1;
  return import(/* @vite-ignore */ `./security-log.ts?process=${processes}`);
}

const day = '2025-11-27';
const note = (number: number, on = day) =>
  log.noteSecurity('sign-in', `${number}@b.in`, {}, new Date(`${on}T12:00:0${number}Z`));
const file = (on = day) => path.join(folder, `${on}.jsonl`);
const change = async (how: (text: string) => string, on = day) =>
  writeFile(file(on), how(await readFile(file(on), 'utf8')));
const broken = async () => (await log.checkSecurityLog()).broken;
beforeEach(async () => {
  folder = path.join(await stubEnvironment(), 'security-log');
  await rm(folder, { recursive: true, force: true });
  log = await newProcess();
  await Promise.all([note(1), note(2), note(3)]);
  await appendFile(file(), '{"time":"20');
  await note(4);
  await note(5, '2025-11-28');
});

it('is whole over days, the half line of a power cut, and the deletion of the oldest days', async () => {
  expect(await log.checkSecurityLog()).toMatchObject({ lines: 5, broken: undefined });
  await log.deleteSecurityLog(new Date('2025-11-28T00:00:00Z'));
  expect(await log.checkSecurityLog()).toMatchObject({ lines: 2, broken: undefined });
  expect(
    (await log.readSecurityLog({ most: 9 })).map(({ event, count }) => [event, count]),
  ).toEqual([
    ['expire', 4],
    ['sign-in', undefined],
  ]);
});

it.each<[string, (text: string) => string, number]>([
  ['a changed line', (text) => text.replace('2@b.in', 'x@b.in'), 3],
  ['a removed line', (text) => text.replace(/^.*2@b\.in.*\n/m, ''), 2],
  ['an added line', (text) => text.replace(/^.*2@b\.in.*\n/m, (line) => line + line), 3],
  ['a line without its hash', (text) => text.replace(/(3@b\.in.*),"previous":"[^"]*"/, '$1'), 3],
  ['a line that cannot be read', (text) => text.replace('"3@b.in"', '3@b.in'), 3],
])('shows the place of %s', async (_name, how, line) => {
  await change(how);
  expect(await broken()).toEqual({ day, line });
});

it('shows that the newest lines or the oldest files are missing', async () => {
  await change((text) => text.replace(/^.*5@b\.in.*\n/m, ''), '2025-11-28');
  await note(6, '2025-11-28');
  expect(await broken()).toEqual({ day: '2025-11-28', line: 1 });
  await rm(file());
  expect(await broken()).toEqual({ day: '2025-11-28', line: 1 });
});

it('is written by several processes that share the folder', async () => {
  const other = await newProcess();
  for (let at = 0; at < 20; at += 1)
    await Promise.all([log, other].map(({ noteSecurity }) => noteSecurity('sign-out', 'a@b.in')));
  expect(await log.checkSecurityLog()).toMatchObject({ lines: 45, broken: undefined });
});
