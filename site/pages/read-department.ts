import { calls } from '@college/contract/calls';
import type { Client } from '@college/contract/client';
import { Department } from '@college/contract/entities';
import { readPath } from '@college/contract/locales';
import { type LoaderFunctionArgs, redirect, useRouteLoaderData } from 'react-router';
import { type Described, loaderContext, type PageMeta } from '../context.ts';
import { notFound } from '../not-found.ts';
import type { Strings } from '../strings/en.ts';

/** An entry of a department's menu. */
export interface MenuEntry {
  /** Path under `/department/{dept_code}/`; '' is the first page. */
  path: string;
  label: Label;
  /** Place of the link: in the menu, under More, or on the first page only. */
  place: 'row' | 'more' | 'home';
}
/** The data of the frame around a department's pages. */
export interface Shell {
  department: Department;
  /** Pages that have content. */
  pages: readonly MenuEntry[];
}
/** Id of the frame's route. */
export const SHELL = 'department';
export function useShell(): Shell {
  const shell = useRouteLoaderData<Shell>(SHELL);
  if (!shell) throw new Error('useShell outside of a department');
  return shell;
}

/** Reads the department in the address. An unknown code is a 404. */
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

/**
 * Returns the address with the correct upper and lower case of the department's code, or undefined if there is no such
 * department.
 */
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

/** The office as a department without pages, because the principal's profile has its address there. */
const officeAsDepartment = (dept_code: string, { department: { office } }: Strings): Department =>
  Department.parse({ dept_code, dept_name: office, stream: 'OTHERS' });

/** Returns title, description and share picture of a department's page. */
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
/** Keys of department texts that are plain strings, such as page titles and column headings. */
export type Label = {
  [Key in keyof Words]: Words[Key] extends string ? Key : never;
}[keyof Words];
