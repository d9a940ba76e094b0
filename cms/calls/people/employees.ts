import { ownCodes } from '../college/codes.ts';
import { inDepartment } from '../departments/in-department.ts';
import { everything, forVisitors } from '../for-visitors.ts';
import type { Handler } from '../handler.ts';
import { withRelated } from '../related.ts';
import { employeeFields, presentEmployee } from './employee.ts';

export const getemployeebytype: Handler<'getemployeebytype'> = async (
  { dept_code, type },
  context,
) => {
  const [department, { office }] = await Promise.all([
    inDepartment(dept_code, context),
    ownCodes(context),
  ]);
  if (!department) return [];
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'employees',
    where: { and: [{ type: { equals: type } }, department] },
    sort: ['order', 'id'],
    limit: everything,
    select: employeeFields,
  });
  return withRelated(context, (related) =>
    docs.map((employee) => presentEmployee(employee, office, related)),
  );
};
