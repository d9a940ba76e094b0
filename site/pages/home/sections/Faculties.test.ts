import { isOwnFaculty, streams } from '@college/contract/codes';
import { DepartmentSummary } from '@college/contract/entities';
import { expect, test } from 'vitest';
import { groupOtherDepartments, inStream } from './Faculties.tsx';

const department = (fields: Partial<DepartmentSummary>) =>
  DepartmentSummary.parse({ dept_code: 'GEO', stream: 'ARTS', ...fields });

test('a dual department appears under Arts and Science only', () => {
  const dual = department({ is_dual: 1 });
  expect([inStream(dual, 'ARTS'), inStream(dual, 'SCIENCE')]).toEqual([true, true]);
  expect(inStream(dual, 'COMMERCE')).toBe(false);
});

test('another department appears under its own stream only', () => {
  expect(inStream(department({}), 'SCIENCE')).toBe(false);
});

/** Headings beside the streams, each with the codes below it. */
const headings = (departments: DepartmentSummary[]) =>
  groupOtherDepartments(departments, 'Others').map(({ title, list }) => [
    title,
    list.map(({ dept_code }) => dept_code),
  ]);

test('a department may be a faculty of its own, with others of its kind', () => {
  const law = { other_stream: 'Law', own_faculty: 1 } as const;
  expect(
    headings([
      department({ dept_code: 'CIV', ...law }),
      department({ dept_code: 'PEN', ...law }),
      department({ dept_code: 'MGT', stream: 'COMMERCE', other_stream: 'Trade', own_faculty: 0 }),
    ]),
  ).toEqual([['Law', ['CIV', 'PEN']]]);
});

test('departments of the stream Others appear under their kind, or under Others at the end', () => {
  const stream = 'OTHERS';
  expect(
    headings([
      department({ dept_code: 'GYM', stream }),
      department({ dept_code: 'LIB', stream, other_stream: 'Library' }),
      department({ dept_code: 'IQC', stream, other_stream: '  ' }),
      department({ dept_code: 'ARC', stream, other_stream: ' Library ', own_faculty: 0 }),
      department({ dept_code: 'LAW', stream, other_stream: 'Law', own_faculty: 1 }),
      department({ dept_code: 'OTH', stream, other_stream: 'Others' }),
      department({ dept_code: 'DUA', stream, is_dual: 1 }),
      department({ dept_code: 'MUS', dept_name: 'Music', stream, own_faculty: 1 }),
    ]),
  ).toEqual([
    ['Law', ['LAW']],
    ['Music', ['MUS']],
    ['Library', ['LIB', 'ARC']],
    ['Others', ['GYM', 'IQC', 'OTH']],
  ]);
});

test.each(streams)('a department of %s appears under one heading only', (stream) => {
  for (const is_dual of [0, 1] as const)
    for (const own_faculty of [undefined, 0, 1] as const)
      for (const other_stream of ['', 'Library', 'Management']) {
        const fields = { stream, is_dual, own_faculty, other_stream };
        const summary = department(fields);
        const isUnderStream =
          !isOwnFaculty(summary) &&
          (['ARTS', 'SCIENCE', 'COMMERCE'] as const).some((name) => inStream(summary, name));
        expect([fields, headings([summary]).length]).toEqual([fields, isUnderStream ? 0 : 1]);
      }
});

test('recognises management in either language if the backend does not say', () => {
  const titles = ['MANAGEMENT', 'ব্যৱস্থাপনা', 'Library', ''].map((other_stream) =>
    headings([department({ other_stream })]).map(([title]) => title),
  );
  expect(titles).toEqual([['MANAGEMENT'], ['ব্যৱস্থাপনা'], [], []]);
});
