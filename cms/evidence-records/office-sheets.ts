/** Templates whose records are lists of the quality cell. */
import type { Payload } from 'payload';
import { asSystem } from '../access.ts';
import { firstYearOf } from '../content/checked-fields.ts';
import type { AddOnCourse, Mous as Mou, PassFigure } from '../payload-types.ts';
import {
  academicYearOf,
  academicYearText,
  type Dated,
  type Draft,
  isoDay,
  periodText,
  undated,
} from './evidence-record.ts';

type Slug = 'mous' | 'add-on-courses' | 'pass-figures';
interface OfficeSheet<Record> {
  collection: Slug;
  partsOf: (record: Record) => Pick<Draft, 'cells' | 'years' | 'date' | 'linkCell'>;
}

const text = (value: unknown): string => String(value ?? '').trim();

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
  const years = Array.from({ length: Math.max(1, last - first + 1) }, (_, at) => first + at);
  return { years, date: isoDay(signed_on) };
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

/** Reads the records of a list. */
const readerOf =
  <Record extends Mou | AddOnCourse | PassFigure>({ collection, partsOf }: OfficeSheet<Record>) =>
  async (payload: Payload): Promise<Draft[]> => {
    const { docs } = await payload.find({ collection, depth: 0, pagination: false, ...asSystem });
    return (docs as Record[]).map((record) => ({
      ...partsOf(record),
      link: text(record.link),
      owner: { kind: 'office' },
      record: { collection, id: record.id },
      files: (record.uploads ?? []).map((file) => (typeof file === 'number' ? file : file.id)),
    }));
  };

export const officeSheets = {
  mous: readerOf(mous),
  'add-on-courses': readerOf(addOnCourses),
  results: readerOf(results),
} as const;
