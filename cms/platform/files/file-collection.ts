/**
 * Storage hooks for collections of files. Payload would delete a file before its row is gone and
 * replace it before the new row is saved. Here files are stored before the transaction of their row
 * begins, and deleted after it is committed.
 */

import path from 'node:path';
import type {
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  PayloadRequest,
  UploadConfig,
} from 'payload';
import { afterTransaction } from '../../patches/after-commit.ts';
import { outsideTransaction, refuseOutdated } from '../database/transaction.ts';
import { environment } from '../environment.ts';
import { refusalFor } from '../refusal-for.ts';
import { typeOf } from './file-types.ts';
import { storage } from './storage.ts';
import type { Folder, Key } from './storage-types.ts';

/** Fields of every record with a file. */
export interface FileRecord {
  id: number;
  updatedAt?: string;
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

/**
 * Refuses a new record without a file, because Payload would fetch the file from the address in the data, without a limit.
 * An update with edits of a picture would fetch it from the host that the request names.
 */
const fetchNothing: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' && !req.file) throw refusalFor(req, 'fileNotSent');
  delete req.query?.uploadEdits;
  if (operation === 'update') {
    const { focalX: _x, focalY: _y, ...data }: Record<string, unknown> = { ...args.data };
    return { ...args, data };
  }
  return args;
};

/** Names of the files that records in transactions are about to have, once for each record. */
const pending: string[] = [];

function hooksFor(keyOf: (name: string) => Key) {
  const remove = (names: string[]) => Promise.all(names.map((name) => storage.delete(keyOf(name))));
  /** Removes files of a record that was not saved, unless another has the same. */
  async function removeUnsaved(
    names: string[],
    { filename }: FileRecord,
    { payload }: PayloadRequest,
    collection: CollectionSlug,
  ): Promise<void> {
    if (pending.includes(`${filename}`)) return;
    const where = { filename: { equals: filename } };
    if ((await payload.db.count({ collection, where })).totalDocs === 0) await remove(names);
  }

  /** Stores the files of a record before its first change in the database. */
  const put: CollectionBeforeChangeHook<FileRecord> = async ({
    collection: { slug },
    data,
    originalDoc,
    operation,
    req,
  }) => {
    const doc = data as FileRecord;
    // Another file always has another name, and a request may still carry the file of another
    // record.
    if (operation === 'update' && doc.filename === originalDoc?.filename) return;
    const before = operation === 'update' && originalDoc ? namesOf(originalDoc) : [];
    const stored: string[] = [];
    const storeAll = async () => {
      // One after the other, so that a bucket that does not answer is waited for once.
      for (const [name, content] of contentsOf(doc, req)) {
        if (!before.includes(name)) stored.push(name);
        await storage.put(keyOf(name), content, typeOf(name) ?? '');
      }
    };
    const end = () => pending.splice(pending.indexOf(`${doc.filename}`), 1);
    const undone = async () => {
      end();
      await removeUnsaved(stored, doc, req, slug as CollectionSlug);
    };
    pending.push(`${doc.filename}`);
    try {
      await outsideTransaction(req, storeAll);
      if (operation === 'update' && originalDoc)
        await refuseOutdated(slug.replaceAll('-', '_'), originalDoc, req);
    } catch (error) {
      // Not awaited, because a storage that failed may take its time again.
      void undone().catch((failure: unknown) => console.error('After a refused upload:', failure));
      throw error;
    }
    await afterTransaction(req, {
      kept: async () => {
        end();
        await remove(before.filter((name) => !namesOf(doc).includes(name)));
      },
      undone,
    });
  };
  const deleteFiles: CollectionAfterDeleteHook<FileRecord> = ({ doc, req }) =>
    afterTransaction(req, { kept: () => remove(namesOf(doc)) });
  return {
    beforeOperation: [fetchNothing],
    beforeChange: [put],
    afterDelete: [deleteFiles],
  };
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
