/**
 * Finds records by the names in cells: departments, reports, files. They are read once per import,
 * with the rights of the account.
 */

import type { CollectionSlug, PayloadRequest } from 'payload';
import { mainLocale, otherLocales } from '../../platform/college-languages.ts';
import type { AnyRecord } from '../../platform/database/any-collection.ts';
import { Refusal } from '../../platform/refusal.ts';
import { comparableFileName, comparableText } from '../../reading/comparable.ts';
import { everythingOf } from '../read-all-records.ts';

export interface References {
  /** Throws a `Refusal` if no record or several records have this name. */
  idOf: (collection: string, name: string) => number;
  /** The first name of a record; '' if it is unknown. */
  nameOf: (collection: string, id: number) => string;
}

interface Lookup {
  select: string[];
  /** Names of a record: the first one in the main language is exported, all are understood in an import. */
  names: (doc: AnyRecord) => unknown[];
  /** True if names differ by language. */
  isLocalized?: boolean;
}

const lookups: Partial<Record<CollectionSlug, Lookup>> = {
  departments: {
    select: ['dept_name', 'dept_code'],
    names: ({ dept_name, dept_code }) => [dept_name, dept_code],
    isLocalized: true,
  },
  media: { select: ['filename'], names: ({ filename }) => [filename, asSent(String(filename))] },
  'evidence-groups': { select: ['name'], names: ({ name }) => [name], isLocalized: true },
  'evidence-criteria': {
    select: ['name', 'criterion'],
    names: ({ name, criterion }) => [name, criterion],
    isLocalized: true,
  },
  'evidence-questions': {
    select: ['name', 'sr_no'],
    names: ({ name, sr_no }) => [name, sr_no],
    isLocalized: true,
  },
};

const collections = Object.keys(lookups) as (keyof typeof lookups)[];

export async function openReferences(
  req: PayloadRequest,
  slugs: readonly string[],
): Promise<References> {
  const ids = new Map<string, Set<number>>();
  const names = new Map<string, string>();
  const nameOf = (collection: string, id: number) => names.get(`${collection} ${id}`) ?? '';
  const add = (collection: string, id: number, name: string) => {
    const key = keyOf(collection, name);
    ids.set(key, (ids.get(key) ?? new Set()).add(id));
  };
  for (const collection of collections) {
    const kind = lookups[collection];
    if (!slugs.includes(collection) || !kind) continue;
    const locales = kind.isLocalized ? [mainLocale(), ...otherLocales()] : [mainLocale()];
    for (const locale of locales)
      for (const doc of await everythingOf(req, collection, kind.select, locale)) {
        const all = kind.names(doc).filter(Boolean).map(String);
        if (locale === mainLocale()) names.set(`${collection} ${doc.id}`, all[0] ?? '');
        for (const name of all) add(collection, doc.id, name);
      }
    // A name of several records is exported with the number of the record.
    for (const [record, name] of names) {
      const id = Number(record.split(' ')[1]);
      if (!record.startsWith(`${collection} `) || ids.get(keyOf(collection, name))?.size === 1)
        continue;
      names.set(record, `${name} (${id})`);
      add(collection, id, `${name} (${id})`);
    }
  }
  return {
    nameOf,
    idOf(collection, name) {
      const [id, other] = ids.get(keyOf(collection, name)) ?? [];
      const isFile = collection === 'media';
      if (id === undefined) throw new Refusal(isFile ? 'noFile' : 'noReference', { value: name });
      if (other === undefined) return id;
      const all = [id, other].map((recordId) => nameOf(collection, recordId)).join(', ');
      throw new Refusal('manyReferences', { value: name, names: all });
    },
  };
}

const keyOf = (collection: string, name: string) =>
  `${collection} ${collection === 'media' ? comparableFileName(name) : comparableText(withoutKind(name))}`;
const withoutKind = (name: string) => name.replace(/^\s*(department|dept\.?) of\s+/i, '');

/** Returns the original name of a file, without the hash and size of `platform/files/file-names.ts`. */
const asSent = (name: string) => name.replace(/-[0-9a-f]{8}(-\d+)?(-\d+x\d+)?(?=\.[^.]*$)/, '');
