import type { Profile } from '@college/contract/profile';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { departmentPath, facultyAddress } from '../../../components/navigation/addresses.ts';
import { loaderContext } from '../../../context.ts';
import { readDepartment } from '../read.ts';

/**
 * The person whose id an address names, their department and their colleagues. Without an id, or where there is
 * no such profile, the visitor is led to the list; where the department is another one, to the right address.
 */
export async function readFaculty(
  args: LoaderFunctionArgs,
  page: 'single' | 'quarterlyreport',
  ask: (id: string) => Promise<Profile | 0>,
) {
  const { call } = args.context.get(loaderContext);
  const id = new URL(args.request.url).searchParams.get('id');
  const department = await readDepartment(args);
  const { dept_code } = department;
  const [profile, colleagues] = await Promise.all([
    id ? ask(id) : (0 as const),
    call.getemployeebytype({ dept_code, type: 'FACULTY' }),
  ]);
  if (profile === 0) throw redirect(`${departmentPath(dept_code)}/faculty`);
  if (profile.dept_code && profile.dept_code !== dept_code)
    throw redirect(facultyAddress(profile.dept_code, profile, page));
  return { department, profile, colleagues };
}
