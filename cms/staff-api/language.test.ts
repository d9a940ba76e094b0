import { expect, it } from 'vitest';
import { languageOf } from './language.ts';

it.each([
  ['payload-token=x; payload-lng=as', 'as'],
  ['payload-lng=en', 'en'],
  ['language=as', 'en'],
  [undefined, 'en'],
])('whose browser says %s reads %s', (cookie, language) => {
  expect(languageOf(new Headers(cookie === undefined ? {} : { cookie }))).toBe(language);
});
