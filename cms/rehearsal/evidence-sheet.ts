/** A sheet of evidence: its template, its rows and its totals. */

import { latinDigits } from '@college/contract/latin-digits';
import type { Template } from '../duties/evidence-templates.ts';
import type { CellLink } from '../platform/decoders/sheets/grid.ts';

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
  edit: string;
}

/** Rows above the headings: title, name of the college, year. */
const ABOVE = 20;
/** Least similarity of headings with a template of the metric, and with that of another one. */
const SIMILAR = 0.3;
const NEARLY_EQUAL = 0.75;

/** Characters of a cell that are compared with a heading. The longest heading of a template has 92. */
const LONGEST_HEADING = 300;

/** Letters and digits of a heading. Spaces, capitals and dashes make no difference. */
export const plainHeading = (text: string): string =>
  text
    .slice(0, LONGEST_HEADING)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/(?:(?<!\s)\s+)?([-/,:()&.])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/(?<![.:*])[.:*]+$/g, '')
    .trim();

const wordsIn = (text: string): Set<string> =>
  new Set(
    text
      .slice(0, LONGEST_HEADING)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  );

/** Similarity of two headings, 0 to 1. */
function likeness(first: string, second: string): number {
  if (plainHeading(first) === plainHeading(second)) return 1;
  const [a, b] = [wordsIn(first), wordsIn(second)];
  const common = [...a].filter((word) => b.has(word)).length;
  return common / (a.size + b.size - common || 1);
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

/** Place of each heading that is recognised, by its own place in `headings`. */
function placesOf(headings: readonly string[], header: readonly string[]): Map<number, number> {
  const pairs = headings
    .flatMap((heading, at) =>
      header.map((cell, place) => ({ at, place, like: cell ? likeness(heading, cell) : 0 })),
    )
    .filter(({ like }) => like >= RECOGNISED)
    .toSorted((a, b) => b.like - a.like || a.place - b.place);
  const places = new Map<number, number>();
  const used = new Set<number>();
  for (const { at, place } of pairs)
    if (!places.has(at) && !used.has(place)) {
      places.set(at, place);
      used.add(place);
    }
  return places;
}

/** Replaces headings of other editions by those of the template. */
function withHeadings({ columns }: Template, cells: readonly string[]): string[] {
  const current = new Map(
    columns.flatMap(({ header, aliases }) =>
      aliases.map((alias): [string, string] => [plainHeading(alias), header]),
    ),
  );
  return current.size === 0
    ? [...cells]
    : cells.map((cell) => current.get(plainHeading(cell)) ?? cell);
}

interface Match {
  template: Template;
  row: number;
  header: string[];
  similarity: number;
}

/** The row that is most like the headings of a template. */
function bestMatch(rows: readonly string[][], template: Template): Match {
  const candidates = rows.slice(0, ABOVE).flatMap((cells, row) => {
    const upper = rows[row - 1];
    const joined = upper && cells.map((cell, place) => cell || upper[place] || '');
    return [cells, ...(joined ? [joined] : [])].map((each) => ({
      header: withHeadings(template, each),
      row,
    }));
  });
  const matches = candidates.flatMap(({ header, row }) =>
    formsOf(template).map((headings) => ({
      ...{ template, row, header },
      similarity: similarityOf(headings, header),
    })),
  );
  return matches.reduce((best, match) => (match.similarity > best.similarity ? match : best), {
    ...{ template, row: 0, header: rows[0] ?? [], similarity: 0 },
  });
}

function similarityOf(headings: readonly string[], header: readonly string[]): number {
  const exact = new Set(header.filter(Boolean).map(plainHeading));
  const equal = headings.filter((heading) => exact.has(plainHeading(heading))).length;
  const similar = Math.max(placesOf(headings, header).size, countOfSharedWords(headings, header));
  return (equal + Math.max(0, similar - equal) / 2) / headings.length;
}

/** Words of headings that say nothing of their own. */
const common = new Set(['name', 'number', 'with', 'which', 'during', 'this', 'such', 'same']);
const tellingWords = (text: string): string[] =>
  [...wordsIn(text)].filter((word) => word.length > 3 && !common.has(word));

/** Headings that share a telling word with a cell of their own. */
function countOfSharedWords(headings: readonly string[], header: readonly string[]): number {
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
  edit: string;
}

/** Recognises the template of a sheet: one of the metric's own, or another with nearly equal headings. */
export function sheetOf(
  { label, title, rows, links, edit }: Source,
  own: readonly Template[],
  all: readonly Template[],
): EvidenceSheet {
  const matchIn = (templates: readonly Template[], least: number) =>
    templates
      .map((template) => bestMatch(rows, template))
      .filter(({ similarity }) => similarity >= least)
      .toSorted((a, b) => b.similarity - a.similarity)[0];
  const ownMatch = matchIn(own, SIMILAR);
  const match = ownMatch ?? matchIn(all, NEARLY_EQUAL);
  const headerRow = match?.row ?? widestRow(rows);
  const header = (match?.header ?? rows[headerRow] ?? []).map((cell) => cell.trim());
  const columns = match ? columnsIn(match.template, header) : new Map<string, number>();
  return {
    ...{ label, edit, header, columns },
    title: [title, ...rows.slice(0, headerRow).flat()].filter(Boolean).join('\n'),
    template: match?.template,
    isOwnTemplate: ownMatch !== undefined,
    similarity: match?.similarity ?? 0,
    isRecords: false,
    ...readRows(rows, linksByRow(links), headerRow, header.length),
  };
}

function columnsIn({ columns }: Template, header: readonly string[]): Map<string, number> {
  const places = placesOf(
    columns.map((column) => column.header),
    header,
  );
  return new Map(
    columns.flatMap(({ id }, at): [string, number][] => {
      const place = places.get(at);
      return place === undefined ? [] : [[id, place]];
    }),
  );
}

/** Records of the college as a sheet, for a metric without a sheet of its own. */
export function sheetOfRecords(template: Template, entries: readonly Entry[]): EvidenceSheet {
  const { columns } = template;
  return {
    ...{ template, entries, title: '', label: template.id, edit: '' },
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
function widestRow(rows: readonly string[][]): number {
  const counts = rows.slice(0, ABOVE).map((row) => row.filter(Boolean).length);
  return Math.max(0, counts.indexOf(Math.max(...counts)));
}

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
