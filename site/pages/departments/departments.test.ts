import { DepartmentSummary } from '@college/contract/entities';
import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';
import { inStream } from '../home/sections/Faculties.tsx';
import { parseStream } from './departments.tsx';

const department = (stream: string, is_dual = 0) =>
  DepartmentSummary.parse({ dept_code: 'X', stream, is_dual });

test('the default stream is Arts, an unknown one is undefined', () => {
  expect(parseStream(undefined)).toBe('ARTS');
  expect(parseStream('others')).toBe('OTHERS');
  expect(parseStream('ARTS')).toBeUndefined();
  expect(parseStream('medicine')).toBeUndefined();
});

test('a dual department belongs to Arts and Science', () => {
  const dual = department('SCIENCE', 1);
  expect(inStream(dual, 'ARTS')).toBe(true);
  expect(inStream(dual, 'SCIENCE')).toBe(true);
  expect(inStream(dual, 'COMMERCE')).toBe(false);
  expect(inStream(department('SCIENCE'), 'ARTS')).toBe(false);
});

test.each(['/', '/departments/arts', '/research', '/programmes'])(
  'a code with special characters is one part of the addresses on %s',
  async (path) => {
    const odd = { dept_code: 'R&D/1?', dept_name: 'Design', stream: 'ARTS' };
    const { main } = await visit(path, {
      checkiftodayisholiday: { status: 0 },
      getdepartments: [odd],
      getprogrammes: [{ ...odd, programme: 'B.Des.' }],
      employeeprofilewithdeptcode: [{ id: 1, type: 'FACULTY', name: 'N.', activities }],
      getdeptdata: 0,
    });
    const links = main.all('a').map(({ attributes: { href = '' } }) => href);
    const leading = links.filter((href) => /^\/(department|research)\/R/.test(href));
    expect(leading).not.toEqual([]);
    for (const href of leading) expect(href).toMatch(/^\/\w+\/R%26D%2F1%3F(?:$|[/?])/);
  },
);
const activities = {
  blocks: [{ activity_name: 'P', activity_sub_id: '4.1', activity_data: [{ title: 'Wells' }] }],
};
