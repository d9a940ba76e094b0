/**
 * Collects PDFs from chosen files and zips. Zips are unpacked in the browser, so that a hostile one
 * harms only its own page.
 */
import { Unzip, UnzipInflate } from 'fflate';
import { LARGEST_FILE } from '../../../platform/files/upload-refusal.ts';

/** Files per import. */
export const MOST_FILES = 300;
/** Bytes of all files together. */
export const MOST_BYTES = 500_000_000;

export interface Pdfs {
  files: File[];
  /** Names of files that are no PDF or too large. */
  leftOut: string[];
  /** True if there were more files than allowed. */
  isCut: boolean;
}

const isPdf = (name: string) => /\.pdf$/i.test(name);
const isZip = (name: string) => /\.zip$/i.test(name);
/** File name without folders. macOS adds a hidden copy of each file to a zip. */
const bareName = (path: string) => path.split(/[/\\]/).at(-1) ?? '';
const isShadow = (path: string) => /(^|[/\\])(__MACOSX[/\\]|\.[^./\\])/.test(path);

export async function pdfsIn(selected: Iterable<File>): Promise<Pdfs> {
  const pdfs: Pdfs = { files: [], leftOut: [], isCut: false };
  let bytes = 0;
  const take = (file: File) => {
    if (pdfs.files.length >= MOST_FILES || bytes + file.size > MOST_BYTES) pdfs.isCut = true;
    else {
      bytes += file.size;
      pdfs.files.push(file);
    }
  };
  for (const file of selected)
    if (isZip(file.name))
      await eachInZip(
        file,
        take,
        (name) => pdfs.leftOut.push(name),
        () => pdfs.isCut,
      );
    else if (isPdf(file.name) && file.size <= LARGEST_FILE) take(file);
    else pdfs.leftOut.push(file.name);
  return pdfs;
}

/** Unpacks each file up to the size limit, because sizes stated in a zip may be false. */
async function eachInZip(
  zip: File,
  take: (file: File) => void,
  leave: (name: string) => void,
  isFull: () => boolean,
): Promise<void> {
  const unzip = new Unzip((entry) => {
    if (isShadow(entry.name) || entry.name.endsWith('/')) return;
    if (!isPdf(entry.name)) return leave(entry.name);
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let length = 0;
    entry.ondata = (error, piece, isLast) => {
      length += piece?.length ?? 0;
      if (error || length > LARGEST_FILE) {
        entry.terminate();
        return leave(entry.name);
      }
      pieces.push(new Uint8Array(piece));
      if (isLast) take(new File(pieces, bareName(entry.name), { type: 'application/pdf' }));
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  try {
    const bytes = zip.stream();
    for await (const piece of readable(bytes)) {
      if (isFull()) return;
      unzip.push(piece);
    }
    unzip.push(new Uint8Array(), true);
  } catch {
    // A damaged zip, or one that the browser cannot read any more. The screen names it.
    leave(zip.name);
  }
}

/** Bytes per chunk. Small, because a chunk can unpack to a thousand times its size. */
const CHUNK = 64 * 1024;

async function* readable(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader();
  for (;;) {
    const { done: isDone, value } = await reader.read();
    if (isDone) return;
    for (let at = 0; at < value.length; at += CHUNK) yield value.subarray(at, at + CHUNK);
  }
}
