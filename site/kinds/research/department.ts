import type { DepartmentSummary } from '@college/contract/entities';
import { notFound } from '../../layout/errors/not-found.tsx';

/** The department of an address; undefined where it names none, a 404 where there is none of that code. */
export function askedDepartment(
  departments: readonly DepartmentSummary[],
  dept_code: string | undefined,
): DepartmentSummary | undefined {
  if (dept_code === undefined) return undefined;
  const found = departments.find((one) => one.dept_code === dept_code);
  if (!found) throw notFound();
  return found;
}
