/** Templates of what teachers do: projects, seminars, extension, support and programmes. */
import { academicYearText, firstYearOf } from '../reading/academic-year.ts';
import {
  inAcademicYear,
  isoDay,
  type Parts,
  periodText,
  text,
  writtenDay,
} from './evidence-record.ts';
import {
  inAcademicYearOf,
  inQuarter,
  rowsOf,
  sameTitle,
  type Teacher,
  type TeacherSheet,
} from './teacher-rows.ts';

export const projects: TeacherSheet<'projects'> = {
  fields: ['research'],
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
        title: text(row.title),
        investigator: [text(row.principal_investigator) || teacher.name, text(row.co_researcher)]
          .filter(Boolean)
          .join(', '),
        department: teacher.department,
        award_year: academicYearText(dated.years[0]),
        amount: row.fund ? `${text(row.fund)} lakh` : '',
        duration: text(row.duration),
        agency: text(row.sponsored_by),
        agency_type: row.agency_type ? types[row.agency_type] : '',
      },
    };
  }),
};

export const seminars: TeacherSheet<'seminars'> = {
  fields: ['seminars'],
  draftsOf: rowsOf('seminars', (row) => {
    const dated = inAcademicYearOf(row.from, row);
    return {
      ...dated,
      title: sameTitle(row.title, dated.date),
      cells: {
        year: academicYearText(dated.years[0]),
        title: text(row.title),
        participants: text(row.participant),
        period: periodText(writtenDay(row.from), writtenDay(row.till)),
      },
    };
  }),
};

export const extension: TeacherSheet<'extension'> = {
  fields: ['extension'],
  draftsOf: rowsOf('extension', (row) => {
    const dated = inAcademicYearOf(row.from, row);
    return {
      ...dated,
      title: sameTitle(row.title, dated.date),
      cells: {
        activity: text(row.title),
        unit: [row.primary_unit, row.collaborating_unit].map(text).filter(Boolean).join(', '),
        scheme: text(row.scheme),
        year: academicYearText(dated.years[0]),
        students: text(row.student_count),
      },
    };
  }),
};

export const financialSupport: TeacherSheet<'financial-support'> = {
  fields: ['financial_support'],
  draftsOf: rowsOf('financial_support', (row, teacher) => {
    const dated = inAcademicYear(isoDay(row.supported_on));
    return {
      ...dated,
      cells: {
        year: academicYearText(dated.years[0]),
        teacher: teacher.name,
        event: text(row.event),
        professional_body: text(row.professional_body),
        amount: text(row.amount),
      },
    };
  }),
};

function programmeParts(
  title: unknown,
  from: string,
  till: string,
  teacher: Teacher,
): Parts<'development-programmes'> {
  return {
    ...inAcademicYear(from),
    // Entered in both tables, it counts once.
    title: sameTitle(title, from, teacher.employee),
    cells: {
      teacher: teacher.name,
      title: text(title),
      period: periodText(from, till),
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

export const developmentProgrammes: TeacherSheet<'development-programmes'> = {
  fields: ['development_programmes', 'courses_attended'],
  draftsOf: (employee, teacher) =>
    programmesFrom.flatMap((draftsOf) => draftsOf(employee, teacher)),
};
