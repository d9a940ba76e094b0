import { COLLEGE_CODE, OFFICE_CODE } from '@college/contract/codes';
import type { College } from '@college/contract/entities';
import type { Where } from 'payload';
import { fields, forVisitors } from '../for-visitors.ts';
import type { College as StoredCollege } from '../payload-types.ts';
import type { Context } from './handler.ts';

export const codesOf = ({ codes }: Pick<StoredCollege, 'codes'>): College['codes'] => ({
  college: codes?.college || COLLEGE_CODE,
  office: codes?.office || OFFICE_CODE,
});

/** The codes that stand for records without a department. */
export async function ownCodes(context: Context): Promise<College['codes']> {
  const { pagination, ...options } = forVisitors(context);
  return codesOf(
    await context.payload.findGlobal({ ...options, slug: 'college', select: fields('codes') }),
  );
}

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
