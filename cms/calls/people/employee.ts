/** Employees as they leave. */
import type { Employee } from '@college/contract/entities';
import { hasProfile } from '../../content/people/profile-tabs.ts';
import type { Employee as StoredEmployee } from '../../payload-types.ts';
import { dateText } from '../../platform/time-zone/dates.ts';
import { fields, flag } from '../for-visitors.ts';
import { filesOf, idsOf, type Related, urlsOf } from '../related.ts';
import { htmlOf } from '../rich-text/to-html.ts';

export const employeeFields = fields(
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
export type EmployeeRow = Pick<StoredEmployee, 'id' | keyof typeof employeeFields>;

/** `office` is the code of whoever belongs to no department. */
export function presentEmployee(employee: EmployeeRow, office: string, related: Related): Employee {
  const [departmentId] = idsOf(employee.department);
  const department = departmentId === undefined ? undefined : related.department(departmentId);
  const addresses = employee.address_public ? employee : undefined;
  return {
    id: String(employee.id),
    type: employee.type,
    name: employee.name,
    designation: employee.designation ?? '',
    email: employee.email ?? '',
    phone: employee.phone ?? '',
    mobile: employee.mobile ?? '',
    dp: filesOf(employee.dp, related),
    dpurl: urlsOf(employee.dp, related),
    cv: filesOf(employee.cv, related),
    dept_name: department?.dept_name ?? '',
    dept_code: department?.dept_code ?? office,
    experience: employee.experience ?? '',
    date_of_joining: dateText(employee.date_of_joining),
    date_of_leaving: dateText(employee.date_of_leaving),
    area_of_research: employee.area_of_research ?? '',
    about: htmlOf(employee.about, related),
    address: addresses?.address ?? '',
    permanent_address: addresses?.permanent_address ?? '',
    contact: employee.contact ?? '',
    liveNow: flag(employee.liveNow && hasProfile(employee)),
  };
}
