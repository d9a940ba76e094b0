import { expect, test } from 'vitest';
import { digest } from './digest.ts';

const digestOf = (types: string[], rows: (string | null)[][]) => {
  const columns = types.map((type, i) => ({ name: `c${i}`, type, sequence: null }));
  return digest({ name: 'table', columns }, [rows]);
};
const same = async (type: string, entry: string | null, other: string | null) =>
  (await digestOf([type], [[entry]])) === (await digestOf([type], [[other]]));

test.each([
  ['text', 'a', 'a', true],
  ['text', 'a', 'b', false],
  ['text', '1', '1.0', false],
  ['text', '', null, false],
  ['text', 'null', null, false],
  ['numeric', '1', '1.0', true],
  ['numeric', '1', '2', false],
  ['numeric', '0', null, false],
  [
    'jsonb',
    '{"b":[1,{"d":null,"c":"x"}],"a":true}',
    '{"a": true, "b": [1, {"c": "x", "d": null}]}',
    true,
  ],
  ['jsonb', '[1,2]', '[2,1]', false],
  ['jsonb', '{"a":1}', '{"a":2}', false],
  ['json', '{"a":1,"b":2}', '{"b":2,"a":1}', true],
  [
    'timestamp(3) with time zone',
    '2026-11-22T10:00:00.123Z',
    '2026-11-22T15:30:00.123+05:30',
    true,
  ],
  ['timestamp(3) with time zone', '2026-11-22T10:00:00.123Z', '2026-11-22T10:00:00.124Z', false],
])('compares the type %s, %j with %j: %s', async (type, entry, other, answer) => {
  expect(await same(type, entry, other)).toBe(answer);
});

test('the order of rows and batches does not matter, the order of columns does', async () => {
  const types = ['text', 'text'];
  const [a, b] = [
    ['1', '2'],
    ['3', '4'],
  ];
  const both = await digestOf(types, [a, b]);
  expect(await digestOf(types, [b, a])).toBe(both);
  expect(await digestOf(types, [a])).not.toBe(both);
  expect(await digestOf(types, [a, b, b])).not.toBe(both);
  expect(await digestOf(types, [['2', '1'], b])).not.toBe(both);
});
