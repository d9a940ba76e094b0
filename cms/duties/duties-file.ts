/** Files of the folder `duties/`: how each is read, parsed and refused. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { asRecord } from '@college/contract/as-record';
import { inEachLocale, type Locale } from '@college/contract/locales';
import { parse } from 'yaml';
import { z } from 'zod';
import { MATRIX } from '../content/duties/matrix-code.ts';
import { folder } from '../platform/folder.ts';

export const dutiesFolder = path.join(folder, '../duties');
/** Rules by which quality reports are rehearsed. */
export const RULES_FILE = 'dvv-rules.yaml';
export const MATRIX_FILE = `${MATRIX}.yaml`;
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

/** Parses a file. Throws an error with its name, and for each mistake the row and the reason. */
export function parseDuties<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): z.output<Schema> {
  const content = parseYaml(file, text);
  const result = schema.safeParse(content);
  if (result.success) return result.data;
  const mistakes = result.error.issues.flatMap(innermost).map((issue) => mistakeIn(content, issue));
  throw new Error(`duties/${file}: ${[...new Set(mistakes)].join('; ')}`);
}

function parseYaml(file: string, text: string): unknown {
  try {
    // YAML's schema `core` keeps dates, `yes` and `no` as text.
    return parse(text, { schema: 'core' });
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    throw new Error(`duties/${file}: ${reason}`);
  }
}

type Issue = z.core.$ZodIssue;

/** Issues of the alternative that fits best, in place of “Invalid input” for all of them. */
function innermost(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [best] = issue.errors.toSorted((a, b) => a.length - b.length);
  if (!best?.length) return [issue];
  return best.flatMap((inner) =>
    innermost({ ...inner, path: [...issue.path, ...inner.path] } as Issue),
  );
}

/** `row “a8”, find[0].at: Invalid string`. The row is the innermost part of the path with an id. */
function mistakeIn(content: unknown, { path, message }: Issue): string {
  let value = content;
  let row = '';
  let at = 0;
  for (const [place, part] of path.entries()) {
    value = asRecord(value)[String(part)];
    const { id } = asRecord(value);
    if (typeof id !== 'string') continue;
    row = `row “${id}”`;
    at = place + 1;
  }
  const field = z.core.toDotPath(path.slice(at));
  return `${[row, field].filter(Boolean).join(', ')}: ${message}`.replace(/^: /, '');
}

export const readDuties = (file: string): Promise<string> =>
  readFile(path.join(dutiesFolder, file), 'utf8');
