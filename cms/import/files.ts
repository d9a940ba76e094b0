/** Imports files, each once. */
import path from 'node:path';
import type { Upload } from '@college/contract/entities';
import type { Locale } from '@college/contract/locales';
import type { Payload, PayloadRequest } from 'payload';
import { asSystem } from '../access.ts';
import { withLateWriter } from '../patches/sqlite/late-writer.ts';
import { mainLocale, otherLocales } from '../platform/college-languages.ts';
import { inTransaction, sameTransaction } from '../platform/database/transaction.ts';
import { typeOf } from '../platform/files/file-types.ts';
import { hashOfValue, type Ledger, stateOf, UNDONE } from './ledger.ts';
import type { Report } from './report.ts';

type Given = Partial<Upload> | string | undefined;

/** Imports files with descriptions in one language. */
export interface FileImporter {
  /** Returns the file's id here; undefined, with a line in the report, if it could not be read. */
  one: (file: Given, what: string) => Promise<number | undefined>;
  all: (files: readonly Given[], what: string) => Promise<number[]>;
}

interface Means {
  payload: Payload;
  /** Base of relative addresses. */
  origin: string;
  /** Reads the file at an address. Rejects with a readable reason. */
  load: (address: string, given: Partial<Upload>) => Promise<Buffer>;
  ledger: Ledger;
  report: Report;
}

/**
 * Hash of a file whose description comes from the first record that showed it. A description of the
 * file itself replaces it.
 */
const GUESSED = 'guessed';

export function openFiles({ payload, origin, load, ledger, report }: Means) {
  /** Descriptions in the main language, by file, for each language that lacks one. */
  const untranslated = new Map<Locale, Map<number, string>>(
    otherLocales().map((locale) => [locale, new Map()]),
  );
  const lacksAll = (id: number, alt: string) => {
    for (const lacking of untranslated.values()) lacking.set(id, alt);
  };

  async function importUpload(upload: Partial<Upload>, what: string): Promise<number | undefined> {
    const address = addressOf(upload, origin);
    if (!address) return undefined;
    const key = `media ${address}`;
    const entry = ledger.find(key);
    const descriptions = entry && (await descriptionOf(payload, entry.record));
    if (entry && descriptions) {
      const original = descriptions[mainLocale()];
      for (const [locale, lacking] of untranslated)
        if (original && !descriptions[locale]) lacking.set(entry.record, original);
      const isGuess = entry.hash === GUESSED;
      const state = isGuess && (await stateOf(payload, 'media', entry.record, entry.updatedAt));
      if (upload.alt && state === 'untouched') {
        await describe(entry.record, upload.alt);
        await ledger.keep(key, { record: entry.record, hash: hashOfValue(address) });
      }
      return entry.record;
    }
    const alt = upload.alt || what;
    const hash = upload.alt ? hashOfValue(address) : GUESSED;
    if (entry?.hash === UNDONE && (await takeFromBin(entry.record, { key, alt, hash })))
      return entry.record;
    try {
      const name = decodeURIComponent(path.posix.basename(new URL(address).pathname));
      const data = await load(address, upload);
      const mimetype = typeOf(name) ?? upload.mime ?? 'application/octet-stream';
      const store = async (req: PayloadRequest) => {
        const created = await payload.create({
          collection: 'media',
          data: { alt },
          file: { name, data, mimetype, size: data.length },
          locale: mainLocale(),
          req: await sameTransaction(req),
          ...asSystem,
        });
        await ledger.keep(key, { record: created.id, hash }, req);
        return created.id;
      };
      const id = await withLateWriter(() => inTransaction(payload, store));
      lacksAll(id, alt);
      report.came('media', 'created');
      return id;
    } catch (error) {
      report.failed('file', address, error);
      return undefined;
    }
  }

  /** Restores a file that an undo moved to the recycle bin. False if it is no longer there. */
  async function takeFromBin(
    id: number,
    { key, alt, hash }: { key: string; alt: string; hash: string },
  ): Promise<boolean> {
    if ((await stateOf(payload, 'media', id, '')) !== 'binned') return false;
    await inTransaction(payload, async (req) => {
      await payload.update({
        collection: 'media',
        id,
        data: { alt, deletedAt: null },
        trash: true,
        locale: mainLocale(),
        req: await sameTransaction(req),
        ...asSystem,
      });
      await ledger.keep(key, { record: id, hash }, req);
    });
    lacksAll(id, alt);
    report.came('media', 'created');
    return true;
  }

  async function describe(id: number, alt: string): Promise<void> {
    lacksAll(id, alt);
    const locale = mainLocale();
    await payload.update({ collection: 'media', id, data: { alt }, locale, ...asSystem });
  }

  async function translate(id: number, alt: string | undefined, locale: Locale): Promise<void> {
    const lacking = untranslated.get(locale);
    const original = lacking?.get(id);
    if (!alt || original === undefined || original === alt) return;
    lacking?.delete(id);
    await payload.update({ collection: 'media', id, data: { alt }, locale, ...asSystem });
  }

  return (locale: Locale): FileImporter => {
    const importOne: FileImporter['one'] = async (reference, what) => {
      if (!reference) return undefined;
      const file = typeof reference === 'string' ? { url: reference } : reference;
      const id = await importUpload(file, what);
      if (id !== undefined) await translate(id, file.alt, locale);
      return id;
    };
    return {
      one: importOne,
      async all(files, what) {
        const ids: number[] = [];
        for (const file of files) ids.push(...[(await importOne(file, what)) ?? []].flat());
        return ids;
      },
    };
  };
}

/** The address of a file; files without one are requested by type and path. */
function addressOf({ url, type, path: name }: Partial<Upload>, origin: string): string | undefined {
  const reference = url || (type && name && `/files/${type}/${encodeURIComponent(name)}`) || name;
  if (!reference || !URL.canParse(reference, origin)) return undefined;
  return new URL(reference, origin).href;
}

/** Undefined if the file was deleted. */
async function descriptionOf(payload: Payload, id: number) {
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { equals: id } },
    select: { alt: true },
    locale: 'all',
    limit: 1,
    pagination: false,
    ...asSystem,
  });
  const [file] = docs as { alt?: Partial<Record<Locale, string>> }[];
  return file && { ...file.alt };
}
