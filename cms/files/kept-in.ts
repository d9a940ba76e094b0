/** Collections of files: on the disk Payload keeps theirs by itself, in a bucket these hooks do. */
import path from 'node:path';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  PayloadRequest,
  UploadConfig,
} from 'payload';
import { environment } from '../environment.ts';
import type { Bucket } from './bucket.ts';
import { bucket, type Folder, type Key } from './storage.ts';
import { typeOf } from './types.ts';

/** What every record of a file has. */
interface FileRecord {
  id: number;
  filename?: string | null;
  sizes?: { [size: string]: { filename?: string | null } | undefined } | null;
}

/** A file and its copies. */
function namesOf({ filename, sizes }: FileRecord): string[] {
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)];
  return names.filter((name) => typeof name === 'string');
}

/** What Payload made of the file that came with a request, by name. */
function contentsOf({ filename, sizes }: FileRecord, { file, payloadUploadSizes }: PayloadRequest) {
  const contents = new Map<string, Buffer>();
  if (file && filename) contents.set(filename, file.data);
  for (const [size, content] of Object.entries(payloadUploadSizes ?? {})) {
    const name = sizes?.[size]?.filename;
    if (name) contents.set(name, content);
  }
  return contents;
}

function hooksFor(bucket: Bucket, keyOf: (name: string) => Key) {
  /** Within the transaction of the record: a file that does not arrive leaves none. */
  const put: CollectionAfterChangeHook<FileRecord> = async ({
    doc,
    previousDoc,
    operation,
    req,
  }) => {
    // Another file always has another name, and a request may still carry the file of another record.
    if (operation === 'update' && doc.filename === previousDoc.filename) return;
    const contents = contentsOf(doc, req);
    await Promise.all(
      [...contents].map(([name, content]) => bucket.put(keyOf(name), content, typeOf(name) ?? '')),
    );
    const replaced = operation === 'update' ? namesOf(previousDoc) : [];
    const gone = replaced.filter((name) => !namesOf(doc).includes(name));
    await Promise.all(gone.map((name) => bucket.delete(keyOf(name))));
  };
  const remove: CollectionAfterDeleteHook<FileRecord> = async ({ doc }) => {
    await Promise.all(namesOf(doc).map((name) => bucket.delete(keyOf(name))));
  };
  return { afterChange: [put], afterDelete: [remove] };
}

type Handler = NonNullable<UploadConfig['handlers']>[number];

/** To whom Payload shows the record: it has asked before. */
const sendFrom =
  (bucket: Bucket, keyOf: (name: string) => Key): Handler =>
  async (_, { params }) => {
    const key = keyOf(params.filename);
    const found = await bucket.find(key);
    if (!found) return new Response('There is no such file.', { status: 404 });
    return new Response(await bucket.read(key), {
      headers: {
        'Content-Type': typeOf(params.filename) ?? 'application/octet-stream',
        'Content-Length': String(found.size),
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
      },
    });
  };

/** What a collection needs for its files to lie in that folder of the storage. */
export function keptIn(folder: Folder) {
  const staticDir = path.join(environment.DATA_DIR, folder);
  if (!bucket) return { upload: { staticDir }, hooks: {} };
  const keyOf = (name: string): Key => `${folder}/${name}`;
  return {
    upload: { staticDir, disableLocalStorage: true, handlers: [sendFrom(bucket, keyOf)] },
    hooks: hooksFor(bucket, keyOf),
  };
}
