import type { EmployeeType } from '@college/contract/codes';
import { ownCodes } from '../college/codes.ts';
import { forVisitors } from '../for-visitors.ts';
import type { Handler } from '../handler.ts';
import { withRelated } from '../related.ts';
import { personFields, presentPerson } from './employee.ts';

/** Whoever works here no more is told of among the former faculty. */
const gone: EmployeeType = 'FORMER_FACULTY';

export const getpeople: Handler<'getpeople'> = async (_input, context) => {
  const { office } = await ownCodes(context);
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'employees',
    where: { type: { not_equals: gone } },
    sort: ['name', 'id'],
    // However many they are: the list is called complete.
    limit: 0,
    select: personFields,
  });
  return withRelated(context, (related) => docs.map((row) => presentPerson(row, office, related)));
};
