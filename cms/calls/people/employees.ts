import type { EmployeeType } from '@college/contract/codes';
import { forVisitors, LONGEST_LIST } from '../../for-visitors.ts';
import { ownCodes } from '../college/own-codes.ts';
import { whereDepartment } from '../departments/in-department.ts';
import type { Handler } from '../handler.ts';
import { withRelated } from '../related.ts';
import {
  employeeFields,
  personFields,
  presentEmployee,
  presentPerson,
} from './employee-presenters.ts';

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
    limit: LONGEST_LIST,
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
