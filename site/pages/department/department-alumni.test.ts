import { Alumnus } from '@college/contract/entities';
import { expect, test } from 'vitest';
import { groupByBatch } from './department-alumni.tsx';

const of = (...batches: string[]) =>
  groupByBatch(batches.map((batch, index) => Alumnus.parse({ batch, name: `${index}` }))).map(
    ({ name, alumni }) => [name, alumni.map((person) => person.name).join()],
  );

test('sorts batches by their first year', () => {
  expect(of('2001 - 2004', '1998 - 2001', '2001 - 2003', '1954 - 1957')).toEqual([
    ['1954 - 1957', '3'],
    ['1998 - 2001', '1'],
    ['2001 - 2003', '2'],
    ['2001 - 2004', '0'],
  ]);
});

test('keeps the members of a batch together and in order', () => {
  expect(of('1998 - 2001', '1990 - 1993', ' 1998 - 2001')).toEqual([
    ['1990 - 1993', '1'],
    ['1998 - 2001', '0,2'],
  ]);
});

test('an unknown batch comes last', () => {
  expect(of('', 'unknown', '2020 - 2023').map(([name]) => name)).toEqual([
    '2020 - 2023',
    '',
    'unknown',
  ]);
});
