/**
 * Import of old notices and evidence: each PDF becomes a file and a draft that shows it. One import
 * contains many files and undoes them together.
 */
import type { CollectionSlug, File, Payload } from 'payload';
import { z } from 'zod';
import { asSystem } from '../access.ts';
import type { EvidenceFile, Import, Notice } from '../payload-types.ts';
import { sameTransaction } from '../platform/database/transaction.ts';
import { Refusal } from '../platform/refusal.ts';
import {
  accountOf,
  type Beat,
  countProgress,
  importTask,
  inTransactionAs,
  readImport,
  reportOf,
  type StaffRequest,
  saveReport,
} from './import-job.ts';
import { hashOfValue } from './ledger.ts';
import { type ImportReport, nameOfKind, reasonOf, type Summary } from './report.ts';
import { undoImportedRecords } from './undo-records.ts';

export const NewFileImport = z.object({
  kind: z.enum(['old-notices', 'evidence']),
  /** Name of the first file, and the number of files. */
  file_name: z.string().max(200),
  files: z.int().min(1).max(10_000),
});

const OldNotice = z.object({
  title: z.string(),
  type: z.string(),
  own_page: z.number().optional(),
  date: z.iso.datetime(),
});
const EvidenceSet = z.object({ title: z.string(), question: z.number(), sr_no: z.string() });

const collections = { 'old-notices': 'notices', evidence: 'evidence-files' } as const;
type FileKind = keyof typeof collections;
const isFileKind = (kind: Import['kind']): kind is FileKind => Object.hasOwn(collections, kind);

/** Throws a `Refusal` for another kind of import. */
export function kindOfFiles({ kind }: Import): FileKind {
  if (!isFileKind(kind)) throw new Refusal(404, 'There is no such import.');
  return kind;
}

/** Creates an import, whose files are sent afterwards. Returns its id. */
export async function startFileImport(
  { payload, user }: StaffRequest,
  { kind, file_name, files }: z.output<typeof NewFileImport>,
): Promise<number> {
  const data = {
    ...{ kind, file_name, rows: files, list: collections[kind], state: 'imported' as const },
    ...{ by: user.id, by_email: user.email, header: 0, columns: [] },
  };
  const { id } = await payload.create({ ...asSystem, collection: 'imports', data, depth: 0 });
  const startedAt = new Date().toISOString();
  const report: ImportReport = {
    origin: `import-${id}`,
    begun: startedAt,
    ended: startedAt,
    came: [],
    left: [],
  };
  await saveReport(payload, id, report);
  return id;
}

/** Imports one file with its draft, with the rights of the user. Returns the id of the draft; both exist or neither. */
export async function importFile(
  req: StaffRequest,
  doc: Import,
  file: File,
  fields: unknown,
): Promise<number> {
  const { payload, user } = req;
  const { language } = req.i18n;
  const report = reportOf(doc);
  if (doc.state !== 'imported' || !report) throw new Refusal(409, 'This step is already finished.');
  const kind = kindOfFiles(doc);
  // Payload renames the file while it stores it.
  const { name } = file;
  const otherLines = report.left.filter(({ what }) => what !== name);
  const finish = async (changed: Partial<ImportReport>) => {
    const after = { ...report, left: otherLines, ...changed, ended: new Date().toISOString() };
    await saveReport(payload, doc.id, after);
  };
  try {
    const draft = draftOf(kind, fields);
    const media = await inTransactionAs(payload, user, async (transaction) => {
      const created = await payload.create({
        collection: 'media',
        data: { alt: draft.data.title },
        file,
        overrideAccess: false,
        depth: 0,
        req: await sameTransaction(transaction),
      });
      await addToLedger(transaction, report, 'media', created.id, hashOfValue(name));
      return created.id;
    });
    const id = await createDraft(req, report, draft, media).catch(async (error: unknown) => {
      await removeFile(payload, report, media);
      throw error;
    });
    const came = [collections[kind], 'media'].reduce(
      (counts, slug) => addOne(counts, nameOfKind(payload, slug, language)),
      report.came,
    );
    await finish({ came });
    return id;
  } catch (error) {
    const reason = reasonOf(error);
    await finish({
      left: [...otherLines, { kind: nameOfKind(payload, 'file', language), what: name, reason }],
    });
    throw error;
  }
}

/** Throws a `Refusal` if fields are missing or invalid. */
function draftOf(kind: FileKind, fields: unknown) {
  const result =
    kind === 'old-notices'
      ? { collection: 'notices' as const, ...OldNotice.safeParse(fields) }
      : { collection: 'evidence-files' as const, ...EvidenceSet.safeParse(fields) };
  if (!result.data)
    throw new Refusal(422, `${result.error?.issues[0]?.path.join('.')} is missing or wrong.`);
  return { collection: result.collection, data: result.data };
}

const createDraft = (
  { payload, user }: StaffRequest,
  report: ImportReport,
  { collection, data }: ReturnType<typeof draftOf>,
  media: number,
): Promise<number> =>
  inTransactionAs(payload, user, async (transaction) => {
    const { id } = await payload.create({
      collection,
      // Payload checks the fields: their types differ by collection.
      data: { ...data, uploads: [media], _status: 'draft' } as Partial<Notice & EvidenceFile>,
      draft: true,
      overrideAccess: false,
      depth: 0,
      req: await sameTransaction(transaction),
    });
    const hash = await shortHashOf(payload, collection, id, transaction);
    await addToLedger(transaction, report, collection, id, hash);
    return id;
  });

async function addToLedger(
  req: StaffRequest,
  { origin }: ImportReport,
  collection: CollectionSlug,
  record: number,
  hash: string,
): Promise<void> {
  await req.payload.create({
    ...asSystem,
    collection: 'imported-records',
    data: { key: `${origin} ${collection} ${record}`, record, hash },
    depth: 0,
    req: await sameTransaction(req),
  });
}

async function removeFile(payload: Payload, { origin }: ImportReport, id: number): Promise<void> {
  await payload.delete({ ...asSystem, collection: 'media', id, depth: 0 });
  const where = { key: { equals: `${origin} media ${id}` } };
  await payload.delete({ ...asSystem, collection: 'imported-records', where, depth: 0 });
}

const addOne = (came: Summary['came'], kind: string): Summary['came'] => {
  const count = came.find((line) => line.kind === kind) ?? {
    ...{ kind, created: 0, updated: 0, unchanged: 0, kept: 0 },
  };
  const others = came.filter((line) => line.kind !== kind);
  return [...others, { ...count, created: count.created + 1 }];
};

/**
 * Hash of a draft's fields. Publishing does not change it, so a published draft can still be
 * undone.
 */
async function shortHashOf(
  payload: Payload,
  collection: 'notices' | 'evidence-files',
  id: number,
  req?: StaffRequest,
): Promise<string> {
  const { createdAt, updatedAt, _status, ...fields } = await payload.findByID({
    ...asSystem,
    collection,
    id,
    depth: 0,
    draft: true,
    trash: true,
    req: req && (await sameTransaction(req)),
  });
  // Sorted, because the database may return fields in any order. `name` and `words_changed` are
  // computed.
  const entries = Object.entries(fields).filter(
    ([name]) => !['name', 'words_changed'].includes(name),
  );
  return hashOfValue(entries.toSorted(([name], [other]) => (name < other ? -1 : 1)));
}

/** Undoes an import of files, with the rights of the account that started it. */
export async function runFileImport(
  payload: Payload,
  id: number,
  language: string,
  beat: Beat = async () => {},
): Promise<void> {
  const doc = await readImport(payload, id);
  const report = doc && reportOf(doc);
  if (doc?.state !== 'undoing' || !report) return;
  const collection = collections[kindOfFiles(doc)];
  const undone = await undoImportedRecords(
    payload,
    // Only the key identifies the import, so the time is not checked.
    { ...report, ended: new Date().toISOString() },
    {
      counting: countProgress(payload, doc, beat),
      language,
      nameOf: (kind) => nameOfKind(payload, kind, language),
      user: await accountOf(payload, doc),
      isChanged: async ({ record, hash }, slug) =>
        slug === collection && (await shortHashOf(payload, collection, record)) !== hash,
    },
  );
  await saveReport(payload, id, { ...report, undone }, 'undone');
}

export const fileImportTask = importTask('file-import', runFileImport);
