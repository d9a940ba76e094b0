/**
 * `npm start` and `npm test` of the last commit, for ordinary users of a machine that has git, npm
 * and Node, and nothing else. Each machine installs, builds and fills the demo anew, and the first one runs all tests.
 *
 * @long 3600 s
 * @for package-lock.json scripts/install scripts/testing
 */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../services/service.ts';
import { openBareRoot, type Person } from './bare-root.ts';
import { hasDebian } from './debian.ts';
import { needs } from './needs.ts';

const patience = 7_200_000;

/** Programs and rights that only an administrator can give. All other tests run everywhere. */
const lacks = ['root with systemd-tmpfiles', 'systemd-analyze'];
/** Tests with a browser, on Postgres, of layout, and of how the project is installed. */
const some = ['tests/e2e', 'tests/pages', 'cms/calls/search', 'scripts/install', 'site/lists'];

/** An address at which no proxy answers. */
const dead = 'http://127.0.0.1:9';
const proxies = ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy'];

interface Machine extends Person {
  name: string;
  node: '20' | '22' | '24';
  /** Tests to run; empty for all. */
  tests: readonly string[];
}

/** Each machine has several peculiarities, because each takes long. */
const machines: readonly Machine[] = [
  {
    name: 'nothing peculiar',
    node: '20',
    tests: [],
    home: '/home/student',
    project: '/home/student/college',
    umask: '022',
    npm: [],
    git: {},
    env: {},
  },
  {
    name: 'a proxy, spaces and Assamese letters in paths, private files, and packages left out',
    node: '22',
    tests: some,
    home: '/home/second student',
    project: '/home/second student/কলেজ website',
    umask: '077',
    npm: ['omit=optional', 'ignore-scripts=true', 'legacy-peer-deps=true', 'prefix=/home/npm'],
    git: { 'core.autocrlf': 'true' },
    env: {
      TZ: 'America/Los_Angeles',
      LC_ALL: 'C',
      NODE_OPTIONS: '--dns-result-order=ipv6first',
      ...Object.fromEntries(proxies.map((name) => [name, dead])),
    },
  },
  {
    name: 'a time zone that is a day ahead, Turkish, and CI',
    node: '24',
    tests: some,
    home: '/home/third',
    project: '/home/third/college',
    umask: '002',
    npm: ['engine-strict=true', 'package-lock=false'],
    git: { 'core.autocrlf': 'input' },
    env: { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LANGUAGE: 'tr', CI: 'true' },
  },
];

describe('a bare machine', needs('root with debootstrap', hasDebian), () => {
  let machine: Awaited<ReturnType<typeof openBareRoot>>;
  beforeAll(async () => {
    machine = await openBareRoot();
    // All machines have a Chromium that is too old.
    await machine.install('/usr/bin/chromium', '#!/bin/sh\necho Chromium 90.0.4430.72\n');
  }, patience);
  afterAll(() => machine.close());

  describe.each(machines)('with $name, and Node $node', ({ node, tests, ...person }) => {
    beforeAll(() => machine.settle(person), patience);

    test('installs, builds and serves the website and the admin', {
      timeout: patience,
    }, async () => {
      const ports = { SITE_PORT: `${await freePort()}`, CMS_PORT: `${await freePort()}` };
      const taken = createServer().listen(0, '127.0.0.1');
      await once(taken, 'listening');
      const { port } = taken.address() as AddressInfo;
      const refused = await machine.run(person, node, ['npm', 'start'], { SITE_PORT: `${port}` });
      expect(refused.all).toContain(`Port ${port} is in use.`);
      taken.close();
      const started = machine.run(person, node, ['npm', 'start'], ports);
      let output = '';
      const serves = new Promise<boolean>((resolve) => {
        started.all.on('data', (chunk) => {
          output += chunk;
          if (/^ {2}Log {4}/m.test(output)) resolve(true);
        });
        void started.then(() => resolve(false));
      });
      expect([await serves, output]).toEqual([true, expect.stringContaining('(shown only now)')]);
      const pages = [`:${ports.SITE_PORT}/`, `:${ports.CMS_PORT}/admin/login`];
      for (const page of pages) expect((await fetch(`http://127.0.0.1${page}`)).status).toBe(200);
      started.kill();
      await started;
    });

    test('passes the tests', { timeout: patience }, async () => {
      const words = tests.length > 0 ? ['--', ...tests] : [];
      const { all } = await machine.run(person, node, ['npm', 'test', ...words]);
      const lines = all.split('\n');
      expect([lines.at(-1), all]).toEqual([expect.stringMatching(/^\d+ passed, 0 failed$/), all]);
      const missing = [...all.matchAll(/^Not run, because this machine lacks (.*):$/gm)];
      const names = missing.map(([, name]) => name).sort();
      expect(names).toEqual(words.length === 0 ? lacks : []);
    });

    test('leaves the clone as it was', async () => {
      const { all } = await machine.run(person, node, ['git', 'status', '--short']);
      expect(all).toBe('');
    });
  });
});
