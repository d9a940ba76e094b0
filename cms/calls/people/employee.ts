/** Employees as they leave. */
import type { Employee } from '@college/contract/entities';
import { hasProfile } from '../../content/people/profile-tabs.ts';
import type { Employee as StoredEmployee } from '../../payload-types.ts';
import { dateText } from '../../platform/time-zone/dates.ts';
import { flag } from '../for-visitors.ts';
import { from, joined, plain, presenter, text } from '../presenter.ts';
import { filesOf, idsOf, type Reference, type Related, urlsOf } from '../related.ts';
import { htmlOf } from '../rich-text/to-html.ts';

const departmentOf = (reference: Reference, related: Related) =>
  idsOf(reference).flatMap((id) => related.department(id) ?? [])[0];

const address = (isPublic: StoredEmployee['address_public'], given: string | null | undefined) =>
  (isPublic && given) || '';

const employee = presenter<StoredEmployee, Employee>()({
  id: String,
  type: plain,
  name: plain,
  designation: text,
  email: text,
  phone: text,
  mobile: text,
  dp: filesOf,
  dpurl: from('dp', urlsOf),
  cv: filesOf,
  dept_name: from('department', (of: Reference, related) =>
    text(departmentOf(of, related)?.dept_name),
  ),
  dept_code: from('department', (of: Reference, related) =>
    text(departmentOf(of, related)?.dept_code),
  ),
  experience: text,
  date_of_joining: dateText,
  date_of_leaving: dateText,
  area_of_research: text,
  about: htmlOf,
  address: joined(['address_public', 'address'], address),
  permanent_address: joined(['address_public', 'permanent_address'], address),
  contact: text,
  liveNow: joined(
    ['type', 'liveNow'],
    (type: StoredEmployee['type'], isLive: StoredEmployee['liveNow']) =>
      flag(isLive && hasProfile({ type })),
  ),
});

export const employeeFields = employee.select;
type EmployeeRow = Parameters<typeof employee.present>[0];

/** `office` is the code of whoever belongs to no department. */
export function presentEmployee(row: EmployeeRow, office: string, related: Related): Employee {
  const shown = employee.present(row, related);
  return { ...shown, dept_code: shown.dept_code || office };
}
