/** A college of forty departments with fifty faculty each: what its backend answers. */
import type { Answers } from '../render-with.ts';
import { departmentOf } from './department.ts';

export const DEPARTMENTS = 40;

type Department = ReturnType<typeof departmentOf>;
type Input = Record<string, unknown>;

/** Ids begin with the code of their department: D07-FACULTY-12. */
function departmentIn(code: unknown): Department | undefined {
  const number = /^D(\d\d)(-|$)/.exec(String(code))?.[1];
  return number === undefined || Number(number) >= DEPARTMENTS
    ? undefined
    : departmentOf(Number(number));
}

const none: readonly object[] = [];
const ofDepartment =
  (rowsOf: (department: Department, input: Input) => readonly object[] | undefined) =>
  (input: Input): readonly object[] => {
    const department = departmentIn(input.dept_code ?? input.dept);
    return (department && rowsOf(department, input)) ?? none;
  };
const profile = ({ id }: Input) =>
  departmentIn(id)?.faculty.find((person) => person.id === id) ?? 0;

export const answers: Answers = {
  getdeptdata: ({ dept_code }) => departmentIn(dept_code)?.data ?? 0,
  getemployeebytype: ofDepartment(({ people }, { type }) => people.get(String(type))),
  employeeprofilewithdeptcode: ofDepartment(({ faculty }) => faculty),
  getmyprofiledata: profile,
  getmyprofiledataqreport: profile,
  getdepartmentfilebytype: ofDepartment(({ files }, { type }) => files.get(String(type))),
  getgallery: ofDepartment(({ albums }) => albums),
  getalumnibydept: ofDepartment(({ alumni }) => alumni),
  getnoticesbytypedept: ofDepartment(({ events, notices }, { type, limit = 100, page = 1 }) =>
    (type === 'DEPTEVENT' ? events : notices).slice(
      (Number(page) - 1) * Number(limit),
      Number(page) * Number(limit),
    ),
  ),
  getsingleeventbyid: ({ eventId }) =>
    departmentIn(eventId)?.events.find(({ id }) => id === eventId) ?? 0,
};
