/** A sheet of evidence: its template, its rows and its totals. */

import { latinDigits } from '@college/contract/latin-digits';
import type { Template } from '../duties/evidence-templates.ts';
import type { CellLink, Layout } from '../platform/decoders/sheets/grid.ts';
import {
  bestRated,
  comparableHeading,
  firstRows,
  type HeaderRow,
  headerRows,
} from '../reading/table-header.ts';

export interface Entry {
  /** Number of the row in Excel, from 1; for a record its place in the list. */
  row: number;
  cells: readonly string[];
  /** Addresses behind the words of cells, by column. */
  links?: ReadonlyMap<number, string> | undefined;
  /** The row with a single cell above it, such as `2022-23`; '' without any. */
  section?: string;
  /** Title and address in the admin if the row is a record. */
  label?: string;
  edit?: string;
  /** Number of profiles that have the record, of which the college counts one. */
  profiles?: number;
  /** False for a record without a file and a link. */
  hasDocument?: boolean;
  /** The day by which a record counts, as YYYY-MM-DD or YYYY. */
  date?: string;
  /** True for a record that ended before the period. */
  isPast?: boolean;
}

export interface Total {
  row: number;
  cells: readonly string[];
  /** Rows that it adds up: from the first to before the last, by their place in `entries`. */
  first: number;
  end: number;
}

export interface EvidenceSheet {
  /** Name of the file, and of the sheet if there are several. */
  label: string;
  /** Name of the sheet in its file, and the rows above its headings. */
  title: string;
  /** Template that the headings follow; undefined for other sheets. */
  template: Template | undefined;
  /** True if it is a template of the sheet's own metric. */
  isOwnTemplate: boolean;
  /** Similarity of its headings with the template, 0 to 1. */
  similarity: number;
  /** True if the rows are records of the college, not of a file. */
  isRecords: boolean;
  header: readonly string[];
  /** Place of each column of the template, by its id. */
  columns: ReadonlyMap<string, number>;
  entries: readonly Entry[];
  totals: readonly Total[];
  /** Records that ended before the period. */
  past?: readonly Entry[];
  layout: Layout;
  edit: string;
}

/** The layout of records, and of formats without one. */
export const plainLayout: Layout = { hidden: [], joined: [] };

/** Least similarity of headings with a template of the metric, and with that of another one. */
const SIMILAR = 0.3;
const NEARLY_EQUAL = 0.75;

/** A heading in the forms that are compared. */
interface Heading {
  text: string;
  words: ReadonlySet<string>;
}

function readHeading(cell: string): Heading {
  const text = comparableHeading(cell);
  return { text, words: new Set(text.split(' ')) };
}

/** Similarity of two headings, 0 to 1. */
function likeness(first: Heading, second: Heading): number {
  if (second.text === '') return 0;
  if (first.text === second.text) return 1;
  const common = [...first.words].filter((word) => second.words.has(word)).length;
  return common / (first.words.size + second.words.size - common);
}

/** Least likeness of a heading that was changed but can still be recognised. */
const RECOGNISED = 0.4;

/** Headings of a template, and those of a sheet in which some columns are split. */
export function formsOf({ columns }: Template): string[][] {
  const headers = columns.map(({ header }) => header);
  const split = columns.flatMap((column) =>
    column.split.length > 0 ? column.split : column.header,
  );
  return split.length > headers.length ? [headers, split] : [headers];
}

/** The place of each heading, by its index, in a header. */
function placesOf(headings: readonly Heading[], header: readonly Heading[]): Map<number, number> {
  const pairs = headings
    .flatMap((heading, index) =>
      header.map((cell, place) => ({ index, place, like: likeness(heading, cell) })),
    )
    .filter(({ like }) => like >= RECOGNISED)
    .toSorted((a, b) => b.like - a.like || a.place - b.place);
  const places = new Map<number, number>();
  const used = new Set<number>();
  for (const { index, place } of pairs)
    if (!places.has(index) && !used.has(place)) {
      places.set(index, place);
      used.add(place);
    }
  return places;
}

/** A row that may be the header, read once for all templates. */
interface Candidate extends HeaderRow {
  headings: Heading[];
}

/** Replaces headings of other editions by those of the template. */
function withHeadings({ columns }: Template, candidate: Candidate): Candidate {
  const current = new Map(
    columns.flatMap(({ header, aliases }) =>
      aliases.map((alias): [string, string] => [comparableHeading(alias), header]),
    ),
  );
  if (!candidate.headings.some(({ text }) => current.has(text))) return candidate;
  const cells = candidate.cells.map(
    (cell, place) => current.get(candidate.headings[place]?.text ?? '') ?? cell,
  );
  return { ...candidate, cells, headings: cells.map(readHeading) };
}

interface Match extends Candidate {
  template: Template;
  /** Similarity of the row with the headings of the template, 0 to 1. */
  rating: number;
}

/** The row that is most like the headings of a template; undefined if none is like them. */
function bestMatch(candidates: readonly Candidate[], template: Template): Match | undefined {
  const forms = formsOf(template).map((headings) => headings.map(readHeading));
  const own = candidates.map((candidate) => withHeadings(template, candidate));
  const best = bestRated(own, ({ headings }) =>
    Math.max(...forms.map((form) => similarityOf(form, headings))),
  );
  return best && { ...best, template };
}

function similarityOf(headings: readonly Heading[], header: readonly Heading[]): number {
  const exact = new Set(header.map(({ text }) => text));
  const equal = headings.filter(({ text }) => exact.has(text)).length;
  const similar = Math.max(placesOf(headings, header).size, countOfSharedWords(headings, header));
  return (equal + Math.max(0, similar - equal) / 2) / headings.length;
}

/** Words of headings that say nothing of their own. */
const common = new Set(['name', 'number', 'with', 'which', 'during', 'this', 'such', 'same']);
const tellingWords = ({ words }: Heading): string[] =>
  [...words].filter((word) => word.length > 3 && !common.has(word));

/** Headings that share a telling word with a cell of their own. */
function countOfSharedWords(headings: readonly Heading[], header: readonly Heading[]): number {
  const free = header.map(tellingWords);
  return headings.filter((heading) => {
    const words = tellingWords(heading);
    const place = free.findIndex((cell) => cell.some((word) => words.includes(word)));
    if (place < 0) return false;
    free[place] = [];
    return true;
  }).length;
}

interface Source {
  label: string;
  title: string;
  rows: string[][];
  links: readonly CellLink[];
  layout: Layout;
  edit: string;
}

/** Recognises the template of a sheet: one of the metric's own, or another with nearly equal headings. */
export function sheetOf(
  { label, title, rows, links, layout, edit }: Source,
  own: readonly Template[],
  all: readonly Template[],
): EvidenceSheet {
  const candidates = headerRows(rows).map(({ row, cells }) => ({
    ...{ row, cells },
    headings: cells.map(readHeading),
  }));
  const matchIn = (templates: readonly Template[], least: number) =>
    templates
      .flatMap((template) => bestMatch(candidates, template) ?? [])
      .filter(({ rating }) => rating >= least)
      .toSorted((a, b) => b.rating - a.rating)[0];
  const ownMatch = matchIn(own, SIMILAR);
  const match = ownMatch ?? matchIn(all, NEARLY_EQUAL);
  const headerRow = match?.row ?? widestRow(rows);
  const header = (match?.cells ?? rows[headerRow] ?? []).map((cell) => cell.trim());
  return {
    ...{ label, edit, layout, header, columns: match ? columnsOf(match) : new Map() },
    title: [title, ...rows.slice(0, headerRow).flat()].filter(Boolean).join('\n'),
    template: match?.template,
    isOwnTemplate: ownMatch !== undefined,
    similarity: match?.rating ?? 0,
    isRecords: false,
    ...readRows(rows, linksByRow(links), headerRow, header.length),
  };
}

/** The place of each column of the template. */
const columnsOf = ({ template: { columns }, headings }: Match): Map<string, number> =>
  new Map(
    [
      ...placesOf(
        columns.map(({ header }) => readHeading(header)),
        headings,
      ),
    ].map(([index, place]) => [columns[index]?.id ?? '', place]),
  );

/** Records of the college as a sheet, for a metric without a sheet of its own. */
export function sheetOfRecords(
  template: Template,
  entries: readonly Entry[],
  past: readonly Entry[],
): EvidenceSheet {
  const { columns } = template;
  return {
    ...{ template, title: '', label: template.id, edit: '', layout: plainLayout },
    ...{ entries, past },
    header: columns.map(({ header }) => header),
    columns: new Map(columns.map(({ id }, place) => [id, place])),
    ...{ isOwnTemplate: true, isRecords: true, similarity: 1, totals: [] },
  };
}

/**
 * Sheets of a metric without those that only support its data. Those that follow a template nearly are the data; others,
 * such as a list of participants, support it.
 */
export function withoutSupporting(sheets: readonly EvidenceSheet[]): EvidenceSheet[] {
  const hasData = sheets.some((sheet) => sheet.isOwnTemplate && sheet.similarity >= NEARLY_EQUAL);
  if (!hasData) return [...sheets];
  return sheets.map((sheet) =>
    sheet.isOwnTemplate && sheet.similarity < NEARLY_EQUAL
      ? { ...sheet, template: undefined, isOwnTemplate: false, columns: new Map() }
      : sheet,
  );
}

/** The first row with the most headings. */
const widestRow = (rows: readonly string[][]): number =>
  bestRated(firstRows(rows), ({ cells }) => cells.filter(Boolean).length)?.row ?? 0;

const totalName = /^(?:(grand|sub)[-\s]*)?total\b|^(?:সৰ্বমুঠ|মুঠ)/i;

type LinksByRow = ReadonlyMap<number, ReadonlyMap<number, string>>;

const linksByRow = (links: readonly CellLink[]): LinksByRow =>
  new Map(
    [...Map.groupBy(links, ({ row }) => row)].map(([row, own]) => [
      row,
      new Map(own.map(({ column, address }) => [column, address])),
    ]),
  );

function readRows(rows: readonly string[][], links: LinksByRow, headerRow: number, width: number) {
  const entries: Entry[] = [];
  const totals: Total[] = [];
  let partBegin = 0;
  let section = '';
  for (const [at, cells] of rows.entries()) {
    const filled = cells.filter(Boolean);
    // A row with a single cell is a heading such as 2022-23, or a note.
    if (at > headerRow && filled.length === 1) section = filled[0] ?? '';
    if (at <= headerRow || filled.length < Math.min(2, width)) continue;
    if (
      cells.every(
        (cell, place) =>
          !cell || latinDigits(cell).replace(/^\((.*)\)$/, '$1') === String(place + 1),
      )
    )
      continue;
    const name = filled.find((cell) => /\p{L}/u.test(cell)) ?? '';
    const [total, kind] = totalName.exec(name) ?? [];
    if (total === undefined || cells.indexOf(name) > 2) {
      entries.push({ row: at + 1, cells, links: links.get(at), section });
      continue;
    }
    const isPart = kind?.toLowerCase() === 'sub';
    totals.push({ row: at + 1, cells, first: isPart ? partBegin : 0, end: entries.length });
    if (isPart) partBegin = entries.length;
  }
  return { entries, totals };
}

/** The cell of a row in a column of the template; undefined if the sheet has no such column. */
export function cellOf(
  { columns }: Pick<EvidenceSheet, 'columns'>,
  { cells }: Pick<Entry, 'cells'>,
  column: string | undefined,
): string | undefined {
  const place = column === undefined ? undefined : columns.get(column);
  return place === undefined ? undefined : (cells[place] ?? '').trim();
}

/** The number in a cell, also of an amount such as `Rs. 1,20,000/-`; undefined for other texts. */
export function numberIn(cell: string | undefined): number | undefined {
  const [, number] =
    /^(?:(?:rs|inr)\.?|₹)?\s*(\d[\d,]*(?:\.\d+)?)\s*(?:\/[-–]?)?$/i.exec(
      latinDigits(cell ?? '').trim(),
    ) ?? [];
  return number === undefined ? undefined : Number(number.replaceAll(',', ''));
}

const units: [RegExp, number][] = [
  [/(?:lakhs?|lacs?|লাখ)\.?$/i, 100_000],
  [/(?:crores?|cr\.?|কোটি)$/i, 10_000_000],
];

/** An amount in rupees, also one such as `2.5 lakh`; undefined for other texts. */
export function rupeesIn(cell: string | undefined): number | undefined {
  const text = (cell ?? '').trim();
  const [pattern, unit] = units.find(([each]) => each.test(text)) ?? [];
  const number = numberIn(pattern ? text.replace(pattern, '') : text);
  return number === undefined ? undefined : number * (unit ?? 1);
}
