import { decodeAddress } from '@college/contract/decode-address';
import { readPath } from '@college/contract/locales';
/** Finds the records behind addresses of this website, which editors paste into texts and links. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { rowsOf } from '../database/statements.ts';
import { environment } from '../environment.ts';
import { addressKey } from '../files/file-names.ts';

export interface Target {
  collection: string;
  /** The id, or a slash and the name in addresses. */
  key: string;
}

const number = (text: string | null) => (text && /^\d{1,15}$/.test(text) ? text : undefined);

const decoded = (part: string): string => decodeAddress(part) ?? part;

/** The record of an address; undefined for other websites and for pages without a record. */
export function targetOf(address: string): Target | undefined {
  const url = URL.parse(address, environment.SITE_URL);
  if (url?.origin !== environment.SITE_URL) return undefined;
  const [first = '', second = '', third, ...more] = readPath(url.pathname)
    .path.slice(1)
    .split('/')
    .map(decoded);
  const by = (collection: string, key: string | undefined) =>
    key === undefined ? undefined : { collection, key };
  if (first === 'files' && second === 'media' && third && more.length === 0)
    return by('media', `/${addressKey(third)}`);
  if (first === 'committee-description')
    return by('committees', number(url.searchParams.get('committeeId')));
  const isEvent = [first, third].includes('singleevent');
  if (isEvent) return by('notices', number(url.searchParams.get('eventId')));
  if (first !== 'department' || !second) return undefined;
  const person = third === 'faculty' ? number(url.searchParams.get('id')) : undefined;
  return by('employees', person) ?? by('departments', `/${second}`);
}

/** True if a file has this address, public or not. */
export async function isFile(address: string, payload: Payload): Promise<boolean> {
  const target = targetOf(address);
  if (target?.collection !== 'media') return false;
  const [row] = await rowsOf(
    payload,
    sql`SELECT m.id FROM file_addresses a JOIN media m ON m.id = CAST(a.file AS INTEGER)
        WHERE a.name = ${target.key.slice(1)} AND m.deleted_at IS NULL`,
  );
  return row !== undefined;
}
