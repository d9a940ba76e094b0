/** Calls for separate files: their data and texts, files of departments, important ones, and picture albums. */
import { LARGEST_FILE_DATA } from '@college/contract/calls/files';
import type {
  Album,
  DepartmentFile,
  FileData,
  FileText,
  ImportantFile,
} from '@college/contract/entities';
import { cutFileText, partWith } from '@college/contract/file-text';
import type { Payload } from 'payload';
import { asSystem } from '../../access.ts';
import { flag, forVisitors, MOST_RECORDS } from '../../for-visitors.ts';
import type {
  DocumentText,
  Album as StoredAlbum,
  DepartmentFile as StoredDepartmentFile,
  ImportantFile as StoredImportantFile,
} from '../../payload-types.ts';
import { extensionOf, typeOf } from '../../platform/files/file-types.ts';
import { storage } from '../../platform/files/storage.ts';
import { folders, type Key } from '../../platform/files/storage-types.ts';
import { publicFile, publicFileNumber } from '../../platform/references/public-files.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { PageText } from '../../platform/texts/page-text.ts';
import { textPages } from '../../platform/texts/text-pages.ts';
import { documentsShown } from '../../search/index/candidates.ts';
import { dateText } from '../../time-zone/dates.ts';
import { type Handler, listHandler, longAnswer } from '../handler.ts';
import { whereDepartment } from '../own-codes.ts';
import { from, plain, presenter } from '../presenter.ts';
import { filesOf, withRelated } from '../related.ts';
import { htmlOf } from '../rich-text-html.ts';
import { readFilmText } from './films.ts';

export const getfileaddress: Handler<'getfileaddress'> = async ({ type, path }, { payload }) => {
  const leads = type === 'media' ? await publicFile(path, payload) : { state: 'none' as const };
  return {
    state: leads.state,
    path: 'path' in leads ? leads.path : '',
    immutable: flag('immutable' in leads && leads.immutable),
  };
};

export const getfiledata: Handler<'getfiledata'> = async ({ type, path }, context) => {
  const leads = await getfileaddress({ type, path }, context);
  if (leads.state === 'moved') return getfiledata({ type, path: leads.path }, context);
  const key: Key = `${folders.media}/${leads.path}`;
  const file = leads.state === 'kept' ? await storage.find(key) : undefined;
  if (!file) throw new Refusal('noSuchFile');
  if (file.size > LARGEST_FILE_DATA)
    throw new Refusal('fileTooLarge', {
      most: LARGEST_FILE_DATA / 1_000_000,
      address: `/files/media/${encodeURIComponent(path)}`,
    });
  const about = { mime: typeOf(leads.path) ?? '', type, ext: extensionOf(leads.path) };
  return longAnswer(fileData(await storage.read(key), about));
};

async function* fileData(file: ReadableStream<Uint8Array>, about: Omit<FileData, 'data'>) {
  yield '{"data":"';
  let rest = Buffer.alloc(0);
  for await (const chunk of file) {
    // Base64 encodes three bytes as four letters; remaining bytes start the next chunk.
    const bytes = Buffer.concat([rest, chunk]);
    const complete = bytes.length - (bytes.length % 3);
    rest = bytes.subarray(complete);
    yield bytes.toString('base64', 0, complete);
  }
  yield `${rest.toString('base64')}",${JSON.stringify(about).slice(1)}`;
}

export const getfiletext: Handler<'getfiletext'> = async ({ path, page, piece }, context) => {
  const id = await publicFileNumber(path, context.payload);
  const [file] = await withRelated(context, (related) => filesOf(id, related));
  if (id === undefined || !file) return 0;
  const stored = await readFileText(id, context.payload);
  const pages = stored
    ? (textPages.readIfKnown(stored) ?? []).map(presentPage)
    : await readFilmText(id, context);
  if (!pages) return 0;
  const { read: source, page_count } = stored ?? { read: 'person', page_count: pages.length };
  const parts = cutFileText(pages);
  const part = parts[partWith(parts, page, piece)];
  if (!part) return 0;
  return {
    file,
    read: source ?? 'text',
    page_count: page_count ?? 0,
    pages: part.pages,
    ranges: parts.map(({ first, last, piece }) => ({ first, last, piece })),
  };
};

/** Files with searchable text. The search index knows until when each is public. */
export const getfileswithtext: Handler<'getfileswithtext'> = async ({ limit, page }, context) => {
  const { payload } = context;
  const files = await documentsShown({ limit, page }, payload);
  if (files.length === 0) return [];
  const all = { limit: files.length, pagination: false } as const;
  const [media, texts] = await Promise.all([
    payload.find({
      ...all,
      collection: 'media',
      where: { id: { in: files } },
      select: { address: true },
      ...asSystem,
    }),
    payload.find({
      ...all,
      collection: 'document-texts',
      where: { file: { in: files } },
      select: { file: true, updatedAt: true },
      ...asSystem,
    }),
  ]);
  const addresses = new Map(media.docs.map(({ id, address }) => [id, address]));
  return texts.docs.flatMap(({ file, updatedAt }) => {
    const path = addresses.get(file);
    return path ? [{ path, updated_at: updatedAt }] : [];
  });
};

async function readFileText(file: number, payload: Payload): Promise<DocumentText | undefined> {
  const { docs } = await payload.find({
    collection: 'document-texts',
    where: { and: [{ file: { equals: file } }, { state: { equals: 'read' } }] },
    limit: 1,
    pagination: false,
    ...asSystem,
  });
  return docs[0];
}

const presentPage = ({ number, text }: PageText): FileText['pages'][number] => ({
  number,
  parts: text.split(/\n\s*\n/).map((part) => {
    const heading = /^# (.*)$/s.exec(part.trim());
    return { type: heading ? 'heading' : 'text', text: heading?.[1] ?? part.trim() };
  }),
});

const newestFirst = { sort: ['-date', '-id'], limit: MOST_RECORDS };

const titled = {
  id: String,
  title: plain,
  description: htmlOf,
  date: dateText,
  upload_info: from('uploads', filesOf),
} as const;
const departmentFile = presenter<StoredDepartmentFile, DepartmentFile>()({
  ...titled,
  type: plain,
});
const importantFile = presenter<StoredImportantFile, ImportantFile>()(titled);
const album = presenter<StoredAlbum, Album>()({
  caption: plain,
  upload_info: from('pictures', filesOf),
});

export const getdepartmentfilebytype: Handler<'getdepartmentfilebytype'> = async (
  { dept_code, type },
  context,
) => {
  const department = await whereDepartment(dept_code, context);
  if (!department) return [];
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    ...newestFirst,
    collection: 'department-files',
    where: { and: [{ type: { equals: type } }, department] },
    select: departmentFile.select,
  });
  return departmentFile.list(docs, context);
};

export const getimportantfiles = listHandler('important-files', importantFile, newestFirst.sort);

export const getgallery: Handler<'getgallery'> = async ({ dept }, context) => {
  const where = await whereDepartment(dept, context);
  if (!where) return [];
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    ...newestFirst,
    collection: 'albums',
    where,
    select: album.select,
  });
  return album.list(docs, context);
};
