import { calls } from '@college/contract/calls';
import type { Client } from '@college/contract/client';
import { Department } from '@college/contract/entities';
import { readPath } from '@college/contract/locales';
import { type LoaderFunctionArgs, redirect, useRouteLoaderData } from 'react-router';
import { type Described, loaderContext, type PageMeta } from '../../context.ts';
import { notFound } from '../../layout/errors/not-found.ts';
import type { Strings } from '../../strings/en.ts';

/** A page of a microsite as its menus name it. */
export interface MenuEntry {
  /** Under `/department/{dept_code}/`; '' is the department's own page. */
  path: string;
  label: Label;
  /** In the menu's row, behind More, or on the department's own page alone. */
  place: 'row' | 'more' | 'home';
}
/** What the shell of a microsite reads. */
export interface Shell {
  department: Department;
  /** The pages on which the department has anything. */
  pages: readonly MenuEntry[];
}
/** Id of the shell's route. */
export const SHELL = 'department';
export function useShell(): Shell {
  const shell = useRouteLoaderData<Shell>(SHELL);
  if (!shell) throw new Error('useShell outside of a department');
  return shell;
}

/** The department of an address; a 404 where there is none. */
export async function readDepartment({
  params,
  context,
  request,
}: Pick<LoaderFunctionArgs, 'params' | 'context'> &
  Partial<Pick<LoaderFunctionArgs, 'request'>>): Promise<Department> {
  const input = calls.getdeptdata.input.safeParse(params);
  const { call, strings } = context.get(loaderContext);
  const department = input.success && (await call.getdeptdata(input.data));
  if (department) return department;
  const { codes } = await call.getcollege();
  if (params.dept_code === codes.office) return officeAsDepartment(codes.office, strings);
  const address =
    request && (await findCorrectSpelling(params.dept_code, new URL(request.url), call));
  throw address ? redirect(address, 301) : notFound();
}

/** The same page under the department's code as it is address; undefined if no department has it in any letters. */
async function findCorrectSpelling(
  code: string | undefined,
  { pathname, search }: URL,
  call: Client,
) {
  const departments = await call.getdepartments();
  const department = departments.find(
    ({ dept_code }) => dept_code.toLowerCase() === code?.toLowerCase(),
  );
  const [, first, , ...rest] = readPath(pathname).path.split('/');
  if (!department || department.dept_code === code) return undefined;
  return `/${[first, encodeURIComponent(department.dept_code), ...rest].join('/')}${search}`;
}

/** No department, but people belong to it: the principal's profile has its address here. */
const officeAsDepartment = (dept_code: string, { department: { office } }: Strings): Department =>
  Department.parse({ dept_code, dept_name: office, stream: 'OTHERS' });

/** Title, description and share picture of a department's page. */
export function departmentMeta(
  name: string,
  { data, college, strings }: Described<{ department: Department }>,
): PageMeta {
  const { dept_name, banner, share_picture } = data.department;
  const { pageOf, description } = strings.department;
  return {
    title: pageOf(name, dept_name),
    description: description(name, dept_name, college),
    image: share_picture ?? banner[0],
  };
}

type Words = Strings['department'];
/** A word of the microsites that is a plain text: the name of a page, the heading of a column. */
export type Label = {
  [Key in keyof Words]: Words[Key] extends string ? Key : never;
}[keyof Words];
