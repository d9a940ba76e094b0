/** Finds the publications of a file that a profile already has, and the fields that differ. */
import { comparableNames, comparableText } from '../reading/comparable.ts';
import { comparableDoi, comparableIsbn, doiOf } from '../reading/identifiers.ts';
import { isSameSubtitle, type Title, titleOf } from '../reading/same-thing.ts';
import { yearIn } from '../reading/written-years.ts';
import type { Citation } from './citation.ts';
import {
  type Publication,
  type PublicationTable,
  publicationIn,
  publicationTables,
  type Row,
} from './map-publication.ts';

/** A row of a profile, or a publication of a file, with what it is recognised by. */
interface Work {
  table: PublicationTable;
  row: Row;
  doi: string | undefined;
  isbn: string | undefined;
  year: number | undefined;
  title: Title;
}

export interface Difference {
  column: string;
  before: string;
  after: string | number;
}

/** A citation compared with the profile. `work` is the row that it is in already. */
export interface Comparison {
  publication: Publication;
  state: 'new' | 'same' | 'different';
  work?: { table: PublicationTable; row: Row };
  differences: Difference[];
}

const text = (value: unknown): string => String(value ?? '').trim();

/** Columns of old records that have the same value under another name. */
const olderColumns: Partial<Record<string, readonly string[]>> = {
  issn: ['isbn'],
  book_isbn: ['isbn_no', 'isbn'],
  publication_year: ['date_year', 'publication_date'],
};

/** The value of a column, also where an old record has it under another name. */
function cellOf(row: Row, column: string): string {
  const [value = ''] = [column, ...(olderColumns[column] ?? [])]
    .map((name) => text(row[name]))
    .filter(Boolean);
  if (column !== 'publication_year') return value;
  return String(yearIn(value) ?? '');
}

const titleColumns: Record<PublicationTable, string> = {
  research_articles: 'title',
  research_paper: 'title_paper',
  text_book: 'title_book',
  other_publications: 'title',
};

function workOf(table: PublicationTable, row: Row): Work {
  const written = text(row[titleColumns[table]]);
  const title = titleOf(written);
  return {
    table,
    row,
    doi: doiOf(text(row.doi), text(row.link))?.toLowerCase(),
    isbn: comparableIsbn(cellOf(row, 'book_isbn')),
    year: Number(cellOf(row, 'publication_year')) || undefined,
    // A title of signs alone is compared as it is.
    title: title.main ? title : { main: written, subtitle: '' },
  };
}

/** Articles, papers and books of one title are different works. Other publications may be any of them. */
const mayBeInOneTable = (one: Work, other: Work) =>
  one.table === other.table ||
  one.table === 'other_publications' ||
  other.table === 'other_publications';

/** True if two works with the same title are one: by DOI, else by ISBN, else by year. */
function isSameTitleOneWork(one: Work, other: Work): boolean {
  if (!mayBeInOneTable(one, other) || (one.doi && other.doi)) return false;
  if (!isSameSubtitle(one.title, other.title)) return false;
  if (one.isbn && other.isbn) return one.isbn === other.isbn;
  return !one.year || !other.year || one.year === other.year;
}

/** Works by DOI and by title. */
class Works {
  private readonly byDoi = new Map<string, Work>();
  private readonly byTitle = new Map<string, Work[]>();

  find(work: Work): Work | undefined {
    const sameDoi = work.doi ? this.byDoi.get(work.doi) : undefined;
    return (
      sameDoi ?? this.byTitle.get(work.title.main)?.find((other) => isSameTitleOneWork(work, other))
    );
  }

  add(work: Work): void {
    if (work.doi && !this.byDoi.has(work.doi)) this.byDoi.set(work.doi, work);
    const sameTitle = this.byTitle.get(work.title.main);
    if (sameTitle) sameTitle.push(work);
    else if (work.title.main) this.byTitle.set(work.title.main, [work]);
  }
}

/** True if two values of a column mean the same. */
function isSameValue(column: string, before: string, after: string): boolean {
  if (column === 'doi') return comparableDoi(before) === comparableDoi(after);
  if (column === 'book_isbn') return comparableIsbn(before) === comparableIsbn(after);
  if (column === 'link') return before === after;
  if (['authors', 'name_of_authors'].includes(column))
    return comparableNames(before) === comparableNames(after);
  // The month of an old record is often missing.
  if (['date_year', 'publication_date'].includes(column))
    return isSameText(before, after) || before.includes(String(yearIn(after) ?? after));
  return isSameText(before, after);
}
const isSameText = (before: string, after: string) =>
  comparableText(before) === comparableText(after);

/** Columns whose values in the file differ from those of the row. */
const differencesOf = (row: Row, fromFile: Row): Difference[] =>
  Object.entries(fromFile).flatMap(([column, value]) => {
    const before = cellOf(row, column);
    const isKeptLink = column === 'link' && before !== '';
    const isKeptCategory = column === 'category' && before !== '';
    if (isKeptLink || isKeptCategory || isSameValue(column, before, text(value))) return [];
    return [{ column, before, after: typeof value === 'number' ? value : text(value) }];
  });

/** Compares citations with a profile. Those that a file has twice are undefined from the second one on. */
export function compareWith(
  profile: Partial<Record<PublicationTable, readonly object[] | null>>,
  citations: readonly { citation: Citation; table: PublicationTable }[],
): (Comparison | undefined)[] {
  const own = new Works();
  for (const table of publicationTables)
    for (const row of profile[table] ?? []) own.add(workOf(table, row));
  const inFile = new Works();
  return citations.map(({ citation, table }) => {
    const publication = publicationIn(table, citation);
    const work = workOf(table, publication.row);
    if (inFile.find(work)) return undefined;
    inFile.add(work);
    const match = own.find(work);
    if (!match) return { publication, state: 'new', differences: [] };
    const fromFile = publicationIn(match.table, citation).row;
    const differences = differencesOf(match.row, fromFile);
    const state = differences.length > 0 ? 'different' : 'same';
    return { publication, state, work: match, differences };
  });
}
