/** Templates of teachers themselves: their posts and years of service. */

import { appointments, genders } from '../content/people/evidence-columns.ts';
import { isTeachingStaff } from '../content/people/profile-tabs.ts';
import type { Employee } from '../payload-types.ts';
import { academicYearOf } from '../reading/academic-year.ts';
import {
  currentAcademicYear,
  type Dated,
  type Draft,
  dayText,
  isoDay,
  text,
  undated,
  yearsBetween,
} from './evidence-record.ts';
import type { Teacher, TeacherSheet } from './teacher-rows.ts';

/** Academic years of service, up to the current one. */
function serviceOf({ date_of_joining, date_of_leaving }: Employee): Dated {
  const joined = isoDay(date_of_joining);
  if (!joined) return undated;
  const lastDay = isoDay(date_of_leaving);
  const last = lastDay ? academicYearOf(lastDay) : currentAcademicYear();
  return { years: yearsBetween(academicYearOf(joined), last), date: joined };
}

/** Full years between two days. */
const fullYears = (from: string, till: string): number =>
  Number(till.slice(0, 4)) - Number(from.slice(0, 4)) - (till.slice(5) < from.slice(5) ? 1 : 0);

const personDraft = (employee: Employee, owner: Teacher, cells: Draft['cells']): Draft[] =>
  isTeachingStaff(employee)
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
  fields: ['pan', 'appointment'],
  draftsOf(employee, teacher) {
    const joined = isoDay(employee.date_of_joining);
    const lastDay = isoDay(employee.date_of_leaving);
    const until = lastDay || isoDay(new Date().toISOString());
    return personDraft(employee, teacher, {
      'Name of the Full-time teacher': teacher.name,
      PAN: text(employee.pan),
      Designation: text(employee.designation),
      'Year of appointment': joined.slice(0, 4),
      'Nature of appointment (Against Sanctioned post, temporary, permanent)': employee.appointment
        ? appointments[employee.appointment]
        : '',
      'Name of the Department': teacher.department,
      'Total years of Experience in the same institution': joined
        ? String(fullYears(joined, until))
        : '',
      'Is the teacher still serving the institution/If not last year of the service': lastDay
        ? lastDay.slice(0, 4)
        : 'Yes',
    });
  },
};

export const fullTimeTeachers: TeacherSheet = {
  fields: ['staff_number', 'gender'],
  draftsOf(employee, teacher) {
    return personDraft(employee, teacher, {
      Name: teacher.name,
      'ID number/Aadhar number (not mandatory)': text(employee.staff_number),
      Email: teacher.email,
      Gender: employee.gender ? genders[employee.gender] : '',
      Designation: text(employee.designation),
      'Date of joining institution': dayText(isoDay(employee.date_of_joining)),
    });
  },
};
