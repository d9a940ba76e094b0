/** A quality report as a verifier opens it: metrics with their sets, files, texts and sheets, read for the child process. */

import type { CollectionSlug, Payload } from 'payload';
import { asSystem } from '../access.ts';
import { readManuals } from '../content/quality/manuals.ts';
import { readTemplates, type Template, templatesOf } from '../duties/evidence-templates.ts';
import { idOf } from '../id-of.ts';
import type { DocumentText, EvidenceGroup, Media } from '../payload-types.ts';
import { mainLocale } from '../platform/college-languages.ts';
import { isOverLimit } from '../platform/decoders/limited.ts';
import { LARGEST } from '../platform/decoders/pdf.ts';
import type { CellLink, Layout } from '../platform/decoders/sheets/grid.ts';
import { readSheets } from '../platform/decoders/sheets/read-sheets.ts';
import { isOfficeList, isSheetFile } from '../platform/files/office-list.ts';
import { readWhole, storage } from '../platform/files/storage.ts';
import { folders, type Key } from '../platform/files/storage-types.ts';
import { isRefusal } from '../platform/refusal.ts';
import { documentLinks } from '../platform/texts/document-links.ts';
import type { PageText } from '../platform/texts/page-text.ts';
import { type ExtractedText, readWithinLimits } from '../platform/texts/read-document.ts';
import { isPicture, isReadable } from '../platform/texts/readable-files.ts';
import { textPages } from '../platform/texts/text-pages.ts';
import { type Period, periodIn } from '../reading/written-years.ts';
import { type Entry, type EvidenceSheet, plainLayout } from './evidence-sheet.ts';
import { keepReading, readingIn } from './file-reading.ts';
import { recordsOf } from './records.ts';

/** Text of a file; `typed` if a person wrote it. */
export type FileText = ExtractedText & { typed?: true };

export interface EvidenceFile {
  id: number;
  /** Name in the file's address. */
  name: string;
  /** Bytes. */
  size: number;
  /** Hash of the content and its length. */
  content: string;
  /** Text of the file; undefined for files that are not read, such as photos. */
  text: FileText | undefined;
  sheets: EvidenceSheet[];
  /** Addresses behind clickable words and pictures. */
  links: readonly string[];
  /** True if it has a list of the office, which is not read. */
  hasOfficeList: boolean;
  /** Description or name that people have written. */
  description?: string;
  /** What the camera wrote into a picture before the upload; undefined for other files. */
  photo?: { hasPlace: boolean; day?: string };
  /** Address in the admin where the file is replaced. */
  edit: string;
}

export interface EvidenceSet {
  id: number;
  title: string;
  files: EvidenceFile[];
  edit: string;
}

export interface Metric {
  id: number;
  /** For example 3.4.4. */
  number: string;
  text: string;
  /** What the manual asks for, and the report's own words. */
  asks: string;
  /** The number that the report claims. */
  claimed: number | undefined;
  templates: Template[];
  sets: EvidenceSet[];
  /** Sheets made from the college's records, if no set has a sheet for a template of the metric. */
  records: EvidenceSheet[];
  edit: string;
}

export interface Report {
  id: number;
  name: string;
  period: Period | undefined;
  metrics: Metric[];
}

/** Options of reads. Drafts count, because a report is rehearsed before it is published. */
const latest = () =>
  ({ ...asSystem, draft: true, pagination: false, locale: mainLocale() }) as const;
const editIn = (collection: CollectionSlug, id: number, field: string) =>
  `/admin/collections/${collection}/${id}#field-${field}`;
const { compare } = new Intl.Collator('en', { numeric: true });

/** The report with this id or name; undefined if there is none. */
export async function findReport(
  payload: Payload,
  idOrName: string,
): Promise<EvidenceGroup | undefined> {
  const isId = /^\d{1,15}$/.test(idOrName);
  const { docs } = await payload.find({
    ...latest(),
    collection: 'evidence-groups',
    where: isId ? { id: { equals: Number(idOrName) } } : { name: { equals: idOrName } },
  });
  return docs[0];
}

/** A file without its texts and sheets, which follow it line by line. */
type FileHead = Omit<EvidenceFile, 'text' | 'sheets' | 'edit'> & {
  text: Omit<FileText, 'pages'> | undefined;
};
type MetricHead = Omit<Metric, 'sets' | 'records' | 'templates'> & { templates: string[] };

/**
 * A report line by line, as the child process reads it. A page or table belongs to the file above it, a row or link to the
 * table, a set or record to the metric.
 */
export type ReportLine =
  | { report: Omit<Report, 'metrics'> }
  | { file: FileHead }
  | { page: PageText }
  | { table: string }
  | { row: string[] }
  | { link: CellLink }
  | { layout: Layout }
  | { metric: MetricHead }
  | { set: Omit<EvidenceSet, 'files'> & { files: number[] } }
  | { records: string }
  | { record: Entry };

/** Called before a file is read, with its name and how many of the report's files were read before. */
export type OnFile = (file: { name: string; done: number; all: number }) => Promise<void>;

/** Reads everything that the rules look at. Files that nobody has read yet are read now. */
export async function* readReport(
  payload: Payload,
  { id, name, manual, years, report }: EvidenceGroup,
  onFile: OnFile,
): AsyncGenerator<ReportLine> {
  const questions = await payload.find({
    ...latest(),
    collection: 'evidence-questions',
    where: { 'criterion.group': { equals: id } },
  });
  const sets = await payload.find({
    ...latest(),
    collection: 'evidence-files',
    where: { question: { in: questions.docs.map((question) => question.id) } },
    sort: ['order', 'id'],
  });
  const media = await readMedia(
    payload,
    sets.docs.flatMap(({ uploads }) => uploads.map((file) => idOf(file))),
  );
  const period = periodOf({ years, name, report });
  yield { report: { id, name, period } };
  for (const [done, file] of [...media.values()].entries()) {
    await onFile({ name: file.address ?? file.filename ?? '', done, all: media.size });
    yield* linesOfFile(file, await contentOf(payload, file));
  }
  const setsByQuestion = Map.groupBy(sets.docs, ({ question }) => idOf(question));
  const all = readTemplates();
  const { edition, metrics: asked = [] } = (await readManuals()).get(manual ?? '') ?? {};
  for (const question of questions.docs.toSorted((a, b) => compare(a.sr_no, b.sr_no))) {
    const templates = templatesOf(question.sr_no, edition, all);
    yield {
      metric: {
        id: question.id,
        number: question.sr_no,
        text: question.metric_question,
        asks: [
          asked.find(({ number }) => number === question.sr_no)?.text ?? '',
          question.metric_question,
        ].join('\n'),
        claimed: question.claimed ?? undefined,
        templates: templates.map((template) => template.id),
        edit: editIn('evidence-questions', question.id, 'claimed'),
      },
    };
    for (const { id, title, uploads } of setsByQuestion.get(question.id) ?? []) {
      const edit = editIn('evidence-files', id, 'uploads');
      yield { set: { id, title, edit, files: uploads.map((file) => idOf(file)) } };
    }
    for (const [template, entries] of await recordsOf(payload, templates, period)) {
      yield { records: template };
      for (const record of entries) yield { record };
    }
  }
}

function* linesOfFile(
  { id, filename, address, filesize, alt, taken_on, has_place }: Media,
  { text, tables, links, hasOfficeList }: FileContent,
): Generator<ReportLine> {
  const { pages = [], ...head } = text ?? { state: 'nothing' };
  yield {
    file: {
      id,
      name: address ?? filename ?? '',
      size: filesize ?? 0,
      content: `${contentHash(filename ?? '')} ${filesize}`,
      text: text && head,
      ...(alt && { description: alt }),
      ...(isPicture(filename ?? '') && {
        photo: { hasPlace: has_place === true, ...(taken_on && { day: taken_on }) },
      }),
      links,
      hasOfficeList,
    },
  };
  for (const page of pages) yield { page };
  for (const { name, rows, links: ofCells, layout } of tables) {
    yield { table: name };
    for (const row of rows) yield { row };
    for (const link of ofCells) yield { link };
    yield { layout };
  }
}

/** Academic years that a self study report covers. */
const SELF_STUDY = 5;

/** The years that a report covers. */
export function periodOf({
  years,
  name,
  report,
}: Pick<EvidenceGroup, 'years' | 'name' | 'report'>): Period | undefined {
  const period = periodIn(years || name, true);
  if (!period || years || report !== 'SSR' || period.last - period.first > 1) return period;
  // The name of a self study report has its last year only.
  const first = period.first - (SELF_STUDY - 1);
  return { ...period, first, text: `${first}–${period.last + 1}` };
}

async function readMedia(
  payload: Payload,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Media>> {
  const { docs } = await payload.find({
    ...asSystem,
    collection: 'media',
    where: { id: { in: [...new Set(ids)] } },
    pagination: false,
  });
  return new Map(docs.map((file) => [file.id, file]));
}

/** What a rehearsal reads of a file. All but the text is kept in the database. */
interface FileContent {
  text: FileText | undefined;
  links: readonly string[];
  hasOfficeList: boolean;
  /** True if a part was not read, perhaps because the server was busy. It is read again next time. */
  isPartial?: boolean;
  tables: { name: string; rows: string[][]; links: readonly CellLink[]; layout: Layout }[];
}

async function readContent(name: string, text: FileText | undefined): Promise<FileContent> {
  const isSheet = isSheetFile(name);
  const nothing = { text: undefined, tables: [], links: [], hasOfficeList: false };
  if (!isReadable(name) && !isSheet && !isPicture(name)) return nothing;
  const key: Key = `${folders.media}/${name}`;
  const stored = await storage.find(key);
  if (!stored) return { ...nothing, isPartial: true, text: { state: 'failed', problem: 'broken' } };
  if (stored.size > LARGEST)
    return { ...nothing, text: text ?? { state: 'failed', problem: 'large' } };
  const bytes = await readWhole(key);
  const all = isSheet ? await readTables(bytes) : [];
  const tables = all.filter(({ rows }) => !isOfficeList(rows));
  // The text and the links of a workbook do not say to which sheet they belong.
  if (tables.length < all.length) return { ...nothing, tables, hasOfficeList: true };
  const links = await documentLinks(name, bytes);
  return {
    ...nothing,
    isPartial: links === undefined || (isSheet && all.length === 0),
    text:
      text ??
      (isReadable(name) || isPicture(name) ? await readWithinLimits(name, bytes) : undefined),
    tables,
    links: links ?? [],
  };
}

/** Reads a file once: what its text does not say is kept beside the text, because each file takes a process of its own. */
async function contentOf(payload: Payload, file: Media): Promise<FileContent> {
  const name = file.filename ?? '';
  const row = await storedRow(payload, file.id, name);
  const text = row && textIn(row);
  const kept = row && (readingIn(row) as Omit<FileContent, 'text'> | undefined);
  if (text && kept && (await storage.find(`${folders.media}/${name}`)))
    return { ...kept, text: kept.hasOfficeList ? undefined : text };
  const content = await readContent(name, text);
  const { text: _, isPartial, ...reading } = content;
  if (row && text && !isPartial) await keepReading(payload, row, reading);
  return content;
}

/** The row of a file's text; undefined if the queue has not read this file yet. */
async function storedRow(
  payload: Payload,
  file: number,
  filename: string,
): Promise<DocumentText | undefined> {
  const { docs } = await payload.find({
    ...asSystem,
    collection: 'document-texts',
    where: { and: [{ file: { equals: file } }, { filename: { equals: filename } }] },
    limit: 1,
    pagination: false,
  });
  const [row] = docs;
  return row && row.state !== 'waiting' && row.state !== 'reading' ? row : undefined;
}

const textIn = (row: DocumentText): FileText => ({
  state: row.state as FileText['state'],
  pages: textPages.read(row) ?? [],
  ...(row.page_count != null && { page_count: row.page_count }),
  ...(row.read === 'person' ? { typed: true as const } : row.read && { read: row.read }),
  ...(row.confidence != null && { confidence: row.confidence }),
  ...(row.problem && { problem: row.problem }),
});

async function readTables(bytes: Uint8Array): Promise<FileContent['tables']> {
  try {
    const sheets = await readSheets(bytes);
    return sheets.map(({ name, rows, links = [], layout = plainLayout }) => ({
      ...{ name, rows, links, layout },
    }));
  } catch (error) {
    // The text of the file says that it cannot be read.
    if (isRefusal(error) || isOverLimit(error)) return [];
    throw error;
  }
}

/** The hash in the name of a stored file; a name without one stands for itself. */
const contentHash = (filename: string): string =>
  /-([0-9a-f]{8})(?:-\d+)?(?:\.\d+x\d+)?\.\w+$/.exec(filename)?.[1] ?? filename;
