import { ALL_QUARTERS } from '@college/contract/days/quarters';
import { facultySections, type Profile } from '@college/contract/profile';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { departmentPath, facultyAddress } from '../../../components/navigation/page-paths.ts';
import { loaderContext } from '../../../context.ts';
import { notFound } from '../../../layout/errors/not-found.ts';
import { readDepartment } from '../read-department.ts';

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

export type SectionCode = (typeof facultySections)[keyof typeof facultySections];

/** Tabs in the order of the specification; not by the keys of an object, which would sort them. */
export const tabCodes: readonly SectionCode[] = Object.values(facultySections).filter(
  (code) => code !== facultySections.activities,
);

/** The section that an address asks for: 1 where it names none, a 404 where there is no such section. */
export function parseSection({ searchParams }: URL): SectionCode {
  const text = searchParams.get('section') ?? `${facultySections.basic}`;
  const code = Object.values(facultySections).find((sectionCode) => `${sectionCode}` === text);
  if (!code) throw notFound();
  return code;
}

/** The quarter that an address asks for: ALL where it names none, a 404 where it is no quarter. */
export function parseQuarter({ searchParams }: URL): string {
  const quarter = searchParams.get('qr') ?? ALL_QUARTERS;
  if (quarter !== ALL_QUARTERS && !/^\d{4}-(1st|2nd|3rd|4th)$/.test(quarter)) throw notFound();
  return quarter;
}

/** The tabs of a report: All, the quarters that the backend names, and the one current. */
export const getQuarterTabs = (returned: readonly string[], current: string): string[] => [
  ...new Set([ALL_QUARTERS, ...returned, current]),
];
