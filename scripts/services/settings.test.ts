import { expect, test } from 'vitest';
import { root } from '../paths.ts';
import { readSettings, wantsDemo } from './settings.ts';

const settings = (input: Record<string, string> = {}) =>
  readSettings({ NODE_ENV: 'test', ...input });

test('has a default for everything', () => {
  const defaults = {
    dataDir: `${root}/data`,
    host: '127.0.0.1',
    sitePort: 3000,
    cmsPort: 3001,
    siteUrl: 'http://localhost:3000',
    cmsUrl: 'http://localhost:3001',
  };
  expect(settings()).toEqual(defaults);
  const names = ['DATA_DIR', 'HOST', 'SITE_PORT', 'CMS_PORT', 'SITE_URL', 'CMS_URL'];
  expect(settings(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(defaults);
});

test('uses given values, and addresses follow the ports', () => {
  expect(
    settings({ DATA_DIR: 'other', HOST: '0.0.0.0', SITE_PORT: '4000', CMS_PORT: '4001' }),
  ).toEqual({
    dataDir: `${root}/other`,
    host: '0.0.0.0',
    sitePort: 4000,
    cmsPort: 4001,
    siteUrl: 'http://localhost:4000',
    cmsUrl: 'http://localhost:4001',
  });
  const [SITE_URL, CMS_URL] = ['https://college.example', 'https://cms.college.example'];
  expect(settings({ DATA_DIR: '/srv/data', SITE_URL, CMS_URL })).toMatchObject({
    dataDir: '/srv/data',
    siteUrl: SITE_URL,
    cmsUrl: CMS_URL,
  });
});

test.each(['0', '-1', '65536', '3000.5', 'many'])(
  'names a variable with an invalid port: %s',
  (port) => {
    expect(() => settings({ CMS_PORT: port })).toThrow(
      `CMS_PORT must be a port number, but it is ${port}.`,
    );
    expect(() => settings({ SITE_PORT: port })).toThrow('SITE_PORT must be');
  },
);

test.each(['1', '65535'])('%s is a port', (port) => {
  expect(settings({ SITE_PORT: port }).sitePort).toBe(Number(port));
});

test('accepts only on and off for the demo', () => {
  const wants = (DEMO?: string) => wantsDemo({ NODE_ENV: 'test', DEMO });
  expect([wants(), wants(''), wants('on'), wants('off')]).toEqual([true, true, true, false]);
  for (const wrong of ['no', 'offline', 'on and on'])
    expect(() => wants(wrong)).toThrow(`DEMO must be on or off, but it is ${wrong}.`);
});
