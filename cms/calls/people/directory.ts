import type { EmployeeType } from '@college/contract/codes';
import type { Person } from '@college/contract/entities';
import { ownCodes } from '../college/codes.ts';
import { everything, forVisitors } from '../for-visitors.ts';
import type { Handler } from '../handler.ts';
import { withRelated } from '../related.ts';
import { employeeFields, presentEmployee } from './employee.ts';

/** Whoever works here no more is told of among the former faculty. */
const gone: EmployeeType = 'FORMER_FACULTY';

const fields = [
  ...(['id', 'type', 'name', 'designation', 'email', 'phone', 'area_of_research'] as const),
  ...(['dept_name', 'dept_code', 'liveNow'] as const),
] satisfies (keyof Person)[];

export const getpeople: Handler<'getpeople'> = async (_input, context) => {
  const { office } = await ownCodes(context);
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'employees',
    where: { type: { not_equals: gone } },
    sort: ['name', 'id'],
    limit: everything,
    select: employeeFields,
  });
  return withRelated(context, (related) =>
    docs.map((row) => {
      const employee = presentEmployee(row, office, related);
      return Object.fromEntries(fields.map((name) => [name, employee[name]])) as unknown as Person;
    }),
  );
};
