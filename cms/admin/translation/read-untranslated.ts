/** Records with missing or outdated translations that the account can change, by office. */

import { asRecord } from '@college/contract/as-record';
import type { Locale } from '@college/contract/locales';
import type { CollectionSlug, SanitizedPermissions } from 'payload';
import { qualityTypes } from '../../access.ts';
import { mainLocale, otherLocales } from '../../platform/college-languages.ts';
import { anyCollection } from '../../platform/database/any-collection.ts';
import {
  CHANGED,
  type InAllLanguages,
  stateIn,
} from '../../platform/translations/translation-state.ts';
import { wordsIn } from '../../platform/translations/with-translations.ts';
import type { Viewer } from '../viewer.ts';

/** Upper bound of records per collection. The last changed come first. */
const LOOKED_AT = 1000;

export interface Untranslated {
  collection: CollectionSlug;
  id: number;
  title: string;
  words: readonly string[];
  record: InAllLanguages;
}

/** A department by its name, the cell for quality assurance, or the college. */
export type Office = { department: string } | 'quality' | 'college';

export async function readUntranslated(
  viewer: Viewer,
  permissions: SanitizedPermissions,
): Promise<Map<Office, Untranslated[]>> {
  const departments = await departmentNames(viewer);
  const offices = new Map<string, Office>();
  const recordsByOffice = new Map<Office, Untranslated[]>();
  for (const { slug, custom } of viewer.payload.config.collections) {
    const collection = slug as CollectionSlug;
    if (!permissions.collections?.[collection]?.update) continue;
    for (const item of await untranslatedIn(collection, wordsIn({ custom }), viewer)) {
      const office = officeOf(item, departments);
      const key = JSON.stringify(office);
      const same = offices.get(key) ?? office;
      offices.set(key, same);
      recordsByOffice.set(same, [...(recordsByOffice.get(same) ?? []), item]);
    }
  }
  return recordsByOffice;
}

async function untranslatedIn(
  collection: CollectionSlug,
  words: readonly string[],
  { payload, user }: Viewer,
): Promise<Untranslated[]> {
  if (words.length === 0) return [];
  const { useAsTitle = 'id' } = payload.collections[collection].config.admin;
  const names = [...words, CHANGED, useAsTitle, 'department', 'type'];
  const { docs } = await anyCollection(payload).find({
    collection,
    user,
    overrideAccess: false,
    draft: true,
    locale: 'all',
    select: Object.fromEntries(names.map((name) => [name, true])),
    sort: '-updatedAt',
    limit: LOOKED_AT,
    pagination: false,
    depth: 0,
  });
  return docs.flatMap((record) => {
    if (otherLocales().every((locale) => stateIn(locale, words, record) === 'whole')) return [];
    const title = inMainLanguage(record[useAsTitle]);
    return [{ collection, id: record.id, title, words, record }];
  });
}

/** Returns a title in the main language. Some titles are not translated. */
const inMainLanguage = (title: unknown): string =>
  typeof title === 'string' ? title : String(asRecord(title)[mainLocale() satisfies Locale] ?? '');

async function departmentNames({ payload, user }: Viewer): Promise<Map<number, string>> {
  const { docs } = await payload.find({
    collection: 'departments',
    user,
    overrideAccess: false,
    select: { dept_name: true },
    pagination: false,
    depth: 0,
  });
  return new Map(docs.map(({ id, dept_name }) => [id, dept_name]));
}

function officeOf(
  { collection, id, record }: Untranslated,
  departments: Map<number, string>,
): Office {
  const of = collection === 'departments' ? id : Number(record.department);
  const department = departments.get(of);
  if (department !== undefined) return { department };
  const isQuality =
    collection.startsWith('evidence-') || qualityTypes.includes(String(record.type));
  return isQuality ? 'quality' : 'college';
}
