/** Templates whose records are rows of teachers' tables. */

import { firstYearOf } from '../content/checked-fields.ts';
import type { Employee } from '../payload-types.ts';
import { normal } from '../sheets/normal.ts';
import {
  academicYearOf,
  academicYearText,
  type Dated,
  type Draft,
  dayText,
  type EvidenceOwner,
  inAcademicYear,
  isoDay,
  periodText,
  undated,
  writtenDay,
} from './evidence-record.ts';

type Teacher = Extract<EvidenceOwner, { kind: 'teacher' }>;
type Table = {
  [Name in keyof Employee]-?: NonNullable<Employee[Name]> extends { id?: string | null }[]
    ? Name
    : never;
}[keyof Employee];
type RowOf<Name extends Table> = NonNullable<Employee[Name]>[number];

interface TeacherSheet {
  /** Fields of employees that it reads. */
  fields: readonly (keyof Employee)[];
  headers: readonly string[];
  draftsOf: (employee: Employee, teacher: Teacher) => Draft[];
}

interface Row {
  id?: string | null;
  link?: string | null;
  file?: (number | { id: number })[] | null;
  quarter?: string | null;
}

type Parts = Pick<Draft, 'cells' | 'years' | 'date'> &
  Partial<Pick<Draft, 'linkCell' | 'joined' | 'number' | 'numberLink' | 'title'>>;

/** Records of the rows of one table. */
const rowsOf = <Name extends Table>(
  table: Name,
  partsOf: (row: RowOf<Name>, teacher: Teacher) => Parts | undefined,
): ((employee: Employee, teacher: Teacher) => Draft[]) =>
  function drafts(employee, teacher) {
    const rows = (employee[table] ?? []) as RowOf<Name>[];
    return rows.flatMap((row) => {
      const parts = partsOf(row, teacher);
      if (!parts) return [];
      const { id, link, file } = row as Row;
      const files = (file ?? []).map((each) => (typeof each === 'number' ? each : each.id));
      const record = { collection: 'employees', id: employee.id, table, row: id ?? '' } as const;
      return [{ ...parts, link: text(link), owner: teacher, record, files }];
    });
  };

const text = (value: unknown): string => String(value ?? '').trim();
/** A title for comparison, with what tells works of one title apart; undefined without a title. */
const sameTitle = (title: unknown, ...more: unknown[]): string | undefined =>
  normal(text(title)) ? [title, ...more].map((part) => normal(text(part))).join(' | ') : undefined;
const inYear = (year: number | null | undefined): Dated =>
  year ? { years: [year], date: String(year) } : undated;
const yearIn = (written: string | null | undefined): number | undefined => {
  const [year] = /\b(?:19|20)\d\d\b/.exec(written ?? '') ?? [];
  return year ? Number(year) : undefined;
};

/** The academic year of a quarter such as 2025-1st, which is January to March. */
function inQuarter(quarter: string | null | undefined): Dated {
  const [, year, number] = /^(\d{4})-([1-4])/.exec(quarter ?? '') ?? [];
  return year ? { years: [Number(year) - (Number(number) < 3 ? 1 : 0)], date: '' } : undated;
}

function inAcademicYearOf(from: string | null | undefined, { quarter }: Row): Dated {
  const isoDate = writtenDay(from);
  return isoDate ? inAcademicYear(isoDate) : inQuarter(quarter);
}

const projects: TeacherSheet = {
  fields: ['research'],
  headers: [
    'Name of the research project/ endowment',
    'Name of the Principal Investigator/Co-investigator',
    'Department of Principal Investigator',
    'Year of Award',
    'Amount Sanctioned',
    'Duration of the project',
    'Name of the Funding Agency',
    'Type (Government/non-Government)',
  ],
  draftsOf: rowsOf('research', (row, teacher) => {
    const awarded = firstYearOf(text(row.award_year));
    const dated =
      awarded === undefined
        ? inAcademicYearOf(row.commencement_date, row)
        : { years: [awarded], date: String(awarded) };
    const types = { GOVERNMENT: 'Government', NON_GOVERNMENT: 'non-Government' };
    return {
      ...dated,
      title: sameTitle(row.title, row.sponsored_by),
      cells: {
        'Name of the research project/ endowment': text(row.title),
        'Name of the Principal Investigator/Co-investigator': [
          text(row.principal_investigator) || teacher.name,
          text(row.co_researcher),
        ]
          .filter(Boolean)
          .join(', '),
        'Department of Principal Investigator': teacher.department,
        'Year of Award': academicYearText(dated.years[0]),
        'Amount Sanctioned': row.fund ? `${text(row.fund)} lakh` : '',
        'Duration of the project': text(row.duration),
        'Name of the Funding Agency': text(row.sponsored_by),
        'Type (Government/non-Government)': row.agency_type ? types[row.agency_type] : '',
      },
    };
  }),
};

const seminars: TeacherSheet = {
  fields: ['seminars'],
  headers: [
    'Year',
    'Name of the workshop/ seminar/ conference',
    'Number of Participants',
    'Date From – To',
    'Link to the Activity report on the website',
  ],
  draftsOf: rowsOf('seminars', (row) => {
    const dated = inAcademicYearOf(row.from, row);
    return {
      ...dated,
      title: sameTitle(row.title, dated.date),
      linkCell: 'Link to the Activity report on the website',
      cells: {
        Year: academicYearText(dated.years[0]),
        'Name of the workshop/ seminar/ conference': text(row.title),
        'Number of Participants': text(row.participant),
        'Date From – To': periodText(writtenDay(row.from), writtenDay(row.till)),
      },
    };
  }),
};

const papers: TeacherSheet = {
  fields: ['research_articles'],
  headers: [
    'Title of paper',
    'Name of the author/s',
    'Department of the teacher',
    'Name of journal',
    'Calendar Year of publication',
    'ISSN number',
    'Link to website of the Journal',
    'Link to article / paper / abstract of the article',
    'Is it listed in UGC Care list',
  ],
  draftsOf: rowsOf('research_articles', (row, teacher) => ({
    ...inYear(row.publication_year),
    number: text(row.doi).toLowerCase(),
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
  const year = row.publication_year ?? yearIn(book.writtenYear);
  const isbn = text(row.book_isbn || book.isbn);
  const title = sameTitle(book.title || book.paper, book.paper);
  return {
    ...inYear(year),
    // Chapters of one book have the same ISBN.
    number: isbn && title ? `${isbn.replace(/[^\dX]/gi, '')} | ${title}` : '',
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

const books: TeacherSheet = {
  fields: ['text_book', 'research_paper', 'other_publications'],
  headers: [
    'Sl. No.',
    'Name of the teacher',
    'Title of the book/chapters published',
    'Title of the paper',
    'Title of the proceedings of the conference',
    'Name of the conference',
    'National / International',
    'Calendar Year of publication',
    'ISBN number of the proceeding',
    'Affiliating Institute at the time of publication',
    'Name of the publisher',
  ],
  draftsOf: (employee, teacher) => booksFrom.flatMap((draftsOf) => draftsOf(employee, teacher)),
};

const extension: TeacherSheet = {
  fields: ['extension'],
  headers: [
    'Name of the activity',
    'Organising unit/ agency/ collaborating agency',
    'Name of the scheme',
    'Year of the activity',
    'Number of students participated in such activities',
  ],
  draftsOf: rowsOf('extension', (row) => {
    const dated = inAcademicYearOf(row.from, row);
    return {
      ...dated,
      title: sameTitle(row.title, dated.date),
      cells: {
        'Name of the activity': text(row.title),
        'Organising unit/ agency/ collaborating agency': [row.primary_unit, row.collaborating_unit]
          .map(text)
          .filter(Boolean)
          .join(', '),
        'Name of the scheme': text(row.scheme),
        'Year of the activity': academicYearText(dated.years[0]),
        'Number of students participated in such activities': text(row.student_count),
      },
    };
  }),
};

const financialSupport: TeacherSheet = {
  fields: ['financial_support'],
  headers: [
    'Year',
    'Name of teacher',
    'Name of conference/ workshop attended for which financial support provided',
    'Name of the professional body for which membership fee is provided',
    'Amount of support',
  ],
  draftsOf: rowsOf('financial_support', (row, teacher) => {
    const dated = inAcademicYear(isoDay(row.supported_on));
    return {
      ...dated,
      cells: {
        Year: academicYearText(dated.years[0]),
        'Name of teacher': teacher.name,
        'Name of conference/ workshop attended for which financial support provided': text(
          row.event,
        ),
        'Name of the professional body for which membership fee is provided': text(
          row.professional_body,
        ),
        'Amount of support': text(row.amount),
      },
    };
  }),
};

function programmeParts(title: unknown, from: string, till: string, teacher: Teacher): Parts {
  return {
    ...inAcademicYear(from),
    // Entered in both tables, it counts once.
    title: sameTitle(title, from, teacher.employee),
    cells: {
      'Name of teacher who attended': teacher.name,
      'Title of the program': text(title),
      'Duration (from – to) (DD-MM-YYYY)': periodText(from, till),
    },
  };
}

const programmesFrom = [
  rowsOf('development_programmes', (row, teacher) =>
    programmeParts(row.title, isoDay(row.starts_on), isoDay(row.ends_on), teacher),
  ),
  rowsOf('courses_attended', (row, teacher) => {
    const parts = programmeParts(row.title, writtenDay(row.from), writtenDay(row.till), teacher);
    return parts.years.length > 0 ? parts : { ...parts, ...inQuarter(row.quarter) };
  }),
];

const developmentProgrammes: TeacherSheet = {
  fields: ['development_programmes', 'courses_attended'],
  headers: [
    'Name of teacher who attended',
    'Title of the program',
    'Duration (from – to) (DD-MM-YYYY)',
  ],
  draftsOf: (employee, teacher) =>
    programmesFrom.flatMap((draftsOf) => draftsOf(employee, teacher)),
};

/** Academic years of service, up to the current one. */
function serviceOf({ date_of_joining, date_of_leaving }: Employee): Dated {
  const joined = isoDay(date_of_joining);
  if (!joined) return undated;
  const last = academicYearOf(isoDay(date_of_leaving) || isoDay(new Date().toISOString()));
  const first = academicYearOf(joined);
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  return { years, date: joined };
}

/** Full years between two days. */
const yearsBetween = (from: string, till: string): number =>
  Number(till.slice(0, 4)) - Number(from.slice(0, 4)) - (till.slice(5) < from.slice(5) ? 1 : 0);

const isTeacher = ({ type }: Employee) =>
  type === 'FACULTY' || type === 'PRINCIPAL' || type === 'FORMER_FACULTY';

const personDraft = (employee: Employee, owner: Teacher, cells: Draft['cells']): Draft[] =>
  isTeacher(employee)
    ? [
        {
          ...serviceOf(employee),
          cells,
          link: '',
          owner,
          record: { collection: 'employees', id: employee.id },
          files: [],
        },
      ]
    : [];

const teachers: TeacherSheet = {
  fields: [],
  headers: [
    'Name of the Full-time teacher',
    'PAN',
    'Designation',
    'Year of appointment',
    'Nature of appointment (Against Sanctioned post, temporary, permanent)',
    'Name of the Department',
    'Total years of Experience in the same institution',
    'Is the teacher still serving the institution/If not last year of the service',
  ],
  draftsOf(employee, teacher) {
    const joined = isoDay(employee.date_of_joining);
    const left = isoDay(employee.date_of_leaving);
    const until = left || isoDay(new Date().toISOString());
    return personDraft(employee, teacher, {
      'Name of the Full-time teacher': teacher.name,
      Designation: text(employee.designation),
      'Year of appointment': joined.slice(0, 4),
      'Name of the Department': teacher.department,
      'Total years of Experience in the same institution': joined
        ? String(yearsBetween(joined, until))
        : '',
      'Is the teacher still serving the institution/If not last year of the service': left
        ? left.slice(0, 4)
        : 'Yes',
    });
  },
};

const fullTimeTeachers: TeacherSheet = {
  fields: [],
  headers: [
    'Name',
    'ID number/Aadhar number (not mandatory)',
    'Email',
    'Gender',
    'Designation',
    'Date of joining institution',
  ],
  draftsOf(employee, teacher) {
    return personDraft(employee, teacher, {
      Name: teacher.name,
      Email: teacher.email,
      Designation: text(employee.designation),
      'Date of joining institution': dayText(isoDay(employee.date_of_joining)),
    });
  },
};

export const teacherSheets = {
  projects,
  seminars,
  papers,
  books,
  extension,
  'financial-support': financialSupport,
  'development-programmes': developmentProgrammes,
  teachers,
  'full-time-teachers': fullTimeTeachers,
} as const;
