import { COLLEGE_CODE, OFFICE_CODE } from '@college/contract/codes';
import type { Where } from 'payload';
import type { Context } from '../handler.ts';
import { forVisitors } from '../read.ts';

/** The condition for records of a department; undefined when no department has that code. */
export async function inDepartment(code: string, context: Context): Promise<Where | undefined> {
  if (code === COLLEGE_CODE || code === OFFICE_CODE) return { department: { exists: false } };
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'departments',
    where: { dept_code: { equals: code } },
    limit: 1,
    select: {},
  });
  return docs[0] && { department: { equals: docs[0].id } };
}
