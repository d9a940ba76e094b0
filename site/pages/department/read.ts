import { calls } from '@college/contract/calls';
import type { Department } from '@college/contract/entities';
import type { LoaderFunctionArgs } from 'react-router';
import { visit } from '../../context.ts';
import { notFound } from '../not-found.tsx';

/** The department of an address; a 404 where there is none. */
export async function readDepartment({
  params,
  context,
}: Pick<LoaderFunctionArgs, 'params' | 'context'>): Promise<Department> {
  const asked = calls.getdeptdata.input.safeParse(params);
  const department = asked.success && (await context.get(visit).call.getdeptdata(asked.data));
  if (!department) throw notFound();
  return department;
}

/** Where a department's pages stand. */
export const departmentPath = (dept_code: string): string =>
  `/department/${encodeURIComponent(dept_code)}`;

/** Where a faculty member's own page stands. */
export const facultyPath = (
  dept_code: string,
  { id, name }: { id: string; name: string },
): string => `${departmentPath(dept_code)}/faculty/single?${new URLSearchParams({ id, name })}`;

/** What every page of a department needs: the department, and the college for the page's title. */
export async function readMicrosite(args: Pick<LoaderFunctionArgs, 'params' | 'context'>) {
  const [department, college] = await Promise.all([
    readDepartment(args),
    args.context.get(visit).call.getcollege(),
  ]);
  return { department, college: college.name };
}
