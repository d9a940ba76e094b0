import { COLLEGE_CODE, OFFICE_CODE } from '@college/contract/codes';
import type { College } from '@college/contract/entities';
import { fields, forVisitors } from '../../for-visitors.ts';
import type { College as StoredCollege } from '../../payload-types.ts';
import type { Context } from '../handler.ts';

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
