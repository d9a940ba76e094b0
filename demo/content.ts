/** Reads the content in the folders: a list of records per collection, one record per global. */
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LOCALE, type Locale, translations } from '@college/contract/locales';
import { ifMissing } from '@college/server/missing-file';
import { parse } from 'yaml';

export type Data = Record<string, unknown>;

export const folder = import.meta.dirname;
const inContent = (...parts: string[]) => path.join(folder, 'content', ...parts);
const readText = (file: string) => readFile(file, 'utf8');

/** The collection of a path: `GROUP/COLLECTION.yaml`, or any file in `GROUP/COLLECTION/`. */
const collectionOf = (file: string) => (file.split('/')[1] ?? '').replace(/\.yaml$/, '');

/** Reads front matter and text. The text in another language is in `NAME.as.md`. */
async function readMarkdown(file: string): Promise<Data> {
  const [, head = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(await readText(file)) ?? [];
  const text: Data = { [DEFAULT_LOCALE]: body.trim() };
  for (const locale of translations) {
    const translated = await readText(file.replace(/md$/, `${locale}.md`)).catch(
      ifMissing(undefined),
    );
    if (translated) text[locale] = translated.trim();
  }
  return { ...parse(head), text };
}

/** Expands a yearly event into one record per date. */
const onEachDay = (record: Data): Data[] =>
  Array.isArray(record.date) ? record.date.map((date) => ({ ...record, date })) : [record];

export async function readContent(): Promise<Map<string, Data[]>> {
  const content = new Map<string, Data[]>();
  const files: string[] = [];
  for await (const file of glob('*/**/*.{yaml,md}', { cwd: inContent() })) files.push(file);
  const isTranslation = (name: string) => translations.some((item) => name.endsWith(`.${item}.md`));
  for (const file of files.filter((name) => !isTranslation(name)).sort()) {
    const isPage = file.endsWith('.md');
    const data = isPage
      ? await readMarkdown(inContent(file))
      : parse(await readText(inContent(file)));
    const collection = collectionOf(file);
    const records = [data].flat().flatMap(onEachDay);
    content.set(collection, [...(content.get(collection) ?? []), ...records]);
  }
  return content;
}

/**
 * Translations of lines that many records share, by their English text: designations, authors of
 * notices.
 */
export type Words = Partial<Record<Locale, Record<string, string>>>;

export const readWords = async (): Promise<Words> =>
  Object.fromEntries(
    await Promise.all(
      translations.map(async (locale) => {
        const words = await readText(inContent(`words.${locale}.yaml`)).catch(ifMissing(''));
        return [locale, parse(words) ?? {}];
      }),
    ),
  );
