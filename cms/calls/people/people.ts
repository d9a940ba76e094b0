import { COLLEGE_CODE } from '@college/contract/codes';
import type { Alumnus } from '@college/contract/entities';
import type { Alumnus as StoredAlumnus } from '../../payload-types.ts';
import { ownCodes } from '../college/codes.ts';
import { inDepartment } from '../departments/in-department.ts';
import { everything, fields, forVisitors } from '../for-visitors.ts';
import type { Handler } from '../handler.ts';
import { type Related, urlsOf, withRelated } from '../related.ts';
import { employeeFields, presentEmployee } from './employee.ts';

export const getemployeebytype: Handler<'getemployeebytype'> = async (
  { dept_code, type },
  context,
) => {
  const [department, { office }] = await Promise.all([
    inDepartment(dept_code, context),
    ownCodes(context),
  ]);
  if (!department) return [];
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'employees',
    where: { and: [{ type: { equals: type } }, department] },
    sort: ['order', 'id'],
    limit: everything,
    select: employeeFields,
  });
  return withRelated(context, (related) =>
    docs.map((employee) => presentEmployee(employee, office, related)),
  );
};

const alumnusFields = fields(
  'name',
  'dp',
  'current_profession',
  'qualification',
  'batch_from',
  'batch_to',
  'company_name',
  'show_contact',
  'email',
  'phone',
);
type AlumnusRow = Pick<StoredAlumnus, 'id' | keyof typeof alumnusFields>;

/** `YYYY - YYYY`; one year alone when the other is not known. */
export const batchText = (from?: number | null, to?: number | null): string =>
  [from, to].filter(Boolean).join(' - ');

const presentAlumnus = (alumnus: AlumnusRow, related: Related): Alumnus => ({
  name: alumnus.name,
  dp_url: urlsOf(alumnus.dp, related),
  current_profession: alumnus.current_profession ?? '',
  qualification: alumnus.qualification ?? '',
  batch: batchText(alumnus.batch_from, alumnus.batch_to),
  company_name: alumnus.company_name ?? '',
  email: (alumnus.show_contact && alumnus.email) || '',
  phone: (alumnus.show_contact && alumnus.phone) || '',
});

export const getalumnibydept: Handler<'getalumnibydept'> = async ({ dept_code }, context) => {
  const { college } = await ownCodes(context);
  const where = [college, COLLEGE_CODE].includes(dept_code)
    ? { prominent: { equals: true } }
    : await inDepartment(dept_code, context);
  if (!where) return [];
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'alumni',
    where,
    sort: ['batch_from', 'id'],
    limit: everything,
    select: alumnusFields,
  });
  return withRelated(context, (related) => docs.map((alumnus) => presentAlumnus(alumnus, related)));
};
