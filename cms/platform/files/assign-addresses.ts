/**
 * Gives every file an address that stays when the file is replaced, and records all names that it
 * had.
 */
import { plainName } from '@college/contract/files';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  Payload,
  PayloadRequest,
} from 'payload';
import type { Media } from '../../payload-types.ts';
import { rowsOf } from '../database/statements.ts';
import { addressKey } from './file-names.ts';
import { extensionOf } from './file-types.ts';

/** Reserves the name, or the name with the first free number. */
async function claim(name: string, req: PayloadRequest): Promise<string> {
  const extension = extensionOf(name);
  const stem = name.slice(0, -extension.length - 1);
  const numbered = (number: number) => (number === 0 ? name : `${stem}-${number}.${extension}`);
  for (let number = 0; ; number = number === 0 ? await firstFreeNumber(stem, req) : number + 1) {
    const [claimed] = await rowsOf(
      req.payload,
      sql`INSERT INTO file_addresses (name, seen) VALUES (${addressKey(numbered(number))}, ${false})
          ON CONFLICT (name) DO NOTHING RETURNING id`,
      req,
    );
    if (claimed) return numbered(number);
  }
}

/**
 * Finds the first free number with one query, so that the thousandth portrait does not try a
 * thousand names.
 */
async function firstFreeNumber(stem: string, req: PayloadRequest): Promise<number> {
  const [row] = await rowsOf(
    req.payload,
    sql`SELECT COUNT(*) AS count FROM media
        WHERE address >= ${`${stem}-`} AND address < ${`${stem}.`}`,
    req,
  );
  return 1 + Number(row?.count);
}

/**
 * Assigns a hashed name to a file. If another file had the same bytes before, the name now leads to
 * the newer file.
 */
const assignName = (name: string, file: number, req: PayloadRequest) =>
  rowsOf(
    req.payload,
    sql`INSERT INTO file_addresses (name, file, seen) VALUES (${addressKey(name)}, ${file}, ${false})
        ON CONFLICT (name) DO UPDATE SET file = excluded.file`,
    req,
  );

const claimAddress: CollectionBeforeChangeHook<Media> = async ({ data, originalDoc, req }) => {
  data.address = originalDoc?.address ?? (await claim(plainName(data.filename ?? ''), req));
  return data;
};

const assignAddresses: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, req }) => {
  if (previousDoc?.filename === doc.filename && previousDoc?.address === doc.address) return;
  for (const name of new Set([doc.address, doc.filename]))
    if (name) await assignName(name, doc.id, req);
};

export const addressHooks = { beforeChange: [claimAddress], afterChange: [assignAddresses] };

/**
 * Gives files of older versions an address: their only name, which for pictures already had its
 * hash.
 */
export async function addressOlderFiles(payload: Payload, req: PayloadRequest): Promise<void> {
  const rows = await rowsOf(
    payload,
    sql`SELECT id, filename FROM media WHERE address IS NULL AND filename IS NOT NULL ORDER BY id`,
    req,
  );
  for (const { id, filename } of rows) {
    const name = String(filename);
    const isPicture = addressKey(name) !== name;
    const address = isPicture ? await claim(plainName(name), req) : name;
    await rowsOf(payload, sql`UPDATE media SET address = ${address} WHERE id = ${id}`, req);
    for (const storedName of new Set([address, name]))
      await assignName(storedName, Number(id), req);
  }
}
