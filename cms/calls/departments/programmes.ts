import type { Course, Programme } from '@college/contract/entities';
import { fields, flag, forVisitors } from '../../for-visitors.ts';
import type {
  Course as StoredCourse,
  Department as StoredDepartment,
} from '../../payload-types.ts';
import type { Handler } from '../handler.ts';
import { listHandler } from '../list-handler.ts';
import { plain, presenter, text } from '../presenter.ts';

const programmeFields = [
  'dept_code',
  'dept_name',
  'stream',
  'is_dual',
  'programs_offered',
] as const;

const presentProgrammes = (
  department: Pick<StoredDepartment, (typeof programmeFields)[number]>,
): Programme[] => {
  const { dept_code, dept_name, stream, is_dual, programs_offered } = department;
  return (programs_offered ?? []).flatMap((row) =>
    row.programme
      ? {
          programme: row.programme,
          level: text(row.level),
          duration: text(row.duration),
          intake: `${row.intake ?? ''}`,
          fee: text(row.fee),
          eligibility: text(row.eligibility),
          since: text(row.since),
          ...{ dept_code, dept_name, stream, is_dual: flag(is_dual) },
        }
      : [],
  );
};

export const getprogrammes: Handler<'getprogrammes'> = async (_input, context) => {
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'departments',
    sort: ['dept_name', 'id'],
    limit: 0,
    select: fields(...programmeFields),
  });
  return docs.flatMap(presentProgrammes);
};

const course = presenter<StoredCourse, Course>()({ name: plain, label: plain });

export const getcourse = listHandler('courses', course);
