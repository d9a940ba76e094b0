/** Templates of what teachers publish: papers in journals, books and chapters. */
import { comparableDoi, comparableIsbn, digitsOf } from '../reading/identifiers.ts';
import { yearIn } from '../reading/written-years.ts';
import { type Dated, type Parts, text, undated } from './evidence-record.ts';
import {
  paperTitle,
  type RowOf,
  rowsOf,
  sameTitle,
  type Teacher,
  type TeacherSheet,
} from './teacher-rows.ts';

const inYear = (year: number | null | undefined): Dated =>
  year ? { years: [year], date: String(year) } : undated;

export const papers: TeacherSheet<'papers'> = {
  fields: ['research_articles'],
  draftsOf: rowsOf('research_articles', (row, teacher) => ({
    ...inYear(row.publication_year),
    number: comparableDoi(text(row.doi)) ?? '',
    title: paperTitle(row.title),
    fullTitle: text(row.title),
    journal: text(row.journal_name),
    joined: ['department'],
    numberLink: row.doi ? `https://doi.org/${row.doi}` : '',
    cells: {
      title: text(row.title),
      authors: text(row.authors),
      department: teacher.department,
      journal: text(row.journal_name),
      year: text(row.publication_year),
      issn: text(row.issn || row.isbn),
      journal_link: text(row.journal_link),
      ugc_care: row.ugc_care || (row.care_from || row.care_till ? 'Yes' : ''),
    },
  })),
};

interface Book {
  title?: string;
  paper?: string;
  isbn?: string | null;
  publisher?: string | null;
  writtenYear?: string | null;
}
type BookRow = Partial<
  Pick<
    RowOf<'text_book'>,
    'proceedings' | 'conference' | 'level' | 'publication_year' | 'book_isbn' | 'affiliation'
  >
>;

function bookParts(row: BookRow, book: Book, teacher: Teacher): Parts<'books'> {
  const levels = { NATIONAL: 'National', INTERNATIONAL: 'International' };
  const year = row.publication_year ?? yearIn(book.writtenYear ?? '');
  const isbn = text(row.book_isbn || book.isbn);
  const title = sameTitle(book.title || book.paper, book.paper);
  return {
    ...inYear(year),
    // Chapters of one book have the same ISBN.
    number: isbn && title ? `${comparableIsbn(isbn) ?? digitsOf(isbn)} | ${title}` : '',
    title,
    joined: ['teacher'],
    cells: {
      teacher: teacher.name,
      book: text(book.title),
      paper: text(book.paper),
      proceedings: text(row.proceedings),
      conference: text(row.conference),
      level: row.level ? levels[row.level] : '',
      year: text(year),
      isbn,
      affiliation: text(row.affiliation),
      publisher: text(book.publisher),
    },
  };
}

const booksFrom = [
  rowsOf('text_book', (row, teacher) =>
    bookParts(
      row,
      {
        title: text(row.title_book),
        paper: text(row.paper_title),
        isbn: row.isbn_no,
        publisher: row.published_by,
        writtenYear: row.date_year,
      },
      teacher,
    ),
  ),
  rowsOf('research_paper', (row, teacher) =>
    bookParts(
      row,
      {
        title: text(row.title_book),
        paper: text(row.title_paper),
        isbn: row.isbn_no,
        publisher: row.published_by,
        writtenYear: row.date_year,
      },
      teacher,
    ),
  ),
  rowsOf('other_publications', (row, teacher) =>
    row.category === 'CHAPTER_IN_BOOK' || row.category === 'EDITED_BOOK_OR_JOURNAL'
      ? bookParts(
          row,
          {
            title: text(row.title),
            paper: text(row.paper_title),
            isbn: row.isbn,
            publisher: row.publisher,
            writtenYear: row.publication_date,
          },
          teacher,
        )
      : undefined,
  ),
];

export const books: TeacherSheet<'books'> = {
  fields: ['text_book', 'research_paper', 'other_publications'],
  draftsOf: (employee, teacher) => booksFrom.flatMap((draftsOf) => draftsOf(employee, teacher)),
};
