// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { batchesOf } from './use-rows.ts';

vi.mock('@payloadcms/ui', () => import('../../../testing/payload-ui.tsx'));

const rows = (sizes: number[]) =>
  sizes.map((size, at) => ({ key: `${at}`, file: { size } as File }));
const sizesOf = (sizes: number[]) =>
  batchesOf(rows(sizes)).map((batch) => batch.map(({ file }) => file.size));

test('puts at most 20 files and 10 MB into a request, and a larger file alone', () => {
  expect(sizesOf(Array(45).fill(1)).map(({ length }) => length)).toEqual([20, 20, 5]);
  expect(sizesOf([6e6, 4e6, 1, 30e6, 1, 2])).toEqual([[6e6, 4e6], [1], [30e6], [1, 2]]);
  expect(sizesOf([])).toEqual([]);
});
