import type { Programme } from '@college/contract/entities';
import type { Department as StoredDepartment } from '../../payload-types.ts';
import { fields, flag, forVisitors } from '../for-visitors.ts';
import type { Handler } from '../handler.ts';
import { text } from '../presenter.ts';

const read = ['dept_code', 'dept_name', 'stream', 'is_dual', 'programs_offered'] as const;

const presentProgrammes = (
  department: Pick<StoredDepartment, (typeof read)[number]>,
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
    select: fields(...read),
  });
  return docs.flatMap(presentProgrammes);
};
