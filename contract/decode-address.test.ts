import { expect, it } from 'vitest';
import { decodeAddress } from './decode-address.ts';

it.each([
  ['a%20b', 'a b'],
  ['%E0%A6%95', 'ক'],
  ['plain', 'plain'],
  ['50%', undefined],
  ['%E0%A6', undefined],
])('%s → %s', (text, decoded) => {
  expect(decodeAddress(text)).toBe(decoded);
});
