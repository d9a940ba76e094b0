import { expect, test } from 'vitest';
import { localeOf } from './accept-language.ts';

test.each([
  [undefined, 'en'],
  [null, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['as', 'as'],
  ['AS-IN', 'as'],
  ['fr, as;q=0.2', 'as'],
  ['en-IN,en;q=0.9,as;q=0.8', 'en'],
  ['en;q=0.3, as;q=0.9', 'as'],
  ['xx, yy', 'en'],
  ['assembly', 'en'],
  [';;;=,', 'en'],
])('%j gets %s', (header, locale) => {
  expect(localeOf(header)).toBe(locale);
});
