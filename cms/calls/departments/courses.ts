import { everything, fields, forVisitors } from '../for-visitors.ts';
import type { Handler } from '../handler.ts';

export const getcourse: Handler<'getcourse'> = async (_input, context) => {
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'courses',
    sort: ['order', 'id'],
    limit: everything,
    select: fields('name', 'label'),
  });
  return docs.map(({ name, label }) => ({ name, label }));
};
