/** Values of a field in the other languages. */
import { asRecord } from '@college/contract/as-record';
import { type Locale, localeTable } from '@college/contract/locales';
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import { mainLocale, otherLocales } from '../../platform/college-languages.ts';
import { type InAllLanguages, plainTextOf } from '../../platform/translations/translation-state.ts';

interface Source {
  collectionSlug?: string | undefined;
  id?: number | string | undefined;
  global?: GlobalSlug | undefined;
}

export interface Other {
  locale: Locale;
  label: string;
  text: string;
}

export async function readOthers(
  source: Source,
  field: string,
  req: PayloadRequest,
): Promise<Other[]> {
  const others: readonly Locale[] = req.locale === mainLocale() ? otherLocales() : [mainLocale()];
  if (otherLocales().length === 0) return [];
  const record = await readCached(source, req);
  return others.flatMap((locale) => {
    const text = plainTextOf(asRecord(record?.[field])[locale]);
    return text ? [{ locale, label: localeTable[locale].label, text }] : [];
  });
}

/** Records by request, because every field of a form needs the same one. */
const recordsOfRequest = new WeakMap<PayloadRequest, Map<string, Promise<InAllLanguages | null>>>();

function readCached(source: Source, req: PayloadRequest): Promise<InAllLanguages | null> {
  const records = recordsOfRequest.get(req) ?? new Map<string, Promise<InAllLanguages | null>>();
  recordsOfRequest.set(req, records);
  const key = `${source.global ?? source.collectionSlug} ${source.id}`;
  const record = records.get(key) ?? readRecord(source, req);
  records.set(key, record);
  return record;
}

async function readRecord(
  { collectionSlug, id, global }: Source,
  { payload, user }: PayloadRequest,
): Promise<InAllLanguages | null> {
  const query = { locale: 'all', draft: true, depth: 0, overrideAccess: false, user } as const;
  if (global) return { ...(await payload.findGlobal({ slug: global, ...query })) };
  if (collectionSlug === undefined || id === undefined) return null;
  const collection = collectionSlug as CollectionSlug;
  const record: object | null = await payload.findByID({
    collection,
    id,
    trash: true,
    disableErrors: true,
    ...query,
  });
  return record && { ...record };
}
