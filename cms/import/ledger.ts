/** Imported records with their source keys, so that a second or interrupted run can continue. */

import { hash } from 'node:crypto';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { asSystem } from '../access.ts';
import { anyCollection } from '../platform/database/any-collection.ts';
import { rowsOf } from '../platform/database/statements.ts';
import { sameTransaction } from '../platform/database/transaction.ts';

export interface Entry {
  record: number;
  hash: string;
}

/** An entry of a new record. */
export interface NewEntry extends Entry {
  key: string;
}

/** A stored entry. */
export interface KeptEntry extends Entry {
  /** ISO time of the import's last write. A record with a later change was edited here. */
  updatedAt: string;
}

/**
 * Hash of a record that an undo moved to the recycle bin. The next import of its source takes it out again, because its
 * address is not free for another.
 */
export const UNDONE = 'undone';

export interface Ledger {
  find: (key: string) => KeptEntry | undefined;
  /** Renames the key of an entry, if there is one and the new key is free. */
  rename: (from: string, to: string) => Promise<void>;
  /** Writes an entry, in the transaction of its record. */
  keep: (key: string, entry: Entry, req?: PayloadRequest) => Promise<void>;
}

export const hashOfValue = (value: unknown): string =>
  hash('sha256', JSON.stringify(value), 'base64url').slice(0, 22);

/** Adds entries of new records with one statement, in the transaction of the request. */
export async function addEntries(entries: readonly NewEntry[], req: PayloadRequest): Promise<void> {
  const now = new Date().toISOString();
  const rows = entries.map(
    ({ key, record, hash }) => sql`(${key}, ${record}, ${hash}, ${now}, ${now})`,
  );
  await rowsOf(
    req.payload,
    sql`INSERT INTO imported_records (key, record, hash, created_at, updated_at)
        VALUES ${sql.join(rows, sql`, `)}`,
    req,
  );
}

export async function openLedger(payload: Payload, origin: string): Promise<Ledger> {
  const collection = 'imported-records';
  const { docs } = await payload.find({
    ...asSystem,
    collection,
    pagination: false,
    where: { key: { like: `${origin} ` } },
  });
  const entries = new Map(docs.map(({ key, ...entry }) => [key, entry]));
  return {
    find: (key) => entries.get(`${origin} ${key}`),
    async rename(from, to) {
      const entry = entries.get(`${origin} ${from}`);
      const key = `${origin} ${to}`;
      if (!entry || entries.has(key)) return;
      // Without Payload, because the time of the last write must not change.
      await rowsOf(
        payload,
        sql`UPDATE imported_records SET key = ${key} WHERE id = ${entry.id} RETURNING id`,
      );
      entries.delete(`${origin} ${from}`);
      entries.set(key, entry);
    },
    async keep(name, { record, hash }, transaction) {
      const key = `${origin} ${name}`;
      const before = entries.get(key);
      const data = { key, record, hash };
      const req = transaction && (await sameTransaction(transaction));
      // A record from the recycle bin belongs to the import that took it out, whose undo finds it by its time.
      if (before?.hash === UNDONE)
        await payload.delete({ ...asSystem, collection, id: before.id, req });
      const entry =
        before && before.hash !== UNDONE
          ? await payload.update({ ...asSystem, collection, id: before.id, data, req })
          : await payload.create({ ...asSystem, collection, data, req });
      entries.set(key, entry);
    },
  };
}

/**
 * State of an imported record: `changed` if somebody edited it here, also in a draft; in the
 * recycle bin; or deleted.
 */
type RecordState = 'untouched' | 'changed' | 'binned' | 'gone';

/** `writtenAt` is the ISO time of the import's last write to the record. Reads in the transaction of `req`. */
export async function stateOf(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
  writtenAt: string,
  req?: PayloadRequest,
): Promise<RecordState> {
  const record = await anyCollection(payload).findByID({
    collection,
    id,
    // The newest version, which may be an unpublished draft.
    draft: true,
    trash: true,
    disableErrors: true,
    req: req && (await sameTransaction(req)),
    ...asSystem,
  });
  if (!record) return 'gone';
  if (record.deletedAt) return 'binned';
  return String(record.updatedAt) > writtenAt ? 'changed' : 'untouched';
}
