import { expect, test } from 'vitest';
import { isInstalled } from './install.mjs';

const expected = {
  '': { version: '0.2.0' },
  contract: { version: '0.2.0' },
  'node_modules/@college/contract': { link: true },
  'node_modules/zod': { version: '4.6.7' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};
const zod = { version: '4.6.7' };

test.each([
  ['all needed packages', { 'node_modules/zod': zod }, true],
  ['more packages than needed', { 'node_modules/zod': zod, 'node_modules/more': zod }, true],
  ['no packages', {}, false],
  ['another version', { 'node_modules/zod': { version: '4.6.6' } }, false],
  [
    'another version of a package for some platforms',
    { 'node_modules/zod': zod, 'node_modules/fsevents': { version: '2.3.2' } },
    false,
  ],
  [
    'a package for some platforms',
    { 'node_modules/zod': zod, 'node_modules/fsevents': { version: '2.3.3' } },
    true,
  ],
])('tells if everything is installed with %s: %j', (_what, installed, answer) => {
  expect(isInstalled(expected, installed)).toBe(answer);
});

test('everything is installed here', () => {
  expect(isInstalled()).toBe(true);
});
