/** Reads related records with one query per kind instead of a join per record. */

import type { FileKind } from '@college/contract/codes';
import { decodeAddress } from '@college/contract/decode-address';
import type { Upload } from '@college/contract/entities';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import { asSystem } from '../access.ts';
import { fields, forVisitors } from '../for-visitors.ts';
import { idOf } from '../id-of.ts';
import type { Department as StoredDepartment } from '../payload-types.ts';
import { rowsOf } from '../platform/database/statements.ts';
import { addressKey } from '../platform/files/file-names.ts';
import { extensionOf } from '../platform/files/file-types.ts';
import { listOf } from '../search/index/words.ts';
import { dateText } from '../time-zone/dates.ts';
import type { Context } from './handler.ts';
import { type Head, readHeadsOfToday } from './heads.ts';

export type Reference = number | { id: number } | null | undefined;
type References = Reference | Reference[];

type Department = Pick<StoredDepartment, 'dept_code' | 'dept_name'> & {
  head?: Head | undefined;
};

export interface Related {
  file: (id: number) => Upload | undefined;
  /** The file at an address of this site (`/files/media/…`); undefined for all other addresses. */
  fileAt: (address: string | null | undefined) => Upload | undefined;
  department: (id: number) => Department | undefined;
  /** The path of an added page. */
  ownPage: (id: number) => string | undefined;
}

export const idsOf = (references: References): number[] =>
  [references].flat().flatMap((reference) => idOf(reference) ?? []);

/**
 * Presents records with their relations in fields and rich texts. Presents them twice: first to
 * collect the relations, which are then read.
 */
export async function withRelated<Shown>(
  context: Context,
  present: (related: Related) => Shown,
): Promise<Shown> {
  const fileIds = new Set<number>();
  const fileNames = new Set<string>();
  const departmentIds = new Set<number>();
  const pageIds = new Set<number>();
  const result = present({
    file: (id) => void fileIds.add(id),
    fileAt: (address) => {
      const name = fileNameIn(address);
      if (name) fileNames.add(name);
      return undefined;
    },
    department: (id) => void departmentIds.add(id),
    ownPage: (id) => void pageIds.add(id),
  });
  if (fileIds.size + fileNames.size + departmentIds.size + pageIds.size === 0) return result;
  const idByName = await idsByName(context, [...fileNames]);
  const [files, departments, pages] = await Promise.all([
    loadFiles(context, [...new Set([...fileIds, ...idByName.values()])]),
    loadDepartments(context, [...departmentIds]),
    loadOwnPages(context, [...pageIds]),
  ]);
  return present({
    file: (id) => files.get(id),
    fileAt: (address) => files.get(idByName.get(fileNameIn(address) ?? '') ?? 0),
    department: (id) => departments.get(id),
    ownPage: (id) => pages.get(id),
  });
}

/** The name in the address of a file, as the table of addresses has it. */
function fileNameIn(address: string | null | undefined): string | undefined {
  const [, name] = /^\/files\/media\/([^/?#]+)/.exec(address ?? '') ?? [];
  const decoded = name && decodeAddress(name);
  return decoded && addressKey(decoded);
}

/** The ids of files by their current and former names. */
async function idsByName(
  { payload }: Context,
  names: readonly string[],
): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  const rows = await rowsOf(
    payload,
    sql`SELECT name, file FROM file_addresses WHERE name IN (${listOf(names)})`,
  );
  return new Map(rows.map(({ name, file }) => [`${name}`, Number(file)]));
}

async function loadFiles(context: Context, ids: number[]): Promise<Map<number, Upload>> {
  if (ids.length === 0) return new Map();
  const [{ docs }, withText] = await Promise.all([
    context.payload.find({
      ...forVisitors(context),
      user: context.preview?.user,
      collection: 'media',
      where: { id: { in: ids } },
      limit: ids.length,
      select: fields(...uploadFields),
    }),
    // Without links to texts of files, which do not open in a preview because they need public
    // files.
    context.preview ? new Set<number>() : filesWithText(context, ids),
  ]);
  return new Map(
    docs.map((doc) => [
      doc.id,
      uploadOf({ ...doc, hasText: withText.has(doc.id) }, context.preview?.filesAt(doc.id)),
    ]),
  );
}

async function filesWithText({ payload }: Context, ids: number[]): Promise<Set<number>> {
  const { docs } = await payload.find({
    collection: 'document-texts',
    // The state is checked afterwards, because SQLite would otherwise search all texts by state
    // first.
    where: { file: { in: ids } },
    limit: ids.length,
    pagination: false,
    select: fields('file', 'state'),
    ...asSystem,
  });
  return new Set(docs.flatMap(({ file, state }) => (state === 'read' ? file : [])));
}

async function loadDepartments(context: Context, ids: number[]): Promise<Map<number, Department>> {
  if (ids.length === 0) return new Map();
  const [{ docs }, heads] = await Promise.all([
    context.payload.find({
      ...forVisitors(context),
      collection: 'departments',
      where: { id: { in: ids } },
      limit: ids.length,
      select: fields('dept_code', 'dept_name'),
    }),
    readHeadsOfToday(context, ids),
  ]);
  return new Map(docs.map((doc) => [doc.id, { ...doc, head: heads.get(doc.id) }]));
}

async function loadOwnPages(context: Context, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'site-pages',
    where: { id: { in: ids } },
    limit: ids.length,
    select: fields('path'),
  });
  return new Map(docs.map(({ id, path }) => [id, path]));
}

/** The files of a field in order, without deleted ones. */
export const filesOf = (references: References, related: Related): Upload[] =>
  idsOf(references).flatMap((id) => related.file(id) ?? []);

export const urlsOf = (references: References, related: Related): string[] =>
  filesOf(references, related).map(({ url }) => url);

export const urlOf = (reference: Reference, related: Related): string =>
  urlsOf(reference, related)[0] ?? '';

export const picturesOf = (references: References, related: Related) =>
  filesOf(references, related).map(({ url, alt }) => ({ url, alt }));

interface StoredFile {
  filename?: string | null;
  address?: string | null;
  mimeType?: string | null;
  filesize?: number | null;
  alt?: string | null;
  document_language?: Upload['language'] | null;
  valid_until?: string | null;
  source_owner?: string | null;
  source_title?: string | null;
  source_year?: string | null;
  transcript?: string | null;
  film_description?: string | null;
  hasText?: boolean;
}

/** The columns of a file from which `uploadOf` makes an answer. */
export const uploadFields = [
  ...(['filename', 'address', 'mimeType', 'filesize', 'alt', 'document_language'] as const),
  ...(['valid_until', 'source_owner', 'source_title', 'source_year'] as const),
  ...(['transcript', 'film_description'] as const),
];

function kindOf(mime: string): FileKind {
  if (mime.startsWith('image/')) return 'image';
  return mime === 'application/pdf' ? 'PDF' : 'file';
}

/**
 * The file of a relation as an answer shows it. A picture has its current name, which leads to its
 * sizes; a document has its permanent address, because people pass it on.
 */
export function uploadOf(file: StoredFile, filesAt = '/files/media'): Upload {
  const { filename, address, mimeType, filesize, alt, document_language } = file;
  const valid_until = dateText(file.valid_until);
  const source = [file.source_owner, file.source_title, file.source_year]
    .filter(Boolean)
    .join(', ');
  const hasText = file.hasText || file.transcript || file.film_description;
  const mime = mimeType ?? '';
  const fileType = kindOf(mime);
  const name = (fileType !== 'image' && address) || filename || '';
  return {
    url: `${filesAt}/${encodeURIComponent(name)}`,
    path: name,
    fileType,
    mime,
    type: 'media',
    ext: extensionOf(name),
    data: '',
    size: filesize ?? 0,
    alt: alt ?? '',
    ...(hasText && { has_text: true }),
    ...(document_language && { language: document_language }),
    ...(valid_until && { valid_until }),
    ...(source && { source }),
  };
}

/** A file on another website as an attachment; empty without an address. */
export const linkOf = (path: string | null | undefined): Upload[] =>
  path ? [{ url: path, path, fileType: 'link', mime: '', type: '', ext: '', data: '' }] : [];
