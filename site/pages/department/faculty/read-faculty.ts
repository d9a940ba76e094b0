import { ALL_QUARTERS } from '@college/contract/days/years';
import { facultySections, type Profile } from '@college/contract/profile';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { departmentPath, facultyAddress } from '../../../components/navigation/page-paths.ts';
import { loaderContext } from '../../../context.ts';
import { notFound } from '../../../not-found.ts';
import { readDepartment } from '../../read-department.ts';

/**
 * Reads the person in the address, their department and their colleagues. Without an id or profile it redirects to the
 * list of faculty, and with the wrong department to the right address.
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

/** Tabs in the order of the specification. The keys of an object would be sorted. */
export const tabCodes: readonly SectionCode[] = Object.values(facultySections).filter(
  (code) => code !== facultySections.activities,
);

/** Returns the section in the address; 1 by default. An unknown section is a 404. */
export function parseSection({ searchParams }: URL): SectionCode {
  const text = searchParams.get('section') ?? `${facultySections.basic}`;
  const code = Object.values(facultySections).find((sectionCode) => `${sectionCode}` === text);
  if (!code) throw notFound();
  return code;
}

/** Returns the quarter in the address; ALL by default. An invalid quarter is a 404. */
export function parseQuarter({ searchParams }: URL): string {
  const quarter = searchParams.get('qr') ?? ALL_QUARTERS;
  if (quarter !== ALL_QUARTERS && !/^\d{4}-(1st|2nd|3rd|4th)$/.test(quarter)) throw notFound();
  return quarter;
}

/** Returns the tabs of a report: All, the quarters of the backend, and the current one. */
export const getQuarterTabs = (returned: readonly string[], current: string): string[] => [
  ...new Set([ALL_QUARTERS, ...returned, current]),
];
