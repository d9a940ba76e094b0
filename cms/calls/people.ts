import { COLLEGE_CODE, OFFICE_CODE } from '@college/contract/codes';
import type { Alumnus, Employee } from '@college/contract/entities';
import type { Alumnus as StoredAlumnus, Employee as StoredEmployee } from '../payload-types.ts';
import { dateText } from './dates.ts';
import type { Handler } from './handler.ts';
import { inDepartment } from './in-department.ts';
import { everything, fields, flag, forVisitors } from './read.ts';
import { filesOf, idsOf, type Related, relate, urlsOf } from './related.ts';
import { htmlOf } from './rich-text.ts';

const employeeFields = fields(
  'type',
  'name',
  'designation',
  'email',
  'phone',
  'mobile',
  'dp',
  'cv',
  'department',
  'experience',
  'date_of_joining',
  'date_of_leaving',
  'area_of_research',
  'about',
  'address_public',
  'address',
  'permanent_address',
  'contact',
  'liveNow',
);
type EmployeeRow = Pick<StoredEmployee, 'id' | keyof typeof employeeFields>;

function presentEmployee(employee: EmployeeRow, related: Related): Employee {
  const department = related.departments.get(idsOf(employee.department)[0] ?? 0);
  const addresses = employee.address_public ? employee : undefined;
  return {
    id: String(employee.id),
    type: employee.type,
    name: employee.name,
    designation: employee.designation ?? '',
    email: employee.email ?? '',
    phone: employee.phone ?? '',
    mobile: employee.mobile ?? '',
    dp: filesOf(related, employee.dp),
    dpurl: urlsOf(related, employee.dp),
    cv: filesOf(related, employee.cv),
    dept_name: department?.dept_name ?? '',
    dept_code: department?.dept_code ?? OFFICE_CODE,
    experience: employee.experience ?? '',
    date_of_joining: dateText(employee.date_of_joining),
    date_of_leaving: dateText(employee.date_of_leaving),
    area_of_research: employee.area_of_research ?? '',
    about: htmlOf(employee.about, related),
    address: addresses?.address ?? '',
    permanent_address: addresses?.permanent_address ?? '',
    contact: employee.contact ?? '',
    liveNow: flag(employee.liveNow),
  };
}

export const getemployeebytype: Handler<'getemployeebytype'> = async (
  { dept_code, type },
  context,
) => {
  const department = await inDepartment(dept_code, context);
  if (!department) return [];
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'employees',
    where: { and: [{ type: { equals: type } }, department] },
    sort: ['order', 'id'],
    limit: everything,
    select: employeeFields,
  });
  const related = await relate(context, {
    files: docs.flatMap(({ dp, cv }) => [dp, cv]),
    departments: docs.map(({ department }) => department),
    texts: docs.map(({ about }) => about),
  });
  return docs.map((employee) => presentEmployee(employee, related));
};

const alumnusFields = fields(
  'name',
  'dp',
  'current_profession',
  'qualification',
  'batch_from',
  'batch_to',
  'company_name',
  'show_contact',
  'email',
  'phone',
);
type AlumnusRow = Pick<StoredAlumnus, 'id' | keyof typeof alumnusFields>;

/** `YYYY - YYYY`; one year alone when the other is not known. */
export const batchText = (from?: number | null, to?: number | null): string =>
  [from, to].filter(Boolean).join(' - ');

const presentAlumnus = (alumnus: AlumnusRow, related: Related): Alumnus => ({
  name: alumnus.name,
  dp_url: urlsOf(related, alumnus.dp),
  current_profession: alumnus.current_profession ?? '',
  qualification: alumnus.qualification ?? '',
  batch: batchText(alumnus.batch_from, alumnus.batch_to),
  company_name: alumnus.company_name ?? '',
  email: (alumnus.show_contact && alumnus.email) || '',
  phone: (alumnus.show_contact && alumnus.phone) || '',
});

export const getalumnibydept: Handler<'getalumnibydept'> = async ({ dept_code }, context) => {
  const where =
    dept_code === COLLEGE_CODE
      ? { prominent: { equals: true } }
      : await inDepartment(dept_code, context);
  if (!where) return [];
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'alumni',
    where,
    sort: ['batch_from', 'id'],
    limit: everything,
    select: alumnusFields,
  });
  const related = await relate(context, { files: docs.map(({ dp }) => dp) });
  return docs.map((alumnus) => presentAlumnus(alumnus, related));
};
