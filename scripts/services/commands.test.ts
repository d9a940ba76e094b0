/** How site and backend are started, and with which environment. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commands } from '../paths.ts';
import { backendCommand, preparation } from './backend.ts';
import { siteCommand } from './site.ts';

const siteUrl = 'https://college.example';
afterEach(() => void vi.unstubAllEnvs());
beforeEach(() => {
  vi.stubEnv('S3_BUCKET_URL', undefined);
  vi.stubEnv('LOG_LEVEL', undefined);
});

describe('the site', () => {
  const options = { port: 4000, siteUrl, backendUrl: 'http://127.0.0.1:4001' };

  test('listens on this machine only, has a memory limit and logs little', () => {
    const { words, env } = siteCommand(options);
    expect(words).toEqual([
      '--max-old-space-size=128',
      '--max-semi-space-size=4',
      'site/server.ts',
    ]);
    expect(env).toMatchObject({
      NODE_ENV: 'production',
      PORT: '4000',
      HOST: '127.0.0.1',
      SITE_URL: siteUrl,
      BACKEND_URL: options.backendUrl,
      LOG_LEVEL: 'warn',
      MALLOC_ARENA_MAX: '2',
      PATH: process.env.PATH,
    });
    expect(env.FILES_DIR).toBeUndefined();
  });

  test('restarts after a change in development, but not after its own builds', () => {
    const { words, env } = siteCommand({ ...options, dev: true });
    expect(env.NODE_ENV).toBe('development');
    expect(words.slice(0, 2)).toEqual(['--watch', '--watch-preserve-output']);
    const watched = words.filter((word) => word.startsWith('--watch-path='));
    for (const entry of ['site/pages', 'contract/calls', 'server/log.ts'])
      expect(watched).toContain(`--watch-path=${entry}`);
    expect(watched.join()).not.toMatch(/dist|node_modules/);
  });

  test('reads files from the shared disk, unless they are in a bucket', () => {
    const shared = { ...options, dataDir: '/srv/data' };
    expect(siteCommand(shared).env.FILES_DIR).toBe('/srv/data/files');
    const S3_BUCKET_URL = 'https://bucket.example';
    expect(siteCommand({ ...shared, env: { S3_BUCKET_URL } }).env.FILES_DIR).toBeUndefined();
    vi.stubEnv('S3_BUCKET_URL', S3_BUCKET_URL);
    expect(siteCommand(shared).env.FILES_DIR).toBeUndefined();
  });

  test('uses the given options before the environment', () => {
    vi.stubEnv('LOG_LEVEL', 'debug');
    vi.stubEnv('PORT', '1');
    expect(siteCommand({ ...options, host: '0.0.0.0' }).env).toMatchObject({
      LOG_LEVEL: 'debug',
      PORT: '4000',
      HOST: '0.0.0.0',
    });
    expect(siteCommand({ ...options, env: { LOG_LEVEL: 'info' } }).env.LOG_LEVEL).toBe('info');
  });
});

describe('the backend', () => {
  const secrets = { PAYLOAD_SECRET: 'p', CAPTCHA_SECRET: 'c' };
  const cmsUrl = 'https://cms.college.example';
  const options = { port: 4001, dataDir: '/srv/data', secrets, cmsUrl, siteUrl };

  test('listens on this machine only, and keeps connections longer than its clients', () => {
    expect(backendCommand(options).words).toEqual([
      ...['--max-old-space-size=256', '--max-semi-space-size=4'],
      commands.next,
      'start',
      ...['--keepAliveTimeout', '65000'],
      ...['--hostname', '127.0.0.1', '--port', '4001'],
    ]);
  });

  test('gets its data, secrets and addresses regardless of the environment', () => {
    for (const name of ['DATA_DIR', 'PAYLOAD_SECRET', 'SITE_URL']) vi.stubEnv(name, 'other');
    expect(backendCommand(options).env).toMatchObject({
      ...secrets,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      DATA_DIR: '/srv/data',
      CMS_URL: cmsUrl,
      SITE_URL: siteUrl,
      MALLOC_ARENA_MAX: '2',
      PATH: process.env.PATH,
    });
    const command = backendCommand({ ...options, env: { CMS_URL: 'http://127.0.0.1' } });
    expect(command.env.CMS_URL).toBe('http://127.0.0.1');
  });

  test('is filled with the demo unless that is switched off', () => {
    const of = (DEMO?: string) => preparation({ NODE_ENV: 'production', DEMO });
    expect([of(), of('on')]).toEqual(['demo/prepare.ts', 'demo/prepare.ts']);
    expect(of('off')).toBe('cms/commands/prepare.ts');
    expect(() => of('no')).toThrow('DEMO must be on or off, but it is no.');
  });

  test('reloads on changes in development', () => {
    const { words, env } = backendCommand({ ...options, dev: true });
    expect(words.slice(0, 3)).toEqual([commands.next, 'dev', '--hostname']);
    expect(env.NODE_ENV).toBe('development');
  });
});
