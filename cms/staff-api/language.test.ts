import { expect, it } from 'vitest';
import { languageOf } from './language.ts';

it.each([
  ['payload-token=x; payload-lng=as', 'as'],
  ['payload-lng=en', 'en'],
  ['language=as', 'en'],
  [undefined, 'en'],
])('reads the cookie %s as the language %s', (cookie, language) => {
  expect(languageOf(new Headers(cookie === undefined ? {} : { cookie }))).toBe(language);
});
