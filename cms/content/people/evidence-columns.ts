/**
 * Columns, tables and choices of a teacher's profile that only templates of evidence need. They are in no answer
 * to visitors: the specification names the columns of a profile, and pages show these. A number of ISSN or ISBN is answered
 * under its old name where that is empty.
 */
import { asRecord } from '@college/contract/as-record';
import type { DateField, NumberField, SelectField, TextField } from 'payload';
import { say } from '../../words/say.ts';
import {
  academicYearField,
  countField,
  dayAfter,
  doiField,
  httpAddress,
  isbnField,
  issnField,
  plainDay,
  yearField,
} from '../checked-fields.ts';
import { plain } from '../fields.ts';

type Column = TextField | NumberField | SelectField | DateField;

/** The last day of the UGC-CARE list, by UGC's notice of that day. */
const CARE_ENDED = '2025-02-11';
const refuseAfterEnd = (field: DateField): DateField => {
  const { validate } = field;
  return {
    ...field,
    admin: { ...field.admin, description: 'The list ended on 11-02-2025.' },
    validate: (value, options) =>
      value && Date.parse(String(value)) > Date.parse(`${CARE_ENDED}T23:59:59Z`)
        ? say(
            options.req.i18n.language,
            'The UGC-CARE list ended on 11-02-2025. Enter an earlier day.',
          )
        : (validate?.(value, options) ?? true),
  };
};

const careFrom = { name: 'care_from', label: 'In the UGC-CARE list from' };

const authors = plain('authors', 'Authors', 'All authors in the order of the work, with commas.');
const publicationYear = yearField('publication_year', 'Year of publication');

/** Columns of every table with books and chapters. */
const bookColumns: Column[] = [
  publicationYear,
  isbnField,
  plain('proceedings', 'Title of the proceedings'),
  plain('conference', 'Name of the conference'),
  {
    name: 'level',
    label: 'National or international',
    type: 'select',
    options: [
      { value: 'NATIONAL', label: 'National' },
      { value: 'INTERNATIONAL', label: 'International' },
    ],
  },
  plain('affiliation', 'Institution at the time of publication'),
];

/** Columns by the field of their table. */
export const evidenceColumns: Partial<Record<string, Column[]>> = {
  research: [
    plain('principal_investigator', 'Principal investigator', 'Leave empty if it is you.'),
    academicYearField('award_year', 'Year of award'),
    {
      name: 'agency_type',
      label: 'Government or non-Government',
      type: 'select',
      options: [
        { value: 'GOVERNMENT', label: 'Government' },
        { value: 'NON_GOVERNMENT', label: 'Non-Government' },
      ],
    },
  ],
  extension: [
    plain('scheme', 'Name of the scheme', 'For example: NSS, NCC, Swachh Bharat.'),
    countField('student_count', 'Number of students'),
  ],
  research_articles: [
    authors,
    publicationYear,
    doiField,
    issnField,
    httpAddress('journal_link', 'Website of the journal'),
    refuseAfterEnd(plainDay(careFrom.name, careFrom.label)),
    refuseAfterEnd(dayAfter('care_till', 'In the UGC-CARE list till', careFrom)),
  ],
  other_publications: [
    authors,
    issnField,
    plain('paper_title', 'Title of the paper', 'If it is the paper of a conference.'),
    ...bookColumns,
    doiField,
    plain('publisher', 'Publisher'),
  ],
  research_paper: [authors, ...bookColumns, doiField],
  text_book: [
    plain('paper_title', 'Title of the paper', 'If it is the paper of a conference.'),
    ...bookColumns,
  ],
};

/** Meaning of the column `link` where a template asks for one. */
export const linkLabels: Partial<Record<string, [label: string, description: string]>> = {
  research_articles: [
    'Link to the article',
    'The page of the article or its abstract, not of the journal.',
  ],
  seminars: [
    'Link to the activity report',
    'A report on this website (/…) or the address of another (https://…).',
  ],
};

interface EvidenceTable {
  label: string;
  description?: string;
  columns: Column[];
}

const startsOn = { name: 'starts_on', label: 'From' };

/** Tables that no page shows. */
export const evidenceTables = {
  financial_support: {
    label: 'Financial support received',
    description:
      'What the college or another body paid for a conference, a workshop or a membership.',
    columns: [
      plainDay('supported_on', 'Date'),
      plain('event', 'Conference or workshop'),
      plain('professional_body', 'Professional body, for a membership fee'),
      countField('amount', 'Amount (Rupees)'),
    ],
  },
  development_programmes: {
    label: 'Development programmes attended',
    description:
      'Orientation, refresher and other development programmes. Programmes of table 1.3 count too. Enter each in one table only.',
    columns: [
      plain('title', 'Title'),
      plain('organised_by', 'Organised by'),
      plainDay(startsOn.name, startsOn.label),
      dayAfter('ends_on', 'Till', startsOn),
    ],
  },
} as const satisfies Record<string, EvidenceTable>;

/**
 * Columns of the specification for numbers that are not checked, because other backends and old records have any text in
 * them. The form shows one only where it has a text, and new records use the checked columns.
 */
const replacedBy: Partial<Record<string, { column: string; by: readonly string[] }>> = {
  research_articles: { column: 'isbn', by: ['issn'] },
  other_publications: { column: 'isbn', by: ['issn', 'book_isbn'] },
  research_paper: { column: 'isbn_no', by: ['book_isbn'] },
  text_book: { column: 'isbn_no', by: ['book_isbn'] },
};

export const isReplaced = (table: string, column: string): boolean =>
  replacedBy[table]?.column === column;

/** The checked numbers of a row under the name that answers have for them. */
export function replacedCell(table: string, row: object): Record<string, string> {
  const { column = '', by = [] } = replacedBy[table] ?? {};
  const cells = asRecord(row);
  const [number] = by.flatMap((name) => cells[name] || []);
  return !cells[column] && number ? { [column]: String(number) } : {};
}

/** Values of the field `appointment` with the words of the data template. */
export const appointments = {
  SANCTIONED: 'Against sanctioned post',
  TEMPORARY: 'Temporary',
  PERMANENT: 'Permanent',
} as const;

/** Values of the field `gender` with the words of the data template. */
export const genders = { FEMALE: 'Female', MALE: 'Male', OTHER: 'Other' } as const;
