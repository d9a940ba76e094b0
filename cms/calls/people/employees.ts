import type { EmployeeType } from '@college/contract/codes';
import type { Employee, Person } from '@college/contract/entities';
import { hasProfile } from '../../content/types-with-profile.ts';
import { flag, forVisitors, MOST_RECORDS } from '../../for-visitors.ts';
import type { Employee as StoredEmployee } from '../../payload-types.ts';
import { dateText } from '../../time-zone/dates.ts';
import type { Handler } from '../handler.ts';
import { positionOf } from '../heads.ts';
import { ownCodes, whereDepartment } from '../own-codes.ts';
import { from, joined, plain, presenter, text } from '../presenter.ts';
import { filesOf, idsOf, type Reference, type Related, urlsOf, withRelated } from '../related.ts';
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

/** Adds `office`, the code for people without a department, and who is head of a department. */
const withPlace =
  <
    Row extends Pick<StoredEmployee, 'id' | 'department'>,
    Shown extends { dept_code: string; designation: string },
  >(
    present: (row: Row, related: Related) => Shown,
  ) =>
  (row: Row, office: string, related: Related): Shown => {
    const presented = present(row, related);
    const head = departmentOf(row.department, related)?.head;
    return {
      ...presented,
      dept_code: presented.dept_code || office,
      designation: positionOf(presented.designation, row.id, head),
    };
  };

export const employeeFields = employee.select;
export const presentEmployee = withPlace(employee.present);
const personFields = person.select;
const presentPerson = withPlace(person.present);

export const getemployeebytype: Handler<'getemployeebytype'> = async (
  { dept_code, type },
  context,
) => {
  const [department, { office }] = await Promise.all([
    whereDepartment(dept_code, context),
    ownCodes(context),
  ]);
  if (!department) return [];
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'employees',
    where: { and: [{ type: { equals: type } }, department] },
    sort: ['order', 'id'],
    limit: MOST_RECORDS,
    select: employeeFields,
  });
  return withRelated(context, (related) =>
    docs.map((employee) => presentEmployee(employee, office, related)),
  );
};

/** People who have left are listed under former faculty. */
const excludedType: EmployeeType = 'FORMER_FACULTY';

export const getpeople: Handler<'getpeople'> = async (_input, context) => {
  const { office } = await ownCodes(context);
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'employees',
    where: { type: { not_equals: excludedType } },
    sort: ['name', 'id'],
    // Without a limit, because the call promises the complete list.
    limit: 0,
    select: personFields,
  });
  return withRelated(context, (related) => docs.map((row) => presentPerson(row, office, related)));
};
