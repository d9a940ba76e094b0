import { expect, test } from 'vitest';
import { root } from './paths.ts';
import { readSettings } from './settings.ts';

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
