/**
 * `npm start` and `npm test` of the last commit, for an ordinary user of a machine that has git, npm
 * and Node, and nothing else.
 *
 * @long 60 s
 * @for package-lock.json scripts/install scripts/testing
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../services/service.ts';
import { openBareRoot } from './bare-root.ts';
import { hasDebian } from './debian.ts';
import { needs } from './needs.ts';
import { nodes } from './programs/nodes/unpack.ts';

const patience = 3_600_000;

/** Programs and rights that only an administrator can give. All other tests run everywhere. */
const lacks = ['root with systemd-tmpfiles', 'systemd-analyze'];
/** Tests with a browser, on Postgres, and of how the project is installed. */
const some = ['tests/e2e/home', 'cms/calls/search', 'scripts/install'];

describe('a bare machine', needs('root with debootstrap', hasDebian), () => {
  let machine: Awaited<ReturnType<typeof openBareRoot>>;
  beforeAll(async () => {
    machine = await openBareRoot();
  }, patience);
  afterAll(() => machine.close());

  describe.each(nodes)('with Node %s and %s', (node) => {
    test('installs, builds and serves the website and the admin', {
      timeout: patience,
    }, async () => {
      await machine.run(node, ['rm', '-rf', 'node_modules', 'data', 'site/dist', 'cms/.next']);
      const ports = { SITE_PORT: `${await freePort()}`, CMS_PORT: `${await freePort()}` };
      const started = machine.run(node, ['npm', 'start'], ports);
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
      const words = node === nodes[0][0] ? [] : ['--', ...some];
      const { all } = await machine.run(node, ['npm', 'test', ...words]);
      const lines = all.split('\n');
      expect([lines.at(-1), all]).toEqual([expect.stringMatching(/^\d+ passed, 0 failed$/), all]);
      const missing = [...all.matchAll(/^Not run, because this machine lacks (.*):$/gm)];
      const names = missing.map(([, name]) => name).sort();
      expect(names).toEqual(words.length === 0 ? lacks : []);
    });
  });
});
