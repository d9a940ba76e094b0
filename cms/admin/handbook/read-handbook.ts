/** Pages of the handbook: Markdown in a folder for each language of the admin. Features add parts. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LOCALE } from '@college/contract/locales';
import { micromark } from 'micromark';
import type { SanitizedConfig } from 'payload';
import { otherLocales } from '../../platform/college-languages.ts';
import { folder } from '../../platform/folder.ts';
import { slot } from '../../slot.ts';
import { type Task, tasks } from './tasks.ts';

export interface HandbookPage {
  task: Task;
  title: string;
  /** Text below the title. */
  html: string;
  /** Words of features that its title does not have. */
  otherWords: string;
}

/** A beginning of a page that a feature adds. */
export interface HandbookPart {
  task: Task;
  /** Folder below `cms` with a Markdown file for each language. Its title takes the place of that of the page. */
  folder: string;
  /** Words that the page does not have in its title. */
  otherWords: string;
  /** The screen of its picture, as a path below /admin. */
  picture?: `/${string}`;
}
export const handbookParts = slot<HandbookPart>('handbookParts');

/** Reads a page with the parts of features. Falls back to English. */
export async function readPage(
  task: Task,
  language: string,
  config: SanitizedConfig,
): Promise<HandbookPage> {
  const parts = handbookParts.itemsIn(config).filter((part) => part.task === task);
  const texts = await Promise.all([
    ...parts.map((part) => readText((locale) => `${part.folder}/${locale}.md`, language)),
    readText((locale) => `admin/handbook/${locale}/${task}.md`, language),
  ]);
  return {
    task,
    title: texts[0]?.title ?? task,
    html: micromark(texts.map(({ text }) => text).join('\n')),
    otherWords: parts.map((part) => part.otherWords).join(' '),
  };
}

/** Reads the title and the text below it. `fileIn` returns a path below `cms`. */
async function readText(fileIn: (locale: string) => string, language: string) {
  const read = (locale: string) => readFile(path.join(folder, fileIn(locale)), 'utf8');
  const words = await read(language).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return read(DEFAULT_LOCALE);
  });
  const [, title, text = ''] = /^# (.*)\n([\s\S]*)$/.exec(words) ?? [];
  return { title, text };
}

export const readHandbook = (language: string, config: SanitizedConfig): Promise<HandbookPage[]> =>
  Promise.all(tasksOfCollege().map((task) => readPage(task, language, config)));

/** Leaves out the page about translations in a college of one language. */
const tasksOfCollege = (): Task[] =>
  tasks.filter((task) => task !== 'assamese-beside-english' || otherLocales().length > 0);
