import { Alumnus } from '@college/contract/entities';
import { expect, test } from 'vitest';
import { groupByBatch } from './department-alumni.tsx';

const of = (...batches: string[]) =>
  groupByBatch(batches.map((batch, index) => Alumnus.parse({ batch, name: `${index}` }))).map(
    ({ name, alumni }) => [name, alumni.map((one) => one.name).join()],
  );

test('batches come in the order of the years in which they began', () => {
  expect(of('2001 - 2004', '1998 - 2001', '2001 - 2003', '1954 - 1957')).toEqual([
    ['1954 - 1957', '3'],
    ['1998 - 2001', '1'],
    ['2001 - 2003', '2'],
    ['2001 - 2004', '0'],
  ]);
});

test('members of a batch stay together, and in their order', () => {
  expect(of('1998 - 2001', '1990 - 1993', ' 1998 - 2001')).toEqual([
    ['1990 - 1993', '1'],
    ['1998 - 2001', '0,2'],
  ]);
});

test('a batch that is not known comes last', () => {
  expect(of('', 'unknown', '2020 - 2023').map(([name]) => name)).toEqual([
    '2020 - 2023',
    '',
    'unknown',
  ]);
});
