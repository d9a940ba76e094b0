/** Templates of what teachers publish: papers in journals, books and chapters. */
import { comparableDoi, comparableIsbn, digitsOf } from '../reading/identifiers.ts';
import { yearIn } from '../reading/written-years.ts';
import { type Dated, type Parts, text, undated } from './evidence-record.ts';
import { type RowOf, rowsOf, sameTitle, type Teacher, type TeacherSheet } from './teacher-rows.ts';

const inYear = (year: number | null | undefined): Dated =>
  year ? { years: [year], date: String(year) } : undated;

export const papers: TeacherSheet = {
  fields: ['research_articles'],
  draftsOf: rowsOf('research_articles', (row, teacher) => ({
    ...inYear(row.publication_year),
    number: comparableDoi(text(row.doi)) ?? '',
    title: sameTitle(row.title),
    joined: ['Department of the teacher'],
    numberLink: row.doi ? `https://doi.org/${row.doi}` : '',
    linkCell: 'Link to article / paper / abstract of the article',
    cells: {
      'Title of paper': text(row.title),
      'Name of the author/s': text(row.authors),
      'Department of the teacher': teacher.department,
      'Name of journal': text(row.journal_name),
      'Calendar Year of publication': text(row.publication_year),
      'ISSN number': text(row.issn || row.isbn),
      'Link to website of the Journal': text(row.journal_link),
      'Is it listed in UGC Care list':
        row.ugc_care || (row.care_from || row.care_till ? 'Yes' : ''),
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

function bookParts(row: BookRow, book: Book, teacher: Teacher): Parts {
  const levels = { NATIONAL: 'National', INTERNATIONAL: 'International' };
  const year = row.publication_year ?? yearIn(book.writtenYear ?? '');
  const isbn = text(row.book_isbn || book.isbn);
  const title = sameTitle(book.title || book.paper, book.paper);
  return {
    ...inYear(year),
    // Chapters of one book have the same ISBN.
    number: isbn && title ? `${comparableIsbn(isbn) ?? digitsOf(isbn)} | ${title}` : '',
    title,
    joined: ['Name of the teacher'],
    cells: {
      'Name of the teacher': teacher.name,
      'Title of the book/chapters published': text(book.title),
      'Title of the paper': text(book.paper),
      'Title of the proceedings of the conference': text(row.proceedings),
      'Name of the conference': text(row.conference),
      'National / International': row.level ? levels[row.level] : '',
      'Calendar Year of publication': text(year),
      'ISBN number of the proceeding': isbn,
      'Affiliating Institute at the time of publication': text(row.affiliation),
      'Name of the publisher': text(book.publisher),
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

export const books: TeacherSheet = {
  fields: ['text_book', 'research_paper', 'other_publications'],
  draftsOf: (employee, teacher) => booksFrom.flatMap((draftsOf) => draftsOf(employee, teacher)),
};
