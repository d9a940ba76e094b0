import { expect, test } from 'vitest';
import { root } from '../paths.ts';
import { readSettings, wantsDemo } from './settings.ts';

test('has a default for everything', () => {
  expect(readSettings({ NODE_ENV: 'test' })).toEqual({
    dataDir: `${root}/data`,
    host: '127.0.0.1',
    sitePort: 3000,
    cmsPort: 3001,
    siteUrl: 'http://localhost:3000',
    cmsUrl: 'http://localhost:3001',
  });
});

test('names a variable that is no port', () => {
  expect(() => readSettings({ NODE_ENV: 'test', CMS_PORT: 'many' })).toThrow(
    'CMS_PORT must be a port number; it is many.',
  );
});

test('takes on and off for the demo, and nothing else', () => {
  const wants = (DEMO?: string) => wantsDemo({ NODE_ENV: 'test', DEMO });
  expect([wants(), wants('on'), wants('off')]).toEqual([true, true, false]);
  expect(() => wants('no')).toThrow('DEMO must be on or off; it is no.');
});
