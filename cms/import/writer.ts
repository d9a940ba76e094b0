/** Saves imported records. Unchanged ones are skipped. */

import type { Upload } from '@college/contract/entities';
import type { Locale } from '@college/contract/locales';
import type {
  CollectionSlug,
  Payload,
  PayloadRequest,
  RequiredDataFromCollectionSlug,
} from 'payload';
import { asSystem } from '../access.ts';
import { mainLocale, otherLocales } from '../platform/college-languages.ts';
import { anyCollection } from '../platform/database/any-collection.ts';
import { inTransaction, sameTransaction } from '../platform/database/transaction.ts';
import type { LeftOut } from '../rich-text/prepare-html.ts';
import { type Sentence, say } from '../words/say.ts';
import { type FileImporter, openFiles } from './files.ts';
import { type RichText, richTextOf } from './html.ts';
import { hashOfValue, type Ledger, openLedger, stateOf, UNDONE } from './ledger.ts';
import type { Report } from './report.ts';
import { type InAll, mainOf } from './source.ts';
import { translationOf } from './translation.ts';

/** Collections written from records. Files are imported by `files`. */
export type Slug = Exclude<CollectionSlug, 'media' | 'users' | 'payload-kv'>;

/** Tools for converting a row to a record in the row's language. */
export interface Tools {
  html: (html: string) => Promise<RichText | undefined>;
  files: FileImporter;
  /** Reports parts of a text that were left out. */
  onLeftOut: (leftOut: LeftOut) => void;
}

export interface Incoming<Name extends Slug, Row> {
  collection: Name;
  /** Identifies the record in the source, independent of its content. */
  key: string;
  /** Name in the report; by default the key. */
  name?: string;
  /** Id in the source, which is kept if it is a free number here, so that old links still work. */
  id?: string;
  rows: InAll<Row>;
  data: (row: Row, tools: Tools) => Promise<RequiredDataFromCollectionSlug<Name>>;
}

export interface Writer {
  payload: Payload;
  ledger: Ledger;
  report: Report;
  /** `what` is the report's name for the record whose texts are read. */
  tools: (locale: Locale, what?: string) => Tools;
  /** Creates or updates a record. Returns its id. */
  saveRecord: <Name extends Slug, Row>(
    incoming: Incoming<Name, Row>,
  ) => Promise<number | undefined>;
}

const reasons = {
  link: 'this link does not work on this website, so only its text was imported',
  depth: 'this number of elements is nested too deeply, so only their text was imported',
  count: 'the text is too long, so this number of elements at its end was not imported',
} as const satisfies Readonly<Record<LeftOut['kind'], Sentence>>;

export interface From {
  /** Name of the source in the ledger. */
  origin: string;
  /** Language of the report. */
  language?: string;
  /** True if a record in the recycle bin stays there; otherwise it is created again. */
  isBinRespected?: boolean;
  load: (address: string, file: Partial<Upload>) => Promise<Buffer>;
}

export async function openWriter(
  payload: Payload,
  { origin, language = mainLocale(), isBinRespected = false, load }: From,
  report: Report,
): Promise<Writer> {
  const ledger = await openLedger(payload, origin);
  const open = openFiles({ payload, origin, load, ledger, report });
  const tools: Writer['tools'] = (locale, where) => {
    const files = open(locale);
    const onLeftOut = ({ kind, what }: LeftOut) =>
      report.skipped('text', where ? `${where}: ${what}` : what, say(language, reasons[kind]));
    return { files, onLeftOut, html: (html) => richTextOf(html, payload, files, onLeftOut) };
  };
  const means = { payload, ledger, report, tools, language, isBinRespected };
  return { ...means, saveRecord: (incoming) => saveRecord(means, incoming) };
}

type Means = Omit<Writer, 'saveRecord'> & Required<Pick<From, 'language' | 'isBinRespected'>>;

async function saveRecord<Name extends Slug, Row>(
  { payload, ledger, report, tools, language, isBinRespected }: Means,
  { collection, key, name: displayName = key, id, rows, data }: Incoming<Name, Row>,
): Promise<number | undefined> {
  const name = `${collection} ${key}`;
  const hash = hashOfValue(rows);
  const before = ledger.find(name);
  const state = before
    ? await stateOf(payload, collection, before.record, before.updatedAt)
    : 'gone';
  const isUndone = state === 'binned' && before?.hash === UNDONE;
  if (isBinRespected && state === 'binned' && !isUndone) {
    report.skipped(
      collection,
      displayName,
      say(language, 'not imported because it is in the recycle bin. Restore it there.'),
    );
    return undefined;
  }
  const exists = before && state !== 'gone' && state !== 'binned';
  if (exists && before.hash === hash) {
    report.came(collection, 'unchanged');
    return before.record;
  }
  if (exists && state === 'changed') {
    report.came(collection, 'kept');
    report.skipped(
      collection,
      displayName,
      say(language, 'kept because somebody changed it on this website'),
    );
    return before.record;
  }
  try {
    // Files are imported before the transaction, which keeps it short.
    const main = await data(mainOf(rows), tools(mainLocale(), displayName));
    const others: Written['others'] = new Map();
    for (const locale of otherLocales())
      if (JSON.stringify(rows[locale]) !== JSON.stringify(mainOf(rows)))
        others.set(locale, await data(rows[locale], tools(locale, displayName)));
    const place =
      before && (exists || isUndone)
        ? { id: before.record, isInBin: isUndone }
        : { free: await freeId(payload, collection, id) };
    // In one transaction, so that a record and its ledger entry exist together or not at all.
    const record = await inTransaction(payload, async (req) => {
      const recordId = await write(collection, { main, others, ...place }, req);
      await ledger.keep(name, { record: recordId, hash }, req);
      return recordId;
    });
    report.came(collection, exists ? 'updated' : 'created');
    return record;
  } catch (error) {
    report.failed(collection, displayName, error);
    return undefined;
  }
}

interface Written {
  main: object;
  others: Map<Locale, object>;
  /** Id of the existing record. */
  id?: number;
  /** True if the existing record is in the recycle bin, from which it is restored. */
  isInBin?: boolean;
  /** Id for a new record. */
  free?: { id?: number };
}

async function write(
  collection: Slug,
  { main, others, id, isInBin, free }: Written,
  req: PayloadRequest,
): Promise<number> {
  const { payload } = req;
  const records = anyCollection(payload);
  const saved =
    id === undefined
      ? await records.create({
          ...asSystem,
          collection,
          data: { ...main, ...free },
          locale: mainLocale(),
          req: await sameTransaction(req),
        })
      : await records.update({
          ...asSystem,
          collection,
          id,
          data: isInBin ? { ...main, deletedAt: null } : main,
          trash: isInBin,
          locale: mainLocale(),
          req: await sameTransaction(req),
        });
  const fields = payload.collections[collection].config.flattenedFields;
  for (const [locale, other] of others) {
    const translation = translationOf(fields, { ...saved }, { ...main }, { ...other });
    if (Object.keys(translation).length > 0)
      await records.update({
        ...asSystem,
        collection,
        id: saved.id,
        data: translation,
        locale,
        req: await sameTransaction(req),
      });
  }
  return saved.id;
}

async function freeId(payload: Payload, collection: Slug, id: string | undefined) {
  if (!id || !/^[1-9]\d{0,14}$/.test(id)) return {};
  const where = { id: { equals: Number(id) } };
  const { totalDocs } = await payload.count({
    ...asSystem,
    collection,
    trash: true,
    where,
  });
  return totalDocs > 0 ? {} : { id: Number(id) };
}
