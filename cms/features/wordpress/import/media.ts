/** Finds the files of an export: in a folder or zip, or, if allowed, on the old website. */
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { decodeAddress } from '@college/contract/decode-address';
import { openZip } from '../../../import/zip.ts';
import { typeOf } from '../../../platform/files/file-types.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { refusals } from '../words/refusals.ts';
import type { Fetcher } from './fetch-file.ts';

export interface Media {
  /** True if a file with this old address is available. */
  has: (address: string) => boolean;
  /** Rejects with a readable reason. */
  load: (address: string) => Promise<Buffer>;
  close: () => void;
}

export interface WhereMedia {
  /** A folder or zip in WordPress's structure: uploads/2019/05/form.pdf, or a part of it. */
  given?: string;
  /** Downloads files that were not supplied. */
  fetcher?: Fetcher;
}

type Load = () => Promise<Buffer>;
type Named = readonly [name: string, load: Load];

export async function openMedia({ given: location, fetcher }: WhereMedia): Promise<Media> {
  const { files, close } = location ? await filesIn(location) : { files: [], close: () => {} };
  const byEnd = mapOf(files);
  const find = (address: string) =>
    endsOf(pathOf(address)).flatMap((end) => byEnd.get(end) ?? [])[0];
  return {
    has: (address) => find(address) !== undefined || (fetcher?.isOwn(address) ?? false),
    async load(address) {
      const load = find(address);
      if (load) return load();
      if (fetcher?.isOwn(address)) return fetcher.fetch(address);
      throw new Refusal(refusals.fileNotGiven);
    },
    close,
  };
}

/** Endings of a path, the longest first: `2019/05/form.pdf`, `05/form.pdf`, `form.pdf`. */
const endsOf = (name: string): string[] => {
  const parts = name.normalize('NFC').split('/').filter(Boolean);
  return parts.map((_, at) => parts.slice(at).join('/'));
};

function pathOf(address: string): string {
  const url = URL.parse(address);
  return (url && decodeAddress(url.pathname)) ?? address;
}

/** Files by every ending of their path. An ambiguous ending finds none. */
function mapOf(files: readonly Named[]): Map<string, Load> {
  const all = new Map<string, Load[]>();
  for (const [name, load] of files)
    for (const end of endsOf(name)) all.set(end, [...(all.get(end) ?? []), load]);
  return new Map(
    [...all].flatMap(([end, [first, other]]) => (first && !other ? [[end, first] as const] : [])),
  );
}

async function filesIn(location: string): Promise<{ files: Named[]; close: () => void }> {
  if ((await stat(location)).isDirectory())
    return { files: await filesOf(location), close: () => {} };
  const zip = await openZip(location);
  return { files: zip.files.map(({ name, load }) => [name, load]), close: zip.close };
}

async function filesOf(folder: string): Promise<Named[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return (
    entries
      // Only regular files, because a symbolic link may lead out of the folder.
      .filter((entry) => entry.isFile() && typeOf(entry.name))
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const name = path.relative(folder, file).split(path.sep).join('/');
        return [name, () => readFile(file)];
      })
  );
}
