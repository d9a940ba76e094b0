/** Turns citations into rows of a teacher's tables. */
import { months } from '@college/contract/days/months';
import { latinDigits } from '@college/contract/latin-digits';
import { isWebAddress, isYear } from '../content/checked-fields.ts';
import { digitsOf, doiOf, isIsbn, isIssn, tidyIsbn, tidyIssn } from '../reading/identifiers.ts';
import type { Citation } from './citation.ts';

export const publicationTables = [
  'research_articles',
  'research_paper',
  'text_book',
  'other_publications',
] as const;
export type PublicationTable = (typeof publicationTables)[number];

/** Columns of a row. All texts but the year of publication. */
export type Row = Partial<Record<string, unknown>>;

/** A value that is left empty, because the check of its field would refuse it. */
export interface LeftEmpty {
  field: 'ISSN' | 'ISBN' | 'DOI' | 'Year of publication';
  value: string;
}

export interface Publication {
  table: PublicationTable;
  row: Row;
  leftEmpty: LeftEmpty[];
}

/** Tables by the types of BibTeX, BibLaTeX and RIS. Other types have no table. */
const tableOfType: Partial<Record<string, PublicationTable>> = {
  ...Object.fromEntries(
    ['article', 'journalarticle', 'suppperiodical', 'review', 'jour', 'ejour', 'inpr', 'abst'].map(
      (type) => [type, 'research_articles'],
    ),
  ),
  ...Object.fromEntries(
    [
      ...['inproceedings', 'conference', 'inbook', 'incollection', 'bookinbook', 'suppbook'],
      ...['suppcollection', 'inreference', 'conf', 'cpaper', 'chap', 'echap'],
      ...['encyc', 'dict'],
      ...['booksection', 'bookchapter', 'conferencepaper'],
    ].map((type) => [type, 'research_paper']),
  ),
  ...Object.fromEntries(
    [
      ...['book', 'mvbook', 'booklet', 'collection', 'mvcollection', 'proceedings'],
      ...['mvproceedings', 'reference', 'mvreference', 'ebook', 'edbook'],
    ].map((type) => [type, 'text_book']),
  ),
  newspaperarticle: 'other_publications',
  magazinearticle: 'other_publications',
  news: 'other_publications',
  mgzn: 'other_publications',
};

/** The table for a type of the file; undefined for a type without one, such as a thesis. */
export const tableFor = ({ type }: Citation): PublicationTable | undefined => {
  const name = type.toLowerCase().replace(/[_\s-]/g, '');
  return Object.hasOwn(tableOfType, name) ? tableOfType[name] : undefined;
};

/** The year, month and day of a citation, also of a date such as 2019/04/03. */
function dateOf({ date, writtenDate }: Citation): number[] {
  if (date.length > 0) return date;
  const written = latinDigits(writtenDate);
  const pattern = /(?<!\d)(\d{4})(?!\d)(?:[/-](\d{1,2})(?!\d))?(?:[/-](\d{1,2})(?!\d))?/;
  // [1997] 2002 is an edition of 2002.
  const [, year, month, day] =
    pattern.exec(written.replace(/\[[^\][]{0,20}\]/g, '')) ?? pattern.exec(written) ?? [];
  return [year, month, day].map(Number).filter((part) => part > 0);
}

/** A date for a column of text: 05-03-2020, March 2020 or 2020. */
function dateText([year, month = 0, day = 0]: number[]): string {
  const name = months.en[month - 1];
  if (year === undefined || !name) return year === undefined ? '' : String(year);
  const two = (part: number) => String(part).padStart(2, '0');
  return day >= 1 && day <= 31 ? `${two(day)}-${two(month)}-${year}` : `${name} ${year}`;
}

interface Values {
  date: number[];
  year: number | undefined;
  doi: string | undefined;
  issn: string | undefined;
  isbn: string | undefined;
  link: string | undefined;
  volume: string;
}

function valuesOf(
  citation: Citation,
  table: PublicationTable,
): Values & { leftEmpty: LeftEmpty[] } {
  const leftEmpty: LeftEmpty[] = [];
  const { doi: writtenDoi, numbers, url, issue, volume, writtenDate } = citation;
  const date = dateOf(citation);
  const [writtenYear] = date;
  const hasYear = writtenYear !== undefined && isYear(writtenYear);
  const badYear = writtenYear === undefined ? writtenDate : String(writtenYear);
  if (!hasYear && badYear) leftEmpty.push({ field: 'Year of publication', value: badYear });
  const doi = doiOf(writtenDoi, url);
  if (writtenDoi && !doi) leftEmpty.push({ field: 'DOI', value: writtenDoi });

  const issns = numbers.filter((number) => digitsOf(number).length === 8);
  const isbns = numbers.filter((number) => !issns.includes(number));
  const issn = issns.map((number) => tidyIssn(digitsOf(number))).find(isIssn);
  const isbn = isbns
    .map((number) => tidyIsbn(number.replace(/\([^()]*\)/g, '').trim()))
    .find(isIsbn);
  const hasIssn = table === 'research_articles' || table === 'other_publications';
  const [wrongIssn] = hasIssn && !issn ? issns : [];
  if (wrongIssn) leftEmpty.push({ field: 'ISSN', value: wrongIssn });
  const [wrongIsbn] = isbn ? [] : isbns;
  // An article has an ISSN only, so a number of another length is meant as one.
  if (wrongIsbn && (table !== 'research_articles' || !issn))
    leftEmpty.push({ field: table === 'research_articles' ? 'ISSN' : 'ISBN', value: wrongIsbn });
  return {
    date: hasYear ? date : [],
    year: hasYear ? writtenYear : undefined,
    doi,
    issn,
    isbn,
    link: isWebAddress(url) ? url : undefined,
    volume: volume && issue ? `${volume} (${issue})` : volume || issue,
    leftEmpty,
  };
}

/** The columns of a citation in each table. */
const columnsOf: Record<PublicationTable, (citation: Citation, values: Values) => Row> = {
  research_articles: (citation, { year, doi, issn, link, volume }) => ({
    title: citation.title,
    journal_name: citation.container,
    authors: citation.authors.join(', '),
    publication_year: year,
    volume,
    page_no: citation.pages,
    issn,
    doi,
    link,
  }),
  research_paper: (citation, { date, year, doi, isbn, link, volume }) => ({
    title_paper: citation.title,
    title_book: citation.container,
    authors: citation.authors.join(', '),
    published_by: citation.publisher,
    volume,
    page_nos: citation.pages,
    date_year: dateText(date),
    publication_year: year,
    book_isbn: isbn,
    proceedings: isOfConference(citation) ? citation.container : '',
    conference: citation.conference,
    doi,
    link,
  }),
  text_book: (citation, { date, year, doi, isbn, link, volume }) => ({
    title_book: citation.title,
    name_of_authors: (citation.authors.length > 0 ? citation.authors : citation.editors).join(', '),
    published_by: citation.publisher,
    volume,
    edition: citation.edition,
    date_year: dateText(date),
    publication_year: year,
    book_isbn: isbn,
    proceedings: /^(mv)?proceedings$/i.test(citation.type) ? citation.title : '',
    conference: citation.conference,
    // The table has no column for a DOI.
    link: link ?? (doi && `https://doi.org/${doi}`),
  }),
  other_publications: (citation, { date, year, doi, issn, isbn, link, volume }) => ({
    title: citation.title,
    journal_name: citation.container,
    category: /^news/i.test(citation.type) ? 'NEWSPAPER_PUBLICATION' : 'OTHER_PUBLICATION',
    authors: citation.authors.join(', '),
    publication_date: dateText(date),
    publication_year: year,
    volume,
    page_no: citation.pages,
    publisher: citation.publisher,
    issn,
    book_isbn: isbn,
    doi,
    link,
  }),
};

const isOfConference = ({ type }: Citation) =>
  /^(inproceedings|conference|conference[_-]?paper|conf|cpaper)$/i.test(type);

/** The row of a citation in a table. Columns without a value are left out. */
export function publicationIn(table: PublicationTable, citation: Citation): Publication {
  const { leftEmpty, ...values } = valuesOf(citation, table);
  const columns = Object.entries(columnsOf[table](citation, values));
  const row = Object.fromEntries(
    columns.filter(([, value]) => value !== undefined && value !== ''),
  );
  return { table, row, leftEmpty };
}
