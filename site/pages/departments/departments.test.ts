import { DepartmentSummary } from '@college/contract/entities';
import { expect, test } from 'vitest';
import { inStream } from '../home/sections/faculties.ts';
import { askedStream } from './departments.tsx';

const department = (stream: string, is_dual = 0) =>
  DepartmentSummary.parse({ dept_code: 'X', stream, is_dual });

test('an address without stream asks for Arts, an unknown one for nothing', () => {
  expect(askedStream(undefined)).toBe('ARTS');
  expect(askedStream('others')).toBe('OTHERS');
  expect(askedStream('ARTS')).toBeUndefined();
  expect(askedStream('medicine')).toBeUndefined();
});

test('a dual department stands under Arts and under Science', () => {
  const dual = department('SCIENCE', 1);
  expect(inStream(dual, 'ARTS')).toBe(true);
  expect(inStream(dual, 'SCIENCE')).toBe(true);
  expect(inStream(dual, 'COMMERCE')).toBe(false);
  expect(inStream(department('SCIENCE'), 'ARTS')).toBe(false);
});
