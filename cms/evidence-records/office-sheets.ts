/** Templates whose records are lists of the quality cell. */

import type { Payload } from 'payload';
import { asSystem } from '../access.ts';
import { categoryFields, type SeatKind } from '../content/quality/admission-figures.ts';
import type { TemplateId } from '../duties/evidence-templates.ts';
import type {
  AddOnCourse,
  AdmissionFigure,
  EGovernance,
  Mous as Mou,
  PassFigure,
} from '../payload-types.ts';
import { academicYearOf, academicYearText, firstYearOf } from '../reading/academic-year.ts';
import {
  currentAcademicYear,
  type Dated,
  type Draft,
  isoDay,
  type Parts,
  periodText,
  text,
  undated,
  yearsBetween,
} from './evidence-record.ts';

type OfficeRecord = Mou | AddOnCourse | PassFigure | AdmissionFigure | EGovernance;
type Slug = 'mous' | 'add-on-courses' | 'pass-figures' | 'admission-figures' | 'e-governance';
interface OfficeSheet<Id extends TemplateId, Row> {
  collection: Slug;
  /** Returns undefined for a record without a row of its own. `all` has every record of the list. */
  partsOf: (record: Row, all: readonly Row[]) => Parts<Id> | undefined;
}

function inYearText(year: string): Dated {
  const first = firstYearOf(year);
  return first === undefined ? undated : { years: [first], date: String(first) };
}

/** All academic years in which a MoU is valid; without a last day the year in which it was signed. */
function validYears({ signed_on, valid_from, valid_till }: Mou): Dated {
  const from = isoDay(valid_from) || isoDay(signed_on);
  if (!from) return undated;
  const first = academicYearOf(from);
  const last = academicYearOf(isoDay(valid_till) || from);
  return { years: yearsBetween(first, last), date: isoDay(signed_on) };
}

/** Activities with their links, the earliest first: `2024-25: Guest lecture (https://…)`. */
const activitiesText = ({ activities }: Mou): string =>
  (activities ?? [])
    .toSorted((a, b) => text(a.held_on).localeCompare(text(b.held_on), 'en'))
    .map(({ held_on, title, link }) => {
      const year = held_on ? `${academicYearText(academicYearOf(isoDay(held_on)))}: ` : '';
      return `${year}${title}${link ? ` (${link})` : ''}`;
    })
    .join('\n');

const mous: OfficeSheet<'mous', Mou> = {
  collection: 'mous',
  partsOf: (mou) => ({
    ...validYears(mou),
    cells: {
      name: mou.name,
      institution: [mou.institution, text(mou.contact)].filter(Boolean).join(', '),
      signed: mou.signed_on ? academicYearText(academicYearOf(isoDay(mou.signed_on))) : '',
      purpose: text(mou.purpose),
      duration: periodText(isoDay(mou.valid_from), isoDay(mou.valid_till)),
      activities: activitiesText(mou),
    },
  }),
};

const addOnCourses: OfficeSheet<'add-on-courses', AddOnCourse> = {
  collection: 'add-on-courses',
  partsOf: ({ name, code, year, times_offered, duration, enrolled, completed }) => ({
    ...inYearText(year),
    cells: {
      name,
      code: text(code),
      year,
      times_offered: text(times_offered),
      duration: text(duration),
      enrolled: text(enrolled),
      completed: text(completed),
    },
  }),
};

const results: OfficeSheet<'results', PassFigure> = {
  collection: 'pass-figures',
  partsOf: ({ programme, code, year, appeared, passed }) => ({
    ...inYearText(year),
    cells: {
      code: text(code),
      programme,
      appeared: text(appeared),
      passed: text(passed),
    },
  }),
};

const seats: OfficeSheet<'seats', AdmissionFigure> = {
  collection: 'admission-figures',
  partsOf: ({ programme, code, year, sanctioned, admitted }) => ({
    ...inYearText(year),
    cells: {
      programme,
      code: text(code),
      sanctioned: text(sanctioned),
      admitted: text(admitted),
    },
  }),
};

const fieldsOf = (kind: SeatKind) => categoryFields.filter((field) => field.kind === kind);

/** True if a category is filled in. The empty ones then count as 0. */
const hasCategories = (figure: AdmissionFigure, kind: SeatKind): boolean =>
  fieldsOf(kind).some(({ name }) => typeof figure[name] === 'number');

/** Sums of all programmes by category, such as `SC: 10, ST: 5`; '' if a programme has no numbers yet. */
function sumsText(figures: readonly AdmissionFigure[], kind: SeatKind): string {
  if (!figures.every((figure) => hasCategories(figure, kind))) return '';
  return fieldsOf(kind)
    .map(({ name, category }) => {
      const sum = figures.reduce((total, figure) => total + (figure[name] ?? 0), 0);
      return `${category}: ${sum}`;
    })
    .join(', ');
}

/**
 * One row for each year, with the sums of its programmes. While programmes have no numbers, the row
 * refers to these alone, so that the list of missing values names them.
 */
const reservedSeats: OfficeSheet<'reserved-seats', AdmissionFigure> = {
  collection: 'admission-figures',
  partsOf(figure, all) {
    const isComplete = (other: AdmissionFigure) =>
      hasCategories(other, 'earmarked') && hasCategories(other, 'admitted');
    const sameYear = all.filter(({ year }) => year === figure.year);
    if (isComplete(figure) && !sameYear.every(isComplete)) return undefined;
    return {
      ...inYearText(figure.year),
      title: figure.year,
      cells: {
        year: figure.year,
        earmarked: sumsText(sameYear, 'earmarked'),
        admitted: sumsText(sameYear, 'admitted'),
      },
    };
  },
};

/** Counts in each year since it began. */
const eGovernance: OfficeSheet<'e-governance', EGovernance> = {
  collection: 'e-governance',
  partsOf: ({ area, implementation_year: year }) => ({
    years: yearsBetween(year, currentAcademicYear()),
    date: String(year),
    cells: { area, implementation_year: String(year) },
  }),
};

/** Reads the records of a list. */
const readerOf =
  <Id extends TemplateId, Row extends OfficeRecord>({
    collection,
    partsOf,
  }: OfficeSheet<Id, Row>) =>
  async (payload: Payload): Promise<Draft<Id>[]> => {
    const { docs } = await payload.find({ collection, pagination: false, ...asSystem });
    const all = docs as Row[];
    return all.flatMap((record) => {
      const parts = partsOf(record, all);
      if (!parts) return [];
      return {
        ...parts,
        link: text(record.link),
        owner: { kind: 'office' },
        record: { collection, id: record.id },
        files: (record.uploads ?? []).map((file) => (typeof file === 'number' ? file : file.id)),
      };
    });
  };

export const officeSheets = {
  mous: readerOf(mous),
  'add-on-courses': readerOf(addOnCourses),
  seats: readerOf(seats),
  'reserved-seats': readerOf(reservedSeats),
  results: readerOf(results),
  'e-governance': readerOf(eGovernance),
};
