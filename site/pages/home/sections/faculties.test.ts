import { DepartmentSummary } from '@college/contract/entities';
import { expect, test } from 'vitest';
import { inManagement, inStream } from './faculties.ts';

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

test('management is told by its name in either language', () => {
  expect(inManagement(department({ other_stream: 'Management' }))).toBe(true);
  expect(inManagement(department({ other_stream: 'ব্যৱস্থাপনা' }))).toBe(true);
  expect(inManagement(department({}))).toBe(false);
});
