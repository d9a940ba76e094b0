/** `npm start` as a newcomer sees it. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { describe, expect, inject, test } from 'vitest';
import { ownStart, whenItServes } from './own-start.ts';

const { own, start } = ownStart();

// One story on one folder.
describe('npm start', () => {
  test('a busy port is told before anything is built, with what to do', async () => {
    const other = createServer().listen(Number(own.env.CMS_PORT), '127.0.0.1');
    await once(other, 'listening');
    const { said, ended } = start();
    expect(await ended).toBe(1);
    other.close();
    expect(said()).toMatch(`Port ${own.env.CMS_PORT} is busy.`);
    expect(said()).toMatch(/CMS_PORT=\d+ npm start/);
  });

  test('on an empty folder: a line a step, both addresses, and a password that signs in once shown', async () => {
    const first = await whenItServes(start({ DEMO: 'off' }));
    expect(first.said()).not.toContain('\x1b');
    // Output of tools and services is only in the log.
    expect(first.said()).not.toMatch(/[{}]|warn|Next\.js|▲/i);
    expect(await readFile(own.env.COMMAND_LOG ?? '', 'utf8')).toMatch(/Next\.js/);
    expect(first.said()).toMatch(/^ {2}Database +\d+ migrations applied +\d+ s$/m);
    expect(first.said()).toContain(`Site   ${own.site}\n  Admin  ${own.admin}/admin\n`);
    const [, email, password] =
      /^ {9}(\S+@\S+)\n {9}(\S+) {3}\(shown only now\)$/m.exec(first.said()) ?? [];
    expect((await fetch(own.site)).status).toBe(200);
    const login = await fetch(`${own.admin}/api/users/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    expect(login.status).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
  });

  test('with BACKEND_URL the site alone runs, on the content of the other', async () => {
    const { said } = await whenItServes(start({ BACKEND_URL: inject('cms') }));
    expect(said()).toContain(`${own.site}, with the content of ${inject('cms')}`);
    expect(said()).not.toContain('Admin');
    const [here, there] = await Promise.all(
      [own.site, inject('site')].map(async (origin) =>
        (await fetch(`${origin}/getcollege`)).json(),
      ),
    );
    expect(here).toEqual(there);
  });
});
