import type { Course } from '@college/contract/entities';
import type { Course as StoredCourse } from '../../payload-types.ts';
import { everything, forVisitors } from '../for-visitors.ts';
import type { Handler } from '../handler.ts';
import { plain, presenter } from '../presenter.ts';

const course = presenter<StoredCourse, Course>()({ name: plain, label: plain });

export const getcourse: Handler<'getcourse'> = async (_input, context) => {
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'courses',
    sort: ['order', 'id'],
    limit: everything,
    select: course.select,
  });
  return course.list(docs, context);
};
