/** What records point at, fetched with one query for each kind instead of a join for every record. */
import type { Upload } from '@college/contract/entities';
import { uploadOf } from './files/upload.ts';
import type { Context } from './handler.ts';
import { fields, forVisitors } from './read.ts';
import { type RichText, referencesOf } from './rich-text/references.ts';

type Reference = number | { id: number } | null | undefined;
type References = Reference | Reference[];

export interface Wanted {
  files?: References[];
  departments?: References[];
  texts?: RichText[];
}

export interface Related {
  files: Map<number, Upload>;
  departments: Map<number, { dept_code: string; dept_name: string }>;
}

const idOf = (reference: Reference) =>
  reference !== null && typeof reference === 'object' ? reference.id : reference;

export const idsOf = (references: References): number[] =>
  [references].flat().flatMap((reference) => idOf(reference) ?? []);

const distinct = (lists: References[] = []) => [...new Set(lists.flatMap((list) => idsOf(list)))];

export async function relate(context: Context, wanted: Wanted): Promise<Related> {
  const inTexts = referencesOf(wanted.texts ?? []);
  const [files, departments] = await Promise.all([
    loadFiles(context, distinct([...(wanted.files ?? []), inTexts.media])),
    loadDepartments(context, distinct([...(wanted.departments ?? []), inTexts.departments])),
  ]);
  return { files, departments };
}

async function loadFiles(context: Context, ids: number[]): Promise<Related['files']> {
  if (ids.length === 0) return new Map();
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'media',
    where: { id: { in: ids } },
    limit: ids.length,
    select: fields('filename', 'address', 'mimeType', 'filesize', 'alt'),
  });
  return new Map(docs.map((doc) => [doc.id, uploadOf(doc, context.filesAt)]));
}

async function loadDepartments(context: Context, ids: number[]): Promise<Related['departments']> {
  if (ids.length === 0) return new Map();
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'departments',
    where: { id: { in: ids } },
    limit: ids.length,
    select: fields('dept_code', 'dept_name'),
  });
  return new Map(docs.map((doc) => [doc.id, doc]));
}

/** The files that a field names, in its order; deleted ones are left out. */
export const filesOf = (related: Related, references: References): Upload[] =>
  idsOf(references).flatMap((id) => related.files.get(id) ?? []);

export const urlsOf = (related: Related, references: References): string[] =>
  filesOf(related, references).map(({ url }) => url);

export const urlOf = (related: Related, reference: Reference): string =>
  urlsOf(related, reference)[0] ?? '';

export const picturesOf = (related: Related, references: References) =>
  filesOf(related, references).map(({ url, alt }) => ({ url, alt }));
