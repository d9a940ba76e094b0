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

export const projects: TeacherSheet = {
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

export const seminars: TeacherSheet = {
  fields: ['seminars'],
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

export const extension: TeacherSheet = {
  fields: ['extension'],
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

export const financialSupport: TeacherSheet = {
  fields: ['financial_support'],
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

export const developmentProgrammes: TeacherSheet = {
  fields: ['development_programmes', 'courses_attended'],
  draftsOf: (employee, teacher) =>
    programmesFrom.flatMap((draftsOf) => draftsOf(employee, teacher)),
};
