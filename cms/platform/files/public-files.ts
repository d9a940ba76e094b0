/** What the addresses of files lead to, and who may open them. */
import { imageCopyName, imageStem, readImageAddress } from '@college/contract/images';
import { LONGEST_NAME } from '@college/contract/limits';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { rowsOf } from '../database/statements.ts';
import type { Source } from '../references/targets.ts';
import { isFileOf, isFileShown } from '../references/visibility.ts';
import { addressKey } from './file-names.ts';
import { extensionOf, typeOf } from './file-types.ts';

/** What a name within `/files/media/` leads to. */
export type FileTarget =
  /** The bytes lie under `path`; what is `immutable` has their hash in the name that was asked for. */
  | { state: 'kept'; path: string; immutable: boolean }
  /** A name of before: `path` is what it leads to now. */
  | { state: 'moved'; path: string }
  /** Visitors saw the file, and do no more. */
  | { state: 'withdrawn' }
  | { state: 'none' };

/** A name is one plain name: no folders, no hidden files, nothing that a path reads in its own way. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not pass
const plain = /^(?!\.)[^/\\\u0000-\u001f\u007f]+$/;

/** THE place that decides which files are public. */
export async function publicFile(name: string, payload: Payload): Promise<FileTarget> {
  const file = await fileAt(name, payload);
  if (!file) return { state: 'none' };
  if (file.kept && (await isFileShown(file.id, payload))) return targetFor(file.kept, name);
  return { state: file.seen ? 'withdrawn' : 'none' };
}

/** The number of a file that is public by this name. */
export async function publicFileNumber(
  name: string,
  payload: Payload,
): Promise<number | undefined> {
  const file = await fileAt(name, payload);
  return file?.kept && (await isFileShown(file.id, payload)) ? file.id : undefined;
}

/** For whoever may see this one record: its files, published or not. */
export async function fileOf(source: Source, name: string, payload: Payload): Promise<FileTarget> {
  const file = await fileAt(name, payload);
  if (!file?.kept || !(await isFileOf(source, file.id, payload))) return { state: 'none' };
  return targetFor(file.kept, name);
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

/** The copy of a picture that is as wide as what a name of before was for; the picture itself where there is none. */
function sameCopy(stem: string, filename: string, name: string): string {
  const width = Number(/\.(\d+)\.\w+$/.exec(name)?.[1]);
  const copy = `${imageCopyName(stem, width)}.${extensionOf(name)}`;
  const copies = Object.values(readImageAddress(`/files/media/${filename}`)?.srcset ?? {});
  return copies.some((srcset) => srcset.includes(`/${copy} `)) ? copy : filename;
}
