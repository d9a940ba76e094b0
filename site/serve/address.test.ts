import { expect, test } from 'vitest';
import { readAddress } from './address.ts';

const normalize = (raw: string) => {
  const address = readAddress(raw, 'https://c.test');
  return address instanceof URL ? address.href : address.status;
};

test.each([
  ['/notices', '/notices'],
  ['/%6eotices', '/notices'],
  ['/%6Eotices', '/notices'],
  ['/a%2fb', '/a%2Fb'],
  ['/a%2Fb', '/a%2Fb'],
  ['/%e0%a6%95', '/%E0%A6%95'],
  ['/a/%2e%2e/b', '/b'],
  ['/a/./b?q=%41?', '/a/b?q=%41?'],
  ['//evil.example/x', '//evil.example/x'],
  ['/%2541', '/%2541'],
])('%s is %s', (raw, normal) => {
  expect(normalize(raw)).toBe(`https://c.test${normal}`);
});

test.each(['/%', '/%zz', '/%E0%A4', '/%ff', '/%00', '/a%0d%0ab', '*', 'http://evil.example/', ''])(
  '%j cannot be read',
  (raw) => {
    expect(normalize(raw)).toBe(400);
  },
);

test('an address is at most 4000 characters long', () => {
  expect(normalize(`/${'x'.repeat(3999)}`)).toMatch(/x$/);
  expect(normalize(`/${'x'.repeat(4000)}`)).toBe(414);
});
