/** Pages of the handbook: Markdown in a folder for each language of the admin. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LOCALE } from '@college/contract/locales';
import { micromark } from 'micromark';
import { otherLocales } from '../../platform/college-languages.ts';
import { folder } from '../../platform/folder.ts';
import { type Task, tasks } from './tasks.ts';

export interface HandbookPage {
  task: Task;
  title: string;
  /** Text below the title. */
  html: string;
}

/** Reads a page. Falls back to English. */
export async function readPage(task: Task, language: string): Promise<HandbookPage> {
  const file = (of: string) => path.join(folder, 'admin/handbook', of, `${task}.md`);
  const words = await readFile(file(language), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return readFile(file(DEFAULT_LOCALE), 'utf8');
  });
  const [, title = task, text = ''] = /^# (.*)\n([\s\S]*)$/.exec(words) ?? [];
  return { task, title, html: micromark(text) };
}

export const readHandbook = (language: string): Promise<HandbookPage[]> =>
  Promise.all(tasksOfCollege().map((task) => readPage(task, language)));

/** Leaves out the page about translations in a college of one language. */
const tasksOfCollege = (): Task[] =>
  tasks.filter((task) => task !== 'assamese-beside-english' || otherLocales().length > 0);
