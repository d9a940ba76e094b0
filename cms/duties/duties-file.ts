/** Files of the folder `duties/`: how each is read, parsed and refused. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inEachLocale, type Locale } from '@college/contract/locales';
import { parse } from 'yaml';
import { z } from 'zod';
import { folder } from '../platform/folder.ts';

export const dutiesFolder = path.join(folder, '../duties');
/** Rules by which quality reports are rehearsed. */
export const RULES_FILE = 'dvv-rules.yaml';
/** Columns of the data templates of metrics. */
export const TEMPLATES_FILE = 'evidence-columns.yaml';

/** A text in both languages. Further languages use the English text. */
export const Words = z
  .strictObject({ en: z.string().min(1), as: z.string().min(1) })
  .transform((words: Partial<Record<Locale, string>> & { en: string }) =>
    inEachLocale((locale) => words[locale] ?? words.en),
  );

/** The source of the rules: a text in each language, or one text for all languages. */
export const Source = z.union([
  Words,
  z
    .string()
    .min(1)
    .transform((text) => inEachLocale(() => text)),
]);

/** Words of which each is looked for. */
export const searchWords = z.array(z.string().min(2)).min(1);

/** An id or the name of a file. */
export const Id = z.string().regex(/^[a-z0-9-]{1,40}$/, 'small letters, digits and hyphens');

/** The first value that is there twice. */
export const repeatedIn = (values: readonly string[]): string | undefined =>
  values.find((value, place) => values.indexOf(value) !== place);

/** Parses a file. Throws an error with its name and the place of the mistake. */
export function parseDuties<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): z.output<Schema> {
  // YAML's schema `core` keeps dates, `yes` and `no` as text.
  const result = schema.safeParse(parse(text, { schema: 'core' }));
  if (!result.success) throw new Error(`duties/${file}: ${z.prettifyError(result.error)}`);
  return result.data;
}

export const readDuties = (file: string): Promise<string> =>
  readFile(path.join(dutiesFolder, file), 'utf8');
