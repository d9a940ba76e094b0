/**
 * Storage hooks for collections of files. Payload would delete a file before its row is gone and
 * replace it before the new row is saved. Here files are stored within the transaction of their
 * row, and deleted after it is committed.
 */
import path from 'node:path';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  PayloadRequest,
  UploadConfig,
} from 'payload';
import { afterTransaction } from '../../patches/after-commit.ts';
import { environment } from '../environment.ts';
import { typeOf } from './file-types.ts';
import { storage } from './storage.ts';
import type { Folder, Key } from './storage-types.ts';

/** Fields of every record with a file. */
export interface FileRecord {
  id: number;
  filename?: string | null;
  sizes?: { [size: string]: { filename?: string | null } | undefined } | null;
}

/** Names of a file and its sizes. */
export function namesOf({ filename, sizes }: FileRecord): string[] {
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)];
  return names.filter((name) => typeof name === 'string');
}

/** Contents that Payload prepared from the uploaded file, by name. */
function contentsOf({ filename, sizes }: FileRecord, { file, payloadUploadSizes }: PayloadRequest) {
  const contents = new Map<string, Buffer>();
  if (file && filename) contents.set(filename, file.data);
  for (const [size, content] of Object.entries(payloadUploadSizes ?? {})) {
    const name = sizes?.[size]?.filename;
    if (name) contents.set(name, content);
  }
  return contents;
}

function hooksFor(keyOf: (name: string) => Key) {
  const remove = (names: string[]) => Promise.all(names.map((name) => storage.delete(keyOf(name))));
  /** Stores the files of a record. A failure rolls the record back. */
  const put: CollectionAfterChangeHook<FileRecord> = async ({
    doc,
    previousDoc,
    operation,
    req,
  }) => {
    // Another file always has another name, and a request may still carry the file of another
    // record.
    if (operation === 'update' && doc.filename === previousDoc.filename) return;
    const contents = contentsOf(doc, req);
    const names = [...contents.keys()];
    const before = operation === 'update' ? namesOf(previousDoc) : [];
    await afterTransaction(req, {
      kept: () => remove(before.filter((name) => !namesOf(doc).includes(name))),
      undone: () => remove(names.filter((name) => !before.includes(name))),
    });
    await Promise.all(
      [...contents].map(([name, content]) => storage.put(keyOf(name), content, typeOf(name) ?? '')),
    );
  };
  const deleteFiles: CollectionAfterDeleteHook<FileRecord> = ({ doc, req }) =>
    afterTransaction(req, { kept: () => remove(namesOf(doc)) });
  return { afterChange: [put], afterDelete: [deleteFiles] };
}

type Handler = NonNullable<UploadConfig['handlers']>[number];

/** Sends a file. Payload has checked the access rules of the record before. */
const sendStoredFile =
  (keyOf: (name: string) => Key): Handler =>
  async (_, { params }) => {
    const key = keyOf(params.filename);
    const file = await storage.find(key);
    if (!file) return new Response('There is no such file.', { status: 404 });
    return new Response(await storage.read(key), {
      headers: {
        'Content-Type': typeOf(params.filename) ?? 'application/octet-stream',
        'Content-Length': String(file.size),
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
      },
    });
  };

/**
 * A folder that stays empty, because Payload deletes files in its folder before the row is gone.
 */
const UNUSED_FOLDER = path.join(environment.DATA_DIR, 'no-files-of-payload');

/**
 * Upload settings and hooks for a collection whose files are in the given folder of the storage.
 */
export function fileCollection(folder: Folder) {
  const keyOf = (name: string): Key => `${folder}/${name}`;
  return {
    upload: {
      staticDir: UNUSED_FOLDER,
      disableLocalStorage: true,
      handlers: [sendStoredFile(keyOf)],
    },
    hooks: hooksFor(keyOf),
  };
}
