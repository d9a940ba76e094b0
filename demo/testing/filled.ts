/** The content on a given day, without a database: names stand for ids. */
import configuration from '@college/cms/payload.config.ts';
import { DEFAULT_LOCALE, type Locale } from '@college/contract/locales';
import type { FlattenedField, SanitizedConfig } from 'payload';
import { type Data, readContent, readWords } from '../content.ts';
import { inLanguage, isData, type Known } from '../record.ts';

export const config: SanitizedConfig = await configuration;

const content = await readContent();
const words = await readWords();

export const fieldsOf = (slug: string): readonly FlattenedField[] | undefined =>
  [...config.collections, ...config.globals].find((each) => each.slug === slug)?.flattenedFields;

/** All records by collection, including those nested in other records. */
export function everyRecord(): Map<string, Data[]> {
  const collected = new Map<string, Data[]>();
  const add = (slug: string, record: Data) => {
    const names = new Set(fieldsOf(slug)?.map(({ name }) => name));
    const inside = Object.entries(record).filter(([name]) => !names.has(name) && name !== 'sheet');
    const own = Object.entries(record).filter(([name]) => names.has(name));
    collected.set(slug, [...(collected.get(slug) ?? []), Object.fromEntries(own)]);
    for (const [child, records] of inside)
      for (const each of [records].flat().filter(isData)) add(child, each);
  };
  for (const [slug, records] of content) for (const record of records) add(slug, record);
  return collected;
}

/** Returns the name itself, and throws if the demo has no such record. */
function namesOf(slug: string, key: string) {
  const names = new Map((content.get(slug) ?? []).map((record) => [String(record[key]), 0]));
  return Object.assign(names, { get: (name: string) => (names.has(name) ? name : undefined) });
}

export function referencesOn(today: string): Known {
  const ids = {
    departments: namesOf('departments', 'dept_code'),
    media: namesOf('media', 'filename'),
    'site-pages': namesOf('site-pages', 'path'),
    'submitted-photos': namesOf('media', 'filename'),
  };
  return { today, words, ids, markdown: (text: string) => text } as unknown as Known;
}

/** The records of a collection as visitors read them in a language. */
export const filled = (slug: string, today: string, locale: Locale = DEFAULT_LOCALE): Data[] =>
  (everyRecord().get(slug) ?? []).map((record) =>
    inLanguage(locale, fieldsOf(slug) ?? [], record, referencesOn(today)),
  );
