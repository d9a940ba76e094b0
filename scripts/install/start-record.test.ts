import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import { readDataDir, recordStart } from './start-record.mjs';

const before = new Set(process.listeners('exit'));
afterEach(() => {
  for (const listener of process.listeners('exit'))
    if (!before.has(listener)) process.off('exit', listener);
});

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});
const record = (environment: Record<string, string | undefined> = {}, command = 'start') =>
  recordStart(command, environment, folder);
const recordFile = (name: string) => path.join(folder, 'logs', `${name}.json`);

test('the same data are used by one start only', () => {
  expect(record()).toBe('start');
  const said = `npm start already runs in this folder on data, since `;
  expect(() => record()).toThrow(said);
  expect(() => record({}, 'dev')).toThrow(said);
  expect(() => record({ DATA_DIR: './data/', SITE_PORT: '4000', CMS_PORT: '4001' })).toThrow(said);
  expect(() => record()).toThrow(
    `(process ${process.pid}):\n\n  Site   http://localhost:3000\n  Admin  http://localhost:3001/admin\n\n`,
  );
  expect(() => record()).toThrow(`kill ${process.pid}\n`);
});

test('starts on other data have logs of their own', () => {
  const names = [{}, { DATA_DIR: 'data-large' }, { DATA_DIR: '/srv/data' }].map((more) =>
    record(more),
  );
  expect(names).toEqual(['start', 'start-2', 'start-3']);
  expect(() => record({ DATA_DIR: 'data-large' })).toThrow('on data-large, since');
  expect(() => record({ DATA_DIR: '/srv/data' })).toThrow('on /srv/data, since');
});

test('sites with another backend differ by their ports', () => {
  const BACKEND_URL = 'https://backend.example.org';
  const names = [{}, { BACKEND_URL }, { BACKEND_URL, SITE_PORT: '4000' }].map((more) =>
    record(more),
  );
  expect(names).toEqual(['start', 'start-2', 'start-3']);
  const again = () => record({ BACKEND_URL, SITE_PORT: '4000' });
  expect(again).toThrow('already runs in this folder, since');
  expect(again).toThrow(/ {2}Site {3}http:\/\/localhost:4000\n\nStop/);
});

test('a record of a process that is gone, or that is another one by now, does not count', async () => {
  record();
  const own = JSON.parse(await readFile(recordFile('start'), 'utf8'));
  const stale = [
    // No system has so many processes.
    JSON.stringify({ ...own, pid: 2 ** 30 }),
    JSON.stringify({ ...own, processStart: `another boot ${own.processStart}` }),
    JSON.stringify(own).slice(0, 20),
    '',
  ];
  for (const text of stale) {
    await writeFile(recordFile('start'), text);
    expect(record()).toBe('start');
  }
});

test('the record is deleted when the process exits; other files are left alone', async () => {
  await mkdir(path.join(folder, 'logs'));
  await writeFile(recordFile('start-of-term'), '{}');
  record();
  expect(existsSync(recordFile('start'))).toBe(true);
  for (const listener of process.listeners('exit'))
    if (!before.has(listener)) listener.call(process, 0);
  expect(await readdir(path.join(folder, 'logs'))).toEqual(['start-of-term.json']);
});

test('the data folder is in the project unless it is absolute', () => {
  expect(readDataDir({}, '/srv/college')).toBe('/srv/college/data');
  expect(readDataDir({ DATA_DIR: 'data-large' }, '/srv/college')).toBe('/srv/college/data-large');
  expect(readDataDir({ DATA_DIR: '/mnt/data' }, '/srv/college')).toBe('/mnt/data');
});
