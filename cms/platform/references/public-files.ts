/** Resolves addresses of files and decides who may open them. */
import { imageCopyName, imageStem, readImageAddress } from '@college/contract/images';
import { LONGEST_NAME } from '@college/contract/limits';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { rowsOf } from '../database/statements.ts';
import { addressKey } from '../files/file-names.ts';
import { extensionOf, typeOf } from '../files/file-types.ts';
import { isFilePublic } from './visibility.ts';

/** Result for a name below `/files/media/`. */
export type FileTarget =
  /** A stored file. `immutable` if the requested name contains the hash of its content. */
  | { state: 'kept'; path: string; immutable: boolean }
  /** A former name; `path` is the current one. */
  | { state: 'moved'; path: string }
  /** A file that visitors saw before but may not see now. */
  | { state: 'withdrawn' }
  | { state: 'none' };

/** A plain name: no folders, no hidden files, no control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: names with control characters are refused
const plain = /^(?!\.)[^/\\\u0000-\u001f\u007f]+$/;

/** Decides if a file is public. All public access to files goes through here. */
export async function publicFile(name: string, payload: Payload): Promise<FileTarget> {
  const file = await fileAt(name, payload);
  if (!file) return { state: 'none' };
  if (file.kept && (await isFilePublic(file.id, payload))) return targetFor(file.kept, name);
  return { state: file.seen ? 'withdrawn' : 'none' };
}

/** The id of a public file with this name. */
export async function publicFileNumber(
  name: string,
  payload: Payload,
): Promise<number | undefined> {
  const file = await fileAt(name, payload);
  return file?.kept && (await isFilePublic(file.id, payload)) ? file.id : undefined;
}

/** A file by its id and one of its names, published or not, for an account that may read it. */
export async function fileOf(id: number, name: string, payload: Payload): Promise<FileTarget> {
  const file = await fileAt(name, payload);
  return file?.kept && file.id === id ? targetFor(file.kept, name) : { state: 'none' };
}

interface StoredNames {
  filename: string;
  address: string;
}

async function fileAt(name: string, payload: Payload) {
  if (name.length > LONGEST_NAME || !plain.test(name) || !typeOf(name)) return undefined;
  const [row] = await rowsOf(
    payload,
    sql`SELECT a.file AS id, m.filename, m.address, EXISTS
          (SELECT 1 FROM file_addresses s WHERE s.file = a.file AND s.seen = ${true}) AS seen
        FROM file_addresses a LEFT JOIN media m
          ON m.id = CAST(a.file AS INTEGER) AND m.deleted_at IS NULL WHERE a.name = ${addressKey(name)}`,
  );
  if (!row) return undefined;
  const { filename, address } = row;
  const stored =
    filename && address ? { filename: `${filename}`, address: `${address}` } : undefined;
  return { id: Number(row.id), seen: Boolean(row.seen), kept: stored };
}

function targetFor({ filename, address }: StoredNames, name: string): FileTarget {
  const isHashed = filename !== address;
  if (name === address) return { state: 'kept', path: filename, immutable: false };
  if (name === filename) return { state: 'kept', path: filename, immutable: isHashed };
  const stem = imageStem(filename);
  const isCopy = stem !== undefined && addressKey(name) === stem;
  if (isCopy) return { state: 'kept', path: name, immutable: isHashed };
  return { state: 'moved', path: stem ? sameCopy(stem, filename, name) : address };
}

/**
 * The picture size that a former name stood for, or the picture itself if there is no such size.
 */
function sameCopy(stem: string, filename: string, name: string): string {
  const width = Number(/\.(\d+)\.\w+$/.exec(name)?.[1]);
  const copy = `${imageCopyName(stem, width)}.${extensionOf(name)}`;
  const copies = Object.values(readImageAddress(`/files/media/${filename}`)?.srcset ?? {});
  return copies.some((srcset) => srcset.includes(`/${copy} `)) ? copy : filename;
}
