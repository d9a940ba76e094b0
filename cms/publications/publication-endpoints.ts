/**
 * Requests of the button ‘Import publications’ of a profile: a preview of a BibTeX or RIS file, which writes nothing, and
 * the import of the ticked publications.
 */
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { asSystem, mayChange } from '../access.ts';
import type { Employee } from '../payload-types.ts';
import { mainLocale } from '../platform/college-languages.ts';
import { isOverLimit, isProgramFailed, type Limits } from '../platform/decoders/limited.ts';
import { parseInChild } from '../platform/decoders/parse-in-child.ts';
import { readAtMost } from '../platform/http/read-at-most.ts';
import { newMutex } from '../platform/mutex.ts';
import { Refusal } from '../platform/refusal.ts';
import { recordId, staffCall } from '../staff-call.ts';
import { labelIn } from '../words/languages.ts';
import { type Sentence, say } from '../words/say.ts';
import { Citation, type Entry } from './citation.ts';
import { type Comparison, compareWith } from './compare-publications.ts';
import { type PublicationTable, publicationTables, type Row, tableFor } from './map-publication.ts';
import {
  citationLimits,
  type PreviewedPublication,
  type PublicationPreview,
  type PublicationResult,
} from './preview.ts';

const limits: Limits = { seconds: 20, megabytes: 400, answer: 50_000_000 };
const task = { program: 'publications/citations-child.ts' };

const MEGABYTE = 1024 * 1024;
/** Bytes of a request with ticked publications. */
const LARGEST_REQUEST = 20 * MEGABYTE;

type Say = (sentence: Sentence, names?: Record<string, string | number>) => string;
const sayTo =
  ({ i18n }: PayloadRequest): Say =>
  (sentence, names) =>
    say(i18n.language, sentence, names);

/** The entries of a file. Throws a `Refusal` if it cannot be read. */
async function readEntries(bytes: Uint8Array): Promise<Entry[]> {
  const entries: Entry[] = [];
  try {
    for await (const entry of parseInChild<Entry>(task, bytes, limits)) entries.push(entry);
  } catch (error) {
    throw isOverLimit(error) || isProgramFailed(error) ? new Refusal('readingTooLong') : error;
  }
  return entries;
}

/** The latest version of a profile. */
const readProfile = (id: number, { payload }: PayloadRequest): Promise<Employee> =>
  payload.findByID({
    collection: 'employees',
    id,
    draft: true,
    locale: mainLocale(),
    ...asSystem,
  });

/** Labels of a table and its columns in the language of the account. */
function labelsOf({ payload, i18n }: PayloadRequest, table: PublicationTable) {
  const fields = payload.collections.employees.config.flattenedFields;
  const field = fields.find(({ name }) => name === table);
  const columns = field?.type === 'array' ? field.flattenedFields : [];
  const labelOf = (part: object | undefined) =>
    labelIn(i18n.language, part && 'label' in part ? part.label : undefined);
  return {
    table: labelOf(field),
    column: (name: string) => labelOf(columns.find((column) => column.name === name)) || name,
  };
}

function previewOf(req: PayloadRequest, profile: Employee, entries: Entry[]): PublicationPreview {
  const say = sayTo(req);
  const leftOut: PublicationPreview['leftOut'] = [];
  const readable = entries.flatMap((entry) => {
    const { name } = entry;
    if ('problem' in entry) {
      const reason =
        entry.problem === 'tooLong'
          ? say('A field is longer than {{most}} characters.', { most: citationLimits.field })
          : say('The entry cannot be read. Check its braces, commas and type.');
      leftOut.push({ name, reason });
      return [];
    }
    const { citation } = entry;
    const table = tableFor(citation);
    if (table && citation.title) return [{ name, citation, table }];
    const reason = table
      ? say('The entry has no title.')
      : say('No table fits the type “{{type}}”. Add it by hand if it belongs to the profile.', {
          type: citation.type,
        });
    leftOut.push({ name: table ? name : citation.title || name, reason });
    return [];
  });
  const comparisons = compareWith(profile, readable);
  const publications = readable.flatMap(({ name, citation }, at) => {
    const comparison = comparisons[at];
    if (comparison) return [publicationPreview(req, citation, comparison)];
    leftOut.push({ name, reason: say('The file has this publication twice. It counts once.') });
    return [];
  });
  return { publications, leftOut };
}

function publicationPreview(
  req: PayloadRequest,
  citation: Citation,
  { publication, state, work, differences }: Comparison,
): PreviewedPublication {
  const say = sayTo(req);
  const { table, row, leftEmpty } = publication;
  const labels = labelsOf(req, work?.table ?? table);
  const { authors, editors, container } = citation;
  const [first = '', ...others] = authors.length > 0 ? authors : editors;
  const names = others.length > 2 ? `${first} et al.` : [first, ...others].join(', ');
  return {
    citation,
    state,
    title: citation.title,
    details: [names, container, row.publication_year].filter(Boolean).join(' · '),
    table: labels.table,
    differences: differences.map(({ column, before, after }) => ({
      label: labels.column(column),
      before,
      after: String(after),
    })),
    notes: leftEmpty.map(({ field, value }) =>
      say('{{field}} “{{value}}” is not valid and stays empty.', {
        field: labelIn(req.i18n.language, labels.column(columnOf[field])),
        value: value.slice(0, 60),
      }),
    ),
  };
}
const columnOf = {
  ISSN: 'issn',
  ISBN: 'book_isbn',
  DOI: 'doi',
  'Year of publication': 'publication_year',
} as const;

const Ticked = z
  .array(z.object({ citation: Citation, state: z.enum(['new', 'different']) }))
  .min(1)
  .max(citationLimits.entries);

/** One import at a time, because each reads the tables and writes them again. */
const turn = newMutex();

async function importTicked(
  id: number,
  publications: z.output<typeof Ticked>,
  req: PayloadRequest,
): Promise<PublicationResult> {
  const profile = await readProfile(id, req);
  const withTable = publications.flatMap(({ citation, state }) => {
    const table = tableFor(citation);
    return table && citation.title ? [{ citation, table, state }] : [];
  });
  const rows = Object.fromEntries(
    publicationTables.map((table) => [
      table,
      (profile[table] ?? []).map((row): Row => ({ ...row })),
    ]),
  ) as Record<PublicationTable, Row[]>;
  const touched = new Set<PublicationTable>();
  let added = 0;
  let changed = 0;
  for (const [at, comparison] of compareWith(rows, withTable).entries()) {
    // Only what the preview showed is written.
    if (!comparison || comparison.state !== withTable[at]?.state) continue;
    const { publication, work, differences } = comparison;
    if (work) {
      for (const { column, after } of differences) work.row[column] = after;
      touched.add(work.table);
      changed += 1;
    } else {
      rows[publication.table].push(publication.row);
      touched.add(publication.table);
      added += 1;
    }
  }
  const skipped = publications.length - added - changed;
  if (touched.size === 0) return { added, changed, skipped, isDraft: profile._status === 'draft' };
  const data = Object.fromEntries([...touched].map((table) => [table, rows[table]]));
  const saved = await req.payload.update({
    collection: 'employees',
    id: profile.id,
    data: data as Partial<Employee>,
    // A draft stays a draft. The rules of approval make the changes of a teacher one too.
    draft: profile._status === 'draft',
    locale: mainLocale(),
    user: req.user,
    overrideAccess: false,
    req,
  });
  return { added, changed, skipped, isDraft: saved._status === 'draft' };
}

/** The file of a preview. */
async function fileOf(req: PayloadRequest): Promise<Uint8Array> {
  const bytes = await readAtMost(req.body, citationLimits.bytes);
  if (bytes) return new Uint8Array(bytes);
  throw new Refusal('citationsTooLarge', { most: citationLimits.bytes / MEGABYTE });
}

const ofProfile = { method: 'post', refusal: 'noRightToProfile' } as const;

export const publicationEndpoints = [
  staffCall({
    ...ofProfile,
    path: '/publication-imports/:id/preview',
    input: z.object({ id: recordId }),
    limit: 'handler',
    right: ({ req, input }) => mayChange(req, 'employees', input.id),
    handle: async ({ id }, req) => {
      const bytes = await fileOf(req);
      return previewOf(req, await readProfile(id, req), await readEntries(bytes));
    },
  }),

  staffCall({
    ...ofProfile,
    path: '/publication-imports/:id',
    input: z.object({ id: recordId, publications: Ticked }),
    limit: LARGEST_REQUEST,
    right: ({ req, input }) => mayChange(req, 'employees', input.id),
    handle: ({ id, publications }, req) =>
      turn.runExclusive(() => importTicked(id, publications, req)),
  }),
];
