/** Templates of teachers themselves: their posts and years of service. */
import type { Employee } from '../payload-types.ts';
import {
  academicYearOf,
  type Dated,
  type Draft,
  dayText,
  isoDay,
  undated,
} from './evidence-record.ts';
import { type Teacher, type TeacherSheet, text } from './teacher-rows.ts';

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

export const teachers: TeacherSheet = {
  fields: [],
  draftsOf(employee, teacher) {
    const joined = isoDay(employee.date_of_joining);
    const lastDay = isoDay(employee.date_of_leaving);
    const until = lastDay || isoDay(new Date().toISOString());
    return personDraft(employee, teacher, {
      'Name of the Full-time teacher': teacher.name,
      Designation: text(employee.designation),
      'Year of appointment': joined.slice(0, 4),
      'Name of the Department': teacher.department,
      'Total years of Experience in the same institution': joined
        ? String(yearsBetween(joined, until))
        : '',
      'Is the teacher still serving the institution/If not last year of the service': lastDay
        ? lastDay.slice(0, 4)
        : 'Yes',
    });
  },
};

export const fullTimeTeachers: TeacherSheet = {
  fields: [],
  draftsOf(employee, teacher) {
    return personDraft(employee, teacher, {
      Name: teacher.name,
      Email: teacher.email,
      Designation: text(employee.designation),
      'Date of joining institution': dayText(isoDay(employee.date_of_joining)),
    });
  },
};
