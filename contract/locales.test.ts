import { expect, test } from 'vitest';
import { pathIn, readPath } from './locales.ts';

test.each([
  ['/', 'en', '/'],
  ['/events', 'en', '/events'],
  ['/as', 'as', '/'],
  ['/as/events', 'as', '/events'],
])('%s is %s of %s, and the other way round', (address, locale, path) => {
  expect(readPath(address)).toEqual({ locale, path });
  expect(pathIn(readPath(address).locale, path)).toBe(address);
});

test('a path that only begins like a prefix has no language', () => {
  expect(readPath('/assets')).toEqual({ locale: 'en', path: '/assets' });
  expect(readPath('/as/')).toEqual({ locale: 'as', path: '/' });
});
