/**
 * The PDFs among chosen files, and in chosen zips: unpacked in the browser, so that a hostile zip costs its own page.
 */
import { Unzip, UnzipInflate } from 'fflate';
import { LARGEST_FILE } from '../../../platform/files/upload-refusal.ts';

/** Maximum number of files at once. */
export const MOST_FILES = 300;
/** Maximum number of bytes of all files together. */
export const MOST_BYTES = 500_000_000;

export interface Pdfs {
  files: File[];
  /** Names of files that are not PDFs or are too large. */
  leftOut: string[];
  /** True if there were more files than are accepted at once. */
  isCut: boolean;
}

const isPdf = (name: string) => /\.pdf$/i.test(name);
const isZip = (name: string) => /\.zip$/i.test(name);
/** Without folders; a Mac adds a shadow of each file. */
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

/** Unpacks each file only up to the largest accepted size, because the sizes that a zip names may be wrong. */
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
    leave(zip.name);
  }
}

/** Small pieces: a thousand times as much can come out of each. */
const PIECE = 64 * 1024;

async function* readable(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader();
  for (;;) {
    const { done: isDone, value } = await reader.read();
    if (isDone) return;
    for (let at = 0; at < value.length; at += PIECE) yield value.subarray(at, at + PIECE);
  }
}
