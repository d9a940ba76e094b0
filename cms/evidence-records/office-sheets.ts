/** Templates whose records are lists of the quality cell. */

import type { Payload } from 'payload';
import { asSystem } from '../access.ts';
import {
  type SeatCategory,
  seatCategories,
  seatCategoryCodes,
} from '../content/quality/admission-figures.ts';
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
interface OfficeSheet<Row> {
  collection: Slug;
  /** Returns undefined for a record without a row of its own. `all` has every record of the list. */
  partsOf: (record: Row, all: readonly Row[]) => Parts | undefined;
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
    .toSorted((a, b) => text(a.held_on).localeCompare(text(b.held_on)))
    .map(({ held_on, title, link }) => {
      const year = held_on ? `${academicYearText(academicYearOf(isoDay(held_on)))}: ` : '';
      return `${year}${title}${link ? ` (${link})` : ''}`;
    })
    .join('\n');

const mous: OfficeSheet<Mou> = {
  collection: 'mous',
  partsOf: (mou) => ({
    ...validYears(mou),
    linkCell: 'Link to the relevant document',
    cells: {
      'Name of the MoU / linkage': mou.name,
      'Name of the institution / industry with whom the MoU / linkage is made, with contact details':
        [mou.institution, text(mou.contact)].filter(Boolean).join(', '),
      'Year of signing MoU / linkage': mou.signed_on
        ? academicYearText(academicYearOf(isoDay(mou.signed_on)))
        : '',
      'Purpose of the MoU/Linkage': text(mou.purpose),
      'Duration of MoU / linkage': periodText(isoDay(mou.valid_from), isoDay(mou.valid_till)),
      'List the actual activities under each MoU/Linkage and web-links year-wise':
        activitiesText(mou),
    },
  }),
};

const addOnCourses: OfficeSheet<AddOnCourse> = {
  collection: 'add-on-courses',
  partsOf: ({ name, code, year, times_offered, duration, enrolled, completed }) => ({
    ...inYearText(year),
    cells: {
      'Name of Add on /Certificate programs offered': name,
      'Course Code (if any)': text(code),
      'Year of offering': year,
      'No. of times offered during the same year': text(times_offered),
      'Duration of course': text(duration),
      'Number of students enrolled in the year': text(enrolled),
      'Number of Students completing the course in the year': text(completed),
    },
  }),
};

const results: OfficeSheet<PassFigure> = {
  collection: 'pass-figures',
  partsOf: ({ programme, code, year, appeared, passed }) => ({
    ...inYearText(year),
    cells: {
      'Program Code': text(code),
      'Program Name': programme,
      'Number of students appeared in the final year examination': text(appeared),
      'Number of students passed in final year examination': text(passed),
    },
  }),
};

const seats: OfficeSheet<AdmissionFigure> = {
  collection: 'admission-figures',
  partsOf: ({ programme, code, year, sanctioned, admitted }) => ({
    ...inYearText(year),
    cells: {
      'Programme name': programme,
      'Programme Code': text(code),
      'Number of seats sanctioned': text(sanctioned),
      'Number of students admitted': text(admitted),
    },
  }),
};

type SeatKind = 'earmarked' | 'admitted';
const seatsIn = (figure: AdmissionFigure, kind: SeatKind, category: SeatCategory) =>
  figure[`${kind}_${category}`];

/** True if a category is filled in. The empty ones then count as 0. */
const hasCategories = (figure: AdmissionFigure, kind: SeatKind): boolean =>
  seatCategoryCodes.some((category) => typeof seatsIn(figure, kind, category) === 'number');

/** Sums of all programmes by category, such as `SC: 10, ST: 5`; '' if a programme has no numbers yet. */
function sumsText(figures: readonly AdmissionFigure[], kind: SeatKind): string {
  if (!figures.every((figure) => hasCategories(figure, kind))) return '';
  return seatCategoryCodes
    .map((category) => {
      const numbers = figures.map((figure) => seatsIn(figure, kind, category) ?? 0);
      return `${seatCategories[category]}: ${numbers.reduce((sum, number) => sum + number, 0)}`;
    })
    .join(', ');
}

/**
 * One row for each year, with the sums of its programmes. While programmes have no numbers, the row
 * refers to these alone, so that the list of missing values names them.
 */
const reservedSeats: OfficeSheet<AdmissionFigure> = {
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
        Year: figure.year,
        'earmarked: SC, ST, OBC, Divyangjan, Gen, Others': sumsText(sameYear, 'earmarked'),
        'admitted: SC, ST, OBC, Divyangjan, Gen, Others': sumsText(sameYear, 'admitted'),
      },
    };
  },
};

/** Counts in each year since it began. */
const eGovernance: OfficeSheet<EGovernance> = {
  collection: 'e-governance',
  partsOf: ({ area, implementation_year: year }) => ({
    years: yearsBetween(year, currentAcademicYear()),
    date: String(year),
    linkCell: 'Link to relevant website/ document',
    cells: { 'Areas of e governance': area, 'Year of implementation': String(year) },
  }),
};

/** Reads the records of a list. */
const readerOf =
  <Row extends OfficeRecord>({ collection, partsOf }: OfficeSheet<Row>) =>
  async (payload: Payload): Promise<Draft[]> => {
    const { docs } = await payload.find({ collection, depth: 0, pagination: false, ...asSystem });
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
} as const;
