/** Checks of lists of people: staff who do not count as teachers, and students who are counted twice. */
import { comparableLetters, comparableText } from '../../reading/comparable.ts';
import { isSamePerson, numberKeys } from '../../reading/same-thing.ts';
import { comparableHeading } from '../../reading/table-header.ts';
import { periodIn } from '../../reading/written-years.ts';
import type { Entry, EvidenceSheet } from '../evidence-sheet.ts';
import type { CheckContext, NewFinding } from '../finding.ts';
import type { Metric } from '../report.ts';
import type { Limits } from '../rules.ts';
import {
  inRow,
  isNothing,
  isSerial,
  type Place,
  repeated,
  repeatedItems,
  repeats,
  rowKey,
  sheetsIn,
  sheetsOf,
} from './place.ts';

export function notATeacher(
  { report }: CheckContext,
  { designations }: Limits<'not-a-teacher'>,
): NewFinding[] {
  return sheetsIn(report).flatMap((place) => {
    const { sheet } = place;
    const column = designationColumn(place);
    if (column === undefined) return [];
    return sheet.entries.flatMap((entry): NewFinding[] => {
      const name = entry.cells[nameColumn(sheet)] ?? '';
      const designation = (entry.cells[column] ?? '').trim();
      const isOther = [designation, name].some((cell) => {
        const plain = comparableText(cell);
        return (
          designations.some((words) => plain.includes(comparableText(words))) ||
          shortPost.test(plain)
        );
      });
      if (!isOther) return [];
      return [inRow(place, entry, { code: 'notATeacher', values: { name, designation } })];
    });
  });
}

/** Abbreviations of director of physical education and of physical training instructor. */
const shortPost = /^(?:d ?p ?e ?d?|p ?t ?i)$/;

/** The column of designations in a list of teachers: by its template, or by its heading in a metric about teachers. */
function designationColumn({ metric, sheet }: Place): number | undefined {
  const ofTemplate = sheet.template?.use.designation;
  if (ofTemplate !== undefined) return sheet.columns.get(ofTemplate);
  if (sheet.template || !metric.templates.some(({ use }) => use.designation)) return undefined;
  const column = sheet.header.findIndex((cell) => /\bdesignation\b|পদবী/i.test(cell));
  return column < 0 ? undefined : column;
}

const nameColumn = ({ header, template, columns }: EvidenceSheet): number =>
  columns.get(template?.use.name[0] ?? '') ??
  Math.max(
    0,
    header.findIndex((heading) => /\bname\b/i.test(heading)),
  );

const studentWords =
  /\b(?:students?|candidates?|learners?|roll|regn?|registration|enrol?l?ment)\b|ছাত্ৰ|শিক্ষাৰ্থী|ৰোল|পঞ্জীয়ন/i;
const personWords =
  /\b(?:students?|candidates?|learners?|beneficiar\w+|participants?)\b|ছাত্ৰ|শিক্ষাৰ্থী/i;
/** Headings of numbers that belong to a person, from the surest to the least sure. */
const personNumbers = [
  /\b(?:regn?|registration|enrol?l?ment|uid|abc\s*id)\b|পঞ্জীয়ন/i,
  /\b(?:roll|admission|student\s*id|id)\b|ৰোল/i,
  /\b(?:mobile|phone|contact)\b|মোবাইল|ফোন/i,
];

export const studentTwice = ({ report }: CheckContext): NewFinding[] => [
  ...twiceInSheet(report),
  ...report.metrics.flatMap(twiceInMetric),
];

function twiceInSheet(report: CheckContext['report']): NewFinding[] {
  return sheetsIn(report).flatMap((place) => {
    const { sheet } = place;
    const identity = sheet.template ? undefined : identityIn(sheet);
    if (!identity) return [];
    const { required } = identity;
    const pairs = repeatedStudents(sheet.entries.map((entry) => ({ entry, sheet, identity }))).map(
      ({ item, first }) => ({ entry: item.entry, first: first.entry }),
    );
    // A list of marks has many rows for each student, but none of them twice.
    const isList = pairs.length <= sheet.entries.length / 2;
    return (isList ? pairs : repeated(sheet.entries, rowKey(sheet))).map((pair) =>
      repeats(place, pair, required.map((column) => pair.entry.cells[column]).join(', ')),
    );
  });
}

/** Students with a number of their own who are in two sheets with the same headings, such as one for each scheme. */
function twiceInMetric(metric: Metric): NewFinding[] {
  const lists = sheetsOf(metric).flatMap((sheet) => {
    const identity = sheet.template ? undefined : identityIn(sheet);
    return identity?.number === undefined ? [] : [{ sheet, identity }];
  });
  // Lists of different years may have the same students.
  const kindOf = ({ sheet }: (typeof lists)[number]) =>
    [
      ...sheet.header.map(comparableHeading),
      periodIn(`${sheet.title} ${sheet.label}`, false)?.text,
    ].join('|');
  return [...Map.groupBy(lists, kindOf).values()].flatMap((same) => {
    const students = same.flatMap(({ sheet, identity }) =>
      sheet.entries.map((entry) => ({ entry, sheet, identity })),
    );
    const twice = repeatedStudents(students).filter(
      ({ item, first }) => item.sheet !== first.sheet,
    );
    return [...Map.groupBy(twice, ({ item }) => item.sheet)].flatMap(([sheet, own]) =>
      // A sheet that repeats most of another is a copy or a summary.
      own.length > sheet.entries.length / 2
        ? []
        : own.map(({ item: { entry, identity }, first }) => {
            const value = identity.required.map((column) => entry.cells[column]).join(', ');
            const row = `${first.entry.row} (${first.sheet.label})`;
            return repeats({ metric, sheet }, { entry, first: { row } }, value);
          }),
    );
  });
}

/** A row of a list of students. */
interface Student {
  entry: Entry;
  sheet: EvidenceSheet;
  identity: Identity;
}

/** Rows of students who are in an earlier row already, also with a name that is spelt in another way. */
const repeatedStudents = (students: readonly Student[]) =>
  repeatedItems(students, studentKeys, isSameStudent);

function studentKeys({ entry: { cells }, identity }: Student) {
  const { required, columns, number, isPhone } = identity;
  if (required.some((column) => isNothing(cells[column] ?? ''))) return undefined;
  const rest = columns.map((column) => comparableLetters(cells[column] ?? '')).join('|');
  const written = number === undefined ? '' : (cells[number] ?? '');
  // Telephone numbers have spaces anywhere, and some a code of the country.
  const { stored, looked } = numberKeys(
    isPhone ? written.replace(/\P{Nd}/gu, '').slice(-10) : written,
  );
  const withRest = (keys: string[]) => keys.map((key) => `${key}|${rest}`);
  return { stored: withRest(stored), looked: withRest(looked) };
}

const isSameStudent = (one: Student, other: Student): boolean => {
  const [a, b] = [one, other].map(({ entry, identity: { name } }) =>
    name === undefined ? undefined : (entry.cells[name] ?? ''),
  );
  return a === undefined || b === undefined || isSamePerson(a, b);
};

/** Columns by which two rows are the same student. */
interface Identity {
  /** Columns that must be filled in. */
  required: number[];
  /** Columns that are equal. */
  columns: number[];
  /** The column of a number of the student. */
  number?: number;
  isPhone?: boolean;
  /** The column of a name that is the same, perhaps in another spelling. */
  name?: number;
}

function identityIn({ header }: EvidenceSheet): Identity | undefined {
  const placesOf = (isOf: (heading: string) => boolean) =>
    header.flatMap((heading, column) => (isOf(heading) ? [column] : []));
  const isCount = (heading: string) => /\b(?:number|no\.?) of\b/i.test(heading);
  const numbers = personNumbers.map((words) =>
    placesOf((heading) => words.test(heading) && !isCount(heading)),
  );
  const names = placesOf((heading) => /\bname\b|নাম/i.test(heading));
  const isStudents = header.some((heading) => studentWords.test(heading) && !isCount(heading));
  const name =
    names.find((column) => personWords.test(header[column] ?? '')) ??
    (isStudents && numbers.flat().length > 0 ? names[0] : undefined);
  if (name === undefined) return undefined;
  const years = placesOf((heading) => /\byear\b|\bsession\b/i.test(heading));
  const [registration] = numbers[0] ?? [];
  const [number] = numbers.flat().filter((column) => column !== name);
  // A number of registration belongs to one student, a roll number to one in each class.
  if (isStudents && registration !== undefined && registration !== name)
    return { required: [registration], columns: years, number: registration };
  if (isStudents && number !== undefined)
    return {
      ...{ required: [name, number], columns: years, number, name },
      isPhone: numbers[2]?.includes(number) ?? false,
    };
  // Two people may have one name, and one may take part twice, so that the whole row must be the same.
  return { required: [name], columns: placesOf((heading) => !isSerial(heading)) };
}
