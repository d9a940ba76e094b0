import { expect, test } from 'vitest';
import { walk } from './walk.ts';

test('the walk is a small WebM file, the same each time', async () => {
  const file = await walk();
  expect(file.readUInt32BE(0)).toBe(0x1a45dfa3);
  expect(file.includes('V_VP8')).toBe(true);
  expect(file.length).toBeLessThan(600_000);
  expect(file.equals(await walk())).toBe(true);
});
