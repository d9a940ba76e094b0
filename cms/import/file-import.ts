/**
 * Import of old notices and evidence: each PDF becomes a file and a draft that shows it. One import
 * contains many files and undoes them together.
 */
import type { CollectionSlug, File, Payload } from 'payload';
import { z } from 'zod';
import { asSystem, type StaffRequest } from '../access.ts';
import type { EvidenceFile, Import, Notice } from '../payload-types.ts';
import { sameTransaction } from '../platform/database/transaction.ts';
import { Refusal } from '../platform/refusal.ts';
import { unavailability } from '../platform/unavailable.ts';
import { say } from '../words/say.ts';
import {
  accountOf,
  alreadyDone,
  countProgress,
  importTask,
  inTransactionAs,
  readImport,
  saveReport,
  stateAfterUndo,
} from './import-job.ts';
import { addEntries, hashOfValue, type NewEntry } from './ledger.ts';
import {
  type ImportReport,
  importReport,
  nameOfKind,
  readableReason,
  type Summary,
} from './report.ts';
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
  if (!isFileKind(kind)) throw new Refusal('noImport');
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
  const { id } = await payload.create({ ...asSystem, collection: 'imports', data });
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

/** A file with the fields of its draft. */
export interface FileWithFields {
  file: File;
  fields: unknown;
}

/** The id of the draft of a file, or the reason why the file was refused. */
export type FileResult = { id: number } | { problem: string };

/**
 * Imports files, each with its draft, with the rights of the user. A refused file leaves nothing
 * behind, and the others are imported.
 */
export async function importFiles(
  req: StaffRequest,
  doc: Import,
  files: readonly FileWithFields[],
): Promise<FileResult[]> {
  const report = importReport.read(doc);
  if (doc.state !== 'imported' || !report || report.undone) throw alreadyDone();
  const kind = kindOfFiles(doc);
  // Payload renames a file while it stores it.
  const names = files.map(({ file }) => file.name);
  const results = await importEach(req, report, kind, files);
  await saveReport(req.payload, doc.id, reportAfter(req, report, kind, names, results));
  return results;
}

/**
 * Imports files one after the other, each in a transaction that begins with the file
 * (`cms/platform/files/file-collection.ts`).
 */
async function importEach(
  req: StaffRequest,
  report: ImportReport,
  kind: FileKind,
  files: readonly FileWithFields[],
): Promise<FileResult[]> {
  const results: FileResult[] = [];
  for (const file of files) {
    try {
      const id = await inTransactionAs(req.payload, req.user, async (transaction) => {
        const entries = await importFile(transaction, report, kind, file);
        await addEntries(entries, transaction);
        return entries[0].record;
      });
      results.push({ id });
    } catch (error) {
      const problem = problemOf(req, error);
      results.push({ problem });
      // Each of the others would wait for a busy database as long as this one.
      if (unavailability(error))
        return [...results, ...files.slice(results.length).map(() => ({ problem }))];
    }
  }
  return results;
}

function problemOf({ payload, i18n: { language } }: StaffRequest, error: unknown): string {
  const reason = readableReason(unavailability(error) ?? error, language);
  if (reason !== undefined) return reason;
  payload.logger.error({ err: error, msg: 'A file was not imported.' });
  return say(language, 'Something went wrong. Try again.');
}

/**
 * The report with the results added. A file that was refused before has only its newest result.
 */
function reportAfter(
  { payload, i18n: { language } }: StaffRequest,
  report: ImportReport,
  kind: FileKind,
  names: readonly string[],
  results: readonly FileResult[],
): ImportReport {
  const imported = results.filter((result) => 'id' in result).length;
  const refused = results.flatMap((result, at) =>
    'problem' in result
      ? [
          {
            kind: nameOfKind(payload, 'file', language),
            what: names[at] ?? '',
            reason: result.problem,
          },
        ]
      : [],
  );
  const came = [collections[kind], 'media'].reduce(
    (counts, slug) => addTo(counts, nameOfKind(payload, slug, language), imported),
    report.came,
  );
  const others = report.left.filter(({ what }) => !names.includes(what));
  return { ...report, came, left: [...others, ...refused], ended: new Date().toISOString() };
}

/** Throws a `Refusal` if fields are missing or invalid. */
function draftOf(kind: FileKind, fields: unknown) {
  const result =
    kind === 'old-notices'
      ? { collection: 'notices' as const, ...OldNotice.safeParse(fields) }
      : { collection: 'evidence-files' as const, ...EvidenceSet.safeParse(fields) };
  if (!result.data)
    throw new Refusal('wrongField', { name: String(result.error?.issues[0]?.path.join('.')) });
  return { collection: result.collection, data: result.data };
}

type FileEntries = [draft: NewEntry, media: NewEntry];

/** Imports a file with its draft, and returns the ledger's entries of both. */
async function importFile(
  transaction: StaffRequest,
  report: ImportReport,
  kind: FileKind,
  { file, fields }: FileWithFields,
): Promise<FileEntries> {
  const { payload } = transaction;
  const { name } = file;
  const { collection, data } = draftOf(kind, fields);
  const media = await payload.create({
    collection: 'media',
    data: { alt: data.title },
    file,
    overrideAccess: false,
    req: await sameTransaction(transaction),
  });
  const draft = await payload.create({
    collection,
    // Payload checks the fields: their types differ by collection.
    data: { ...data, uploads: [media.id], _status: 'draft' } as Partial<Notice & EvidenceFile>,
    draft: true,
    overrideAccess: false,
    req: await sameTransaction(transaction),
  });
  const keyOf = (slug: CollectionSlug, id: number) => `${report.origin} ${slug} ${id}`;
  return [
    { key: keyOf(collection, draft.id), record: draft.id, hash: hashOfValue(fields) },
    { key: keyOf('media', media.id), record: media.id, hash: hashOfValue(name) },
  ];
}

const addTo = (came: Summary['came'], kind: string, created: number): Summary['came'] => {
  const count = came.find((line) => line.kind === kind) ?? {
    ...{ kind, created: 0, updated: 0, unchanged: 0, kept: 0 },
  };
  const others = came.filter((line) => line.kind !== kind);
  return created === 0 ? came : [...others, { ...count, created: count.created + created }];
};

/** Undoes an import of files, with the rights of the account that started it. */
export async function runFileImport(payload: Payload, id: number, language: string): Promise<void> {
  const doc = await readImport(payload, id);
  const report = doc && importReport.read(doc);
  if (doc?.state !== 'undoing' || !report) return;
  const undone = await undoImportedRecords(
    payload,
    // Only the key identifies the import, so the time is not checked.
    { ...report, ended: new Date().toISOString() },
    {
      counting: countProgress(payload, doc),
      language,
      nameOf: (kind) => nameOfKind(payload, kind, language),
      user: await accountOf(payload, doc),
      canBeRepeated: false,
    },
  );
  await saveReport(payload, id, { ...report, undone }, stateAfterUndo(undone));
}

export const fileImportTask = importTask('file-import', runFileImport);
