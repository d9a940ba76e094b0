import { DepartmentSummary } from '@college/contract/entities';
import { expect, test } from 'vitest';
import { inStream, ownFaculties } from './faculties.ts';

const department = (fields: Partial<DepartmentSummary>) =>
  DepartmentSummary.parse({ dept_code: 'GEO', stream: 'ARTS', ...fields });

test('a dual department stands under Arts and under Science, and nowhere else', () => {
  const dual = department({ is_dual: 1 });
  expect([inStream(dual, 'ARTS'), inStream(dual, 'SCIENCE')]).toEqual([true, true]);
  expect(inStream(dual, 'COMMERCE')).toBe(false);
});

test('another department stands under its own stream alone', () => {
  expect(inStream(department({}), 'SCIENCE')).toBe(false);
});

test('a department that says so is a faculty of its own, with others of its kind', () => {
  const law = { other_stream: 'Law', own_faculty: 1 } as const;
  const own = ownFaculties([
    department({ dept_code: 'CIV', ...law }),
    department({ dept_code: 'LIB', other_stream: 'Library' }),
    department({ dept_code: 'PEN', ...law }),
    department({ dept_code: 'MGT', other_stream: 'Management', own_faculty: 0 }),
  ]);
  expect(own.map(({ title, list }) => [title, list.map(({ dept_code }) => dept_code)])).toEqual([
    ['Law', ['CIV', 'PEN']],
  ]);
});

test('where a backend does not say, management is one, in either language', () => {
  const titles = ['MANAGEMENT', 'ব্যৱস্থাপনা', 'Library', ''].map((other_stream) =>
    ownFaculties([department({ other_stream })]).map(({ title }) => title),
  );
  expect(titles).toEqual([['MANAGEMENT'], ['ব্যৱস্থাপনা'], [], []]);
});
