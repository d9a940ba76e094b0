/**
 * Requests of the button ‘Import publications’ of a profile: a preview of a BibTeX or RIS file, which writes nothing, and
 * the import of the ticked publications.
 */
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { asSystem } from '../access.ts';
import { staffRequest } from '../import/import-job.ts';
import type { Employee } from '../payload-types.ts';
import { mainLocale } from '../platform/college-languages.ts';
import { isOverLimit, isProgramFailed, type Limits } from '../platform/decoders/limited.ts';
import { parseInChild } from '../platform/decoders/parse-in-child.ts';
import { isUnreadable } from '../platform/decoders/unreadable.ts';
import { readAtMost } from '../platform/http/read-at-most.ts';
import { newMutex } from '../platform/mutex.ts';
import { Refusal } from '../platform/refusal.ts';
import { answerRefusals } from '../staff-api/refuse.ts';
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

/** The entries of a file. Throws a `Refusal` with one sentence if it cannot be read. */
async function readEntries(bytes: Uint8Array, say: Say): Promise<Entry[]> {
  const entries: Entry[] = [];
  try {
    for await (const entry of parseInChild<Entry>(task, bytes, limits)) entries.push(entry);
  } catch (error) {
    throw refusalOf(error, say);
  }
  return entries;
}

function refusalOf(error: unknown, say: Say): unknown {
  const tooMuch = 'Reading this file takes too long. Divide it into smaller files.';
  if (isOverLimit(error) || isProgramFailed(error)) return new Refusal(422, say(tooMuch));
  if (!isUnreadable(error)) return error;
  const { word, values } = error;
  if (word === 'tooManyRows')
    return new Refusal(
      422,
      say('The file has more than {{most}} entries. Divide it into several files.', values),
    );
  return new Refusal(
    422,
    say(
      word === 'tooDeep'
        ? 'This file cannot be read, because it has too many braces within braces. Export it again.'
        : 'This file has no BibTeX or RIS entries. Export your publications as BibTeX (.bib) or RIS (.ris) and choose that file.',
    ),
  );
}

/** The latest version of a profile that the account may change. Throws a `Refusal` for others. */
async function readProfile(req: PayloadRequest): Promise<Employee> {
  const { payload, routeParams } = req;
  const id = Number(routeParams?.id);
  if (!Number.isSafeInteger(id)) throw new Refusal(404, 'There is no such record.');
  const access = await payload.collections.employees.config.access.update({ req, id });
  const isMatch = { id: { equals: id } };
  const { totalDocs } = await payload.count({
    collection: 'employees',
    where: typeof access === 'object' ? { and: [isMatch, access] } : isMatch,
    ...asSystem,
  });
  if (!access || totalDocs === 0)
    throw new Refusal(
      403,
      say(req.i18n.language, 'You do not have permission to change this profile.'),
    );
  return payload.findByID({
    collection: 'employees',
    id,
    draft: true,
    depth: 0,
    locale: mainLocale(),
    ...asSystem,
  });
}

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

const Ticked = z.object({
  publications: z
    .array(z.object({ citation: Citation, state: z.enum(['new', 'different']) }))
    .min(1)
    .max(citationLimits.entries),
});
type Ticked = z.infer<typeof Ticked>;

/** One import at a time, because each reads the tables and writes them again. */
const turn = newMutex();

async function importTicked(
  req: PayloadRequest,
  { publications }: Ticked,
): Promise<PublicationResult> {
  const profile = await readProfile(req);
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
    depth: 0,
    locale: mainLocale(),
    user: req.user,
    overrideAccess: false,
    req,
  });
  return { added, changed, skipped, isDraft: saved._status === 'draft' };
}

const endpoint = (path: string, answer: (req: PayloadRequest) => Promise<object>): Endpoint => ({
  path: `/publication-imports/:id${path}`,
  method: 'post',
  handler: answerRefusals(async (req) => Response.json(await answer(staffRequest(req)))),
});

/** The body of a request up to a size. */
async function bodyOf(req: PayloadRequest, most: number): Promise<Uint8Array> {
  const bytes = await readAtMost(req.body, most);
  if (bytes) return new Uint8Array(bytes);
  const names = { most: most / MEGABYTE };
  throw new Refusal(
    413,
    sayTo(req)('The file is larger than {{most}} MB. Export fewer publications at once.', names),
  );
}

function tickedIn(bytes: Uint8Array): Ticked {
  try {
    return Ticked.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    throw new Refusal(400, 'publications is missing or wrong.');
  }
}

export const publicationEndpoints: Endpoint[] = [
  endpoint('/preview', async (req) => {
    const profile = await readProfile(req);
    const bytes = await bodyOf(req, citationLimits.bytes);
    return previewOf(req, profile, await readEntries(bytes, sayTo(req)));
  }),

  endpoint('', async (req) => {
    await readProfile(req);
    const ticked = tickedIn(await bodyOf(req, LARGEST_REQUEST));
    return turn.runExclusive(() => importTicked(req, ticked));
  }),
];
