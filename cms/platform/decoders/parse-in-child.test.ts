import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { longestGapDuring } from '../../testing/event-loop.ts';
import { runLimited } from './limited.ts';
import { parseInChild } from './parse-in-child.ts';

const limits = { seconds: 10, megabytes: 200, answer: 20_000_000 };
/** Milliseconds after which a program has certainly started, even with other tests running. */
const BUSY = 1000;
const program = 'testing/echo-child.ts';
const bytes = (words: string) => new TextEncoder().encode(words);
const parse = (task: string, input: Parameters<typeof parseInChild>[1], some = {}) =>
  parseInChild<string>({ program, words: [task] }, input, { ...limits, ...some });
const all = (values: AsyncIterable<string>): Promise<string[]> => Readable.from(values).toArray();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parse-in-child-'));
  vi.stubEnv('TMPDIR', folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

it('yields the values that the program returns for bytes and for a file', async () => {
  const words = 'two\nlines, "quotes" and \u2028 other ends of lines';
  const file = path.join(folder, 'input');
  await writeFile(file, words);
  expect(await all(parse('echo', bytes(words)))).toEqual([words]);
  expect(await all(parse('echo', { file }))).toEqual([words]);
});

it('keeps the event loop free during many values, and leaves no files', async () => {
  const { result, gap } = await longestGapDuring(() => all(parse('repeat', bytes('word'))));
  expect([result.length, result.at(-1)]).toEqual([100_000, '99999 word']);
  expect(gap).toBeLessThan(BUSY);
  expect(await readdir(folder)).toEqual([]);
});

it('yields the values before an error and then throws the reason of the program', async () => {
  const values: string[] = [];
  const reading = async () => {
    for await (const value of parse('refuse', bytes('first'))) values.push(value);
  };
  await expect(reading()).rejects.toMatchObject({ code: 'tooManyRows', values: { most: 1 } });
  expect(values).toEqual(['first']);
  expect(await readdir(folder)).toEqual([]);
});

it.each<[string, object, string]>([
  ['hang', { seconds: 1 }, 'seconds'],
  ['fill', {}, 'megabytes'],
  ['repeat', { answer: 1000 }, 'answer'],
])('ends a program that hangs or takes too much: %s', async (task, some, limit) => {
  const { gap } = await longestGapDuring(async () => {
    await expect(all(parse(task, bytes('x'), some))).rejects.toMatchObject({ limit });
  });
  expect(gap).toBeLessThan(BUSY);
  expect(await readdir(folder)).toEqual([]);
});

it('rejects if the file does not exist', async () => {
  const missing = parse('echo', { file: path.join(folder, 'missing') });
  await expect(all(missing)).rejects.toMatchObject({ code: 'ENOENT' });
});

it('lets the system end the program first when memory is short', async () => {
  const adjustment = '/proc/self/oom_score_adj';
  const script = `
    const { existsSync, readFileSync } = require('node:fs');
    process.stdin.resume().on('end', () => {
      const file = '${adjustment}';
      console.log(existsSync(file) ? readFileSync(file, 'utf8').trim() : '');
    });`;
  const answer = await runLimited([process.execPath, '-e', script], bytes('x'), limits);
  expect(String(answer).trim()).toBe(existsSync(adjustment) ? '1000' : '');
});
