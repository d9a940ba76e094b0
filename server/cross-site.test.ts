import { expect, test } from 'vitest';
import { isCrossSite } from './cross-site.ts';

const hosts = ['www.college.example', '127.0.0.1:3001'];
const own = 'https://www.college.example';

test.each([
  ['a program', undefined, undefined, false],
  ['our own page', 'same-origin', own, false],
  ['the address bar', 'none', undefined, false],
  ['our own page in an older browser', undefined, own, false],
  ['our page under our other name', undefined, 'http://127.0.0.1:3001', false],
  ['another website', 'cross-site', 'https://evil.example', true],
  ['another website that claims our origin', 'cross-site', own, true],
  ['another host of our domain', 'same-site', 'https://other.college.example', true],
  ['another website in an older browser', undefined, 'https://evil.example', true],
  ['a name that only begins like ours', undefined, `${own}.evil.example`, true],
  ['another port', undefined, `${own}:8443`, true],
  ['a page without an origin', undefined, 'null', true],
  ['a page with an invalid origin', undefined, '::', true],
])('recognises a request of %s', (_who, site, origin, foreign) => {
  expect(isCrossSite({ site, origin, hosts })).toBe(foreign);
});
