import { expect, it } from 'vitest';
import { recordId } from './record-id.ts';

it.each([
  ['7', 7],
  ['999999999', 999_999_999],
  ['1000000000', undefined],
  ['', undefined],
  ['-7', undefined],
  ['7.5', undefined],
  ['7x', undefined],
  ['x7', undefined],
])('the record ‘%s’ is %s', (given, id) => expect(recordId(given)).toBe(id));
