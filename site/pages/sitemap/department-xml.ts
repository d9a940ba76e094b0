/** The pages of one department that have something to show, and those of its teachers. */
import type { Client } from '@college/contract/client';
import type { NoticeType } from '@college/contract/codes';
import type { LoaderFunctionArgs } from 'react-router';
import { departmentPath, facultyPath } from '../../components/navigation/addresses.ts';
import { loaderContext } from '../../context.ts';
import { newestOf } from '../../lists/newest.ts';
import { readDepartment } from '../department/read.ts';
import { filledEntries } from '../department/site-map.ts';
import { type Address, sitemapOf } from './addresses.ts';

export const query: readonly string[] = ['dept_code'];

/** Pages that change with every notice. */
const listed: Readonly<Record<string, NoticeType>> = { events: 'DEPTEVENT', notices: 'DEPTNOTICE' };

async function changeOf(call: Client, dept_code: string, path: string): Promise<string> {
  const type = listed[path];
  if (!type) return '';
  const [newest] = await newestOf(call, { types: [type], dept_code, limit: 1 });
  return newest?.updated_at ?? '';
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { call, languages } = context.get(loaderContext);
  const { origin, searchParams } = new URL(request.url);
  const params = { dept_code: searchParams.get('dept_code') ?? '' };
  const department = await readDepartment({ params, context });
  const { dept_code } = department;
  const [entries, teachers] = await Promise.all([
    filledEntries(department, call),
    call.getemployeebytype({ dept_code, type: 'FACULTY' }),
  ]);
  const under = departmentPath(dept_code);
  const pages = entries.map(
    async ({ path }): Promise<Address> => ({
      path: path ? `${under}/${path}` : under,
      changed: await changeOf(call, dept_code, path),
    }),
  );
  const profiles = teachers
    .filter(({ liveNow }) => liveNow === 1)
    .map((teacher): Address => ({ path: facultyPath(dept_code, teacher), changed: '' }));
  return sitemapOf([...(await Promise.all(pages)), ...profiles], origin, languages);
}
