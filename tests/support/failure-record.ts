/** Records what a failed test saw: a picture of each open page, the step, the errors, and the logs of the college. */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import type { RunnerTask, TestError } from 'vitest';
import { inRoot } from '../../scripts/paths.ts';
import { openLogs } from './open-college.ts';

/** Folder of the records, one folder for each failed test. */
const FOLDER = inRoot('logs/failures');

/** Messages of the console and failed requests of each page, in their order. */
const messages = new WeakMap<Page, string[]>();

/** Collects what a page reports, for the record of a failure. */
export function listenTo(page: Page): void {
  const lines: string[] = [];
  messages.set(page, lines);
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => lines.push(`error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) lines.push(`${response.status()} ${response.url()}`);
  });
}

/** Writes the record of a failed test. Resolves with its folder, relative to the project. */
export async function recordFailure(
  task: Readonly<RunnerTask>,
  contexts: readonly BrowserContext[],
): Promise<string> {
  const name = `${path.basename(task.file.name, '.test.ts')}-${task.name}`;
  const folder = path.join(FOLDER, name.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').slice(0, 100));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const pages = contexts
    .flatMap((context) => context.pages())
    .filter((page) => page.url() !== 'about:blank');
  const sections = await Promise.all(
    pages.map(async (page, at) => {
      const picture = path.join(folder, `page-${at + 1}.png`);
      // A page that has crashed or is waiting for an answer cannot be drawn.
      const isDrawn = await page.screenshot({ path: picture, timeout: 10_000 }).then(
        () => true,
        () => false,
      );
      const title = `page-${at + 1}${isDrawn ? '.png' : ' (no picture)'}: ${page.url()}`;
      return [title, ...(messages.get(page) ?? [])].join('\n  ');
    }),
  );
  const errors = await Promise.all((task.result?.errors ?? []).map(describeError));
  await writeFile(
    path.join(folder, 'failure.txt'),
    `${[task.name, ...errors, ...sections].join('\n\n')}\n`,
  );
  for (const log of openLogs()) await copyFile(log, path.join(folder, path.basename(log)));
  return path.relative(inRoot('.'), folder);
}

/** The error with the step at which it happened: the line of the test, or of the innermost file that supports it. */
async function describeError({ message, diff, stack = '' }: TestError) {
  const reason = stripVTControlCharacters([message, diff].filter(Boolean).join('\n'));
  const lineOf = (file: string) =>
    new RegExp(`((?:/|file:)[^\\s()]*/tests/${file}):(\\d+):`).exec(stack);
  const [, file, line] = lineOf('[^\\s():]+\\.test\\.ts') ?? lineOf('[^\\s():]+') ?? [];
  if (!file || !line) return reason;
  const source = await readFile(file.replace(/^file:\/\//, ''), 'utf8');
  const step = source.split('\n')[Number(line) - 1]?.trim();
  return `Step ${path.relative(inRoot('.'), file)}:${line}: ${step}\n${reason}`;
}
