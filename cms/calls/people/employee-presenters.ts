/** Presents employees for answers. */
import type { Employee, Person } from '@college/contract/entities';
import { hasProfile } from '../../content/people/profile-tabs.ts';
import { flag } from '../../for-visitors.ts';
import type { Employee as StoredEmployee } from '../../payload-types.ts';
import { dateText } from '../../platform/time-zone/dates.ts';
import { from, joined, plain, presenter, text } from '../presenter.ts';
import { filesOf, idsOf, type Reference, type Related, urlsOf } from '../related.ts';
import { htmlOf } from '../rich-text-html.ts';

const departmentOf = (reference: Reference, related: Related) =>
  idsOf(reference).flatMap((id) => related.department(id) ?? [])[0];

const address = (isPublic: StoredEmployee['address_public'], value: string | null | undefined) =>
  (isPublic && value) || '';

/** Name, position and work contacts. */
const personColumns = {
  id: String,
  type: plain<StoredEmployee['type']>,
  name: plain<string>,
  designation: text,
  email: text,
  phone: text,
  area_of_research: text,
  dept_name: from('department', (of: Reference, related: Related) =>
    text(departmentOf(of, related)?.dept_name),
  ),
  dept_code: from('department', (of: Reference, related: Related) =>
    text(departmentOf(of, related)?.dept_code),
  ),
  liveNow: joined(
    ['type', 'liveNow'],
    (type: StoredEmployee['type'], isLive: StoredEmployee['liveNow']) =>
      flag(isLive && hasProfile({ type })),
  ),
};
const person = presenter<StoredEmployee, Person>()(personColumns);
const employee = presenter<StoredEmployee, Employee>()({
  ...personColumns,
  mobile: text,
  dp: filesOf,
  dpurl: from('dp', urlsOf),
  cv: filesOf,
  experience: text,
  date_of_joining: dateText,
  date_of_leaving: dateText,
  about: htmlOf,
  address: joined(['address_public', 'address'], address),
  permanent_address: joined(['address_public', 'permanent_address'], address),
  contact: text,
});

/** Adds `office`, the code for people without a department. */
const withOffice =
  <Row, Shown extends { dept_code: string }>(present: (row: Row, related: Related) => Shown) =>
  (row: Row, office: string, related: Related): Shown => {
    const presented = present(row, related);
    return { ...presented, dept_code: presented.dept_code || office };
  };

export const employeeFields = employee.select;
export const presentEmployee = withOffice(employee.present);
export const personFields = person.select;
export const presentPerson = withOffice(person.present);
