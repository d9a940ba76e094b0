/** Templates of teachers themselves: their posts and years of service. */

import { appointments, genders } from '../content/people/evidence-columns.ts';
import { isTeachingStaff } from '../content/people/profile-tabs.ts';
import type { TemplateId } from '../duties/evidence-templates.ts';
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

const personDraft = <Id extends TemplateId>(
  employee: Employee,
  owner: Teacher,
  cells: Draft<Id>['cells'],
): Draft<Id>[] =>
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

export const teachers: TeacherSheet<'teachers'> = {
  fields: ['pan', 'appointment'],
  draftsOf(employee, teacher, until) {
    const joined = isoDay(employee.date_of_joining);
    const lastDay = isoDay(employee.date_of_leaving);
    const hasLeft = lastDay !== '' && lastDay <= until;
    return personDraft(employee, teacher, {
      name: teacher.name,
      pan: text(employee.pan),
      designation: text(employee.designation),
      appointed: joined.slice(0, 4),
      appointment: employee.appointment ? appointments[employee.appointment] : '',
      department: teacher.department,
      experience: joined ? String(Math.max(0, fullYears(joined, hasLeft ? lastDay : until))) : '',
      serving: hasLeft ? lastDay.slice(0, 4) : 'Yes',
    });
  },
};

export const fullTimeTeachers: TeacherSheet<'full-time-teachers'> = {
  fields: ['staff_number', 'gender'],
  draftsOf(employee, teacher) {
    return personDraft(employee, teacher, {
      name: teacher.name,
      staff_number: text(employee.staff_number),
      email: teacher.email,
      gender: employee.gender ? genders[employee.gender] : '',
      designation: text(employee.designation),
      joined: dayText(isoDay(employee.date_of_joining)),
    });
  },
};
