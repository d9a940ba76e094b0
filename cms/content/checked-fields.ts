/** Fields of evidence that are checked while they are written: numbers of publications, years, days and amounts. */
import { latinDigits } from '@college/contract/latin-digits';
import type { DateField, NumberField, PayloadRequest, TextField } from 'payload';
import { firstYearOf, tidyAcademicYear } from '../reading/academic-year.ts';
import {
  isDoi,
  isIsbn,
  isIssn,
  plainNumber,
  tidyDoi,
  tidyIsbn,
  tidyIssn,
} from '../reading/identifiers.ts';
import { today } from '../time-zone/dates.ts';
import { inAllLanguages, labelIn } from '../words/languages.ts';
import { type Sentence, say } from '../words/say.ts';
import { day, plain, webAddress } from './fields.ts';

interface Checked {
  req: PayloadRequest;
  required?: boolean;
  siblingData?: Partial<Record<string, unknown>>;
}

/** A PAN with capital letters and without spaces. */
export const tidyPan = (value: string): string =>
  latinDigits(value).replace(/\s/g, '').toUpperCase();
export const isPan = (value: string): boolean => /^[A-Z]{5}\d{4}[A-Z]$/.test(value);

/** True for twelve digits in the groups in which an Aadhaar number is written. */
export const isAadhaar = (value: string): boolean =>
  /^\d{4}[\s-]?\d{4}[\s-]?\d{4}$/.test(plainNumber(value));

/** True for a complete address of the web. */
export const isWebAddress = (value: string): boolean =>
  /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(value) && URL.canParse(value);

const FIRST_YEAR = 1900;
const nextYear = () => Number(today().slice(0, 4)) + 1;
export const isYear = (value: number): boolean =>
  Number.isInteger(value) && value >= FIRST_YEAR && value <= nextYear();

/** The label of a field in the language of the request. */
const labelFor = (req: PayloadRequest, label: string) =>
  labelIn(req.i18n.language, inAllLanguages(label));

/** An own check replaces Payload's, which also asks for required values. */
const ifEmpty = ({ req, required }: Checked): true | string =>
  !required || say(req.i18n.language, 'Fill in this field.');

/** A text that is tidied before it is checked, also in sheets, so that the same cell is never a change. */
function tidied(
  field: TextField,
  tidy: (value: string) => string,
  isValid: (value: string) => boolean,
  sentence: Sentence,
): TextField {
  return {
    ...field,
    custom: { ...field.custom, tidy },
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? tidy(value) : value)] },
    validate: (value: unknown, about: Checked) => {
      const { req } = about;
      return value
        ? isValid(String(value)) ||
            say(req.i18n.language, sentence, {
              field: labelFor(req, String(field.label)),
              value: String(value).slice(0, 60),
            })
        : ifEmpty(about);
    },
  };
}

export const issnField = tidied(
  plain('issn', 'ISSN', 'Eight digits of a journal, for example 1234-5679.'),
  tidyIssn,
  isIssn,
  '{{field}}: “{{value}}” is not a valid ISSN. Copy its eight digits from the journal again, for example 1234-5679.',
);

export const isbnField = tidied(
  plain('book_isbn', 'ISBN', '10 or 13 digits, for example 978-0-00-000000-2.'),
  tidyIsbn,
  isIsbn,
  '{{field}}: “{{value}}” is not a valid ISBN. Copy its 10 or 13 digits from the book again, for example 978-0-00-000000-2.',
);

export const doiField = tidied(
  plain('doi', 'DOI', 'For example 10.5555/12345678.'),
  tidyDoi,
  isDoi,
  '{{field}}: “{{value}}” is not a DOI. It starts with 10. and contains a slash, for example 10.5555/12345678.',
);

export const panField = tidied(
  plain('pan', 'PAN', 'Permanent Account Number, for example AAAPA0000A.'),
  tidyPan,
  isPan,
  '{{field}}: enter five letters, four digits and one letter, for example AAAPA0000A.',
);

export const staffNumberField = tidied(
  plain(
    'staff_number',
    'Staff number',
    'The number that the college gives. Never an Aadhaar number.',
  ),
  (value) => value.trim(),
  (value) => !isAadhaar(value),
  '{{field}}: this looks like an Aadhaar number. Enter the number that the college gives, or nothing.',
);

/** An address of another website. */
export const httpAddress = (name: string, label: string, description?: string): TextField =>
  tidied(
    webAddress(name, label, description),
    (value) => value.trim(),
    isWebAddress,
    '{{field}}: “{{value}}” is not a complete address. Copy it from the browser. It starts with https://.',
  );

export const academicYearField = (name: string, label: string): TextField => {
  const field = tidied(
    plain(name, label, 'The academic year, for example 2024-25.'),
    tidyAcademicYear,
    (value) => isYear(firstYearOf(value) ?? 0),
    '{{field}}: “{{value}}” is not an academic year. Enter two years that follow each other, for example 2024-25.',
  );
  return { ...field, admin: { ...field.admin, placeholder: '2024-25' } };
};

export const yearField = (name: string, label: string): NumberField => ({
  name,
  label,
  type: 'number',
  admin: { placeholder: '2024' },
  validate: (value: unknown, about: Checked) =>
    value === null || value === undefined
      ? ifEmpty(about)
      : isYear(Number(value)) ||
        say(about.req.i18n.language, '{{field}}: enter a year from 1900 to {{last}}.', {
          field: labelFor(about.req, label),
          last: nextYear(),
        }),
});

/** A number from 0 up; `part` names the field that it cannot exceed. */
export const countField = (
  name: string,
  label: string,
  { part, description }: { part?: { of: string; label: string }; description?: string } = {},
): NumberField => ({
  name,
  label,
  type: 'number',
  admin: { description },
  validate: (value: unknown, about: Checked) => {
    const { req, siblingData } = about;
    if (value === null || value === undefined) return ifEmpty(about);
    const { language } = req.i18n;
    if (!(Number(value) >= 0))
      return say(language, '{{field}}: enter a number from 0 up.', { field: labelFor(req, label) });
    const total = part && siblingData?.[part.of];
    return (
      typeof total !== 'number' ||
      Number(value) <= total ||
      say(language, '{{field}}: this is more than ‘{{total}}’. Correct one of the two numbers.', {
        field: labelFor(req, label),
        total: labelFor(req, part?.label ?? ''),
      })
    );
  },
});

/** A day that is not before the day of the field `from`. */
export const dayAfter = (
  name: string,
  label: string,
  from: { name: string; label: string },
): DateField => ({
  ...day(name, label),
  index: false,
  validate: (value: unknown, { req, siblingData }: Checked) => {
    const first = siblingData?.[from.name];
    return (
      !value ||
      !first ||
      Date.parse(String(value)) >= Date.parse(String(first)) ||
      say(
        req.i18n.language,
        '{{field}}: this day is before ‘{{from}}’. Correct one of the two days.',
        {
          field: labelFor(req, label),
          from: labelFor(req, from.label),
        },
      )
    );
  },
});

/** A day within a record's table, where an index would help nobody. */
export const plainDay = (name: string, label: string): DateField => ({
  ...day(name, label),
  index: false,
});
