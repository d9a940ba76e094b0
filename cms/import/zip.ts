/** Files of a zip, unpacked one at a time into memory: no name of a zip ever becomes a path on the disk. */
import { buffer } from 'node:stream/consumers';
import { openPromise } from 'yauzl';
import { LARGEST_FILE } from '../platform/files/refusal.ts';
import { typeOf } from '../platform/files/types.ts';

export interface Zipped {
  /** With its folders, `/` between them. */
  name: string;
  /** Bytes; what a zip says of it is checked while it is unpacked. */
  size: number;
  load: () => Promise<Buffer>;
}

export interface Unpacked {
  files: Zipped[];
  close: () => void;
}

/** A zip may name more than anybody looks through. */
const MOST_ENTRIES = 50_000;

/** Files of the kinds that are kept here. Rejects where the zip is broken, or names a path that leaves it. */
export async function openZip(file: string): Promise<Unpacked> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false });
  const files: Zipped[] = [];
  try {
    if (zip.entryCount > MOST_ENTRIES)
      throw new Error(`A zip may have ${MOST_ENTRIES} files at most.`);
    for await (const entry of zip.eachEntry()) {
      const { fileName: name, uncompressedSize: size } = entry;
      // A Mac adds a shadow of each file.
      const isShadow = /(^|\/)(__MACOSX\/|\.)/.test(name);
      if (isShadow || !typeOf(name) || !entry.canDecodeFileData()) continue;
      files.push({
        name,
        size,
        async load() {
          if (size > LARGEST_FILE) throw new Error('larger than a file may be');
          return buffer(await zip.openReadStreamPromise(entry));
        },
      });
    }
  } catch (error) {
    zip.close();
    throw error;
  }
  return { files, close: () => zip.close() };
}
