import { COLLEGE_CODE, OFFICE_CODE } from '@college/contract/codes';
import type { Where } from 'payload';
import { forVisitors } from '../../for-visitors.ts';
import { ownCodes } from '../college/own-codes.ts';
import type { Context } from '../handler.ts';

const withoutDepartment: Where = { department: { exists: false } };

/** Condition for records of a department; undefined if no department has that code. */
export async function whereDepartment(code: string, context: Context): Promise<Where | undefined> {
  const { college, office } = await ownCodes(context);
  if (code === college || code === office) return withoutDepartment;
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'departments',
    where: { dept_code: { equals: code } },
    limit: 1,
    select: {},
  });
  if (docs[0]) return { department: { equals: docs[0].id } };
  // The default codes of calls without a department, whatever codes the college has.
  return code === COLLEGE_CODE || code === OFFICE_CODE ? withoutDepartment : undefined;
}
