/**
 * `npm start` as a new user sees it.
 *
 * @long 60 s
 * @for scripts/commands scripts/install scripts/services
 */
import { readFile, rm } from 'node:fs/promises';
import { describe, expect, inject, test } from 'vitest';
import { soon } from '../support/soon.ts';
import { ownStart, whenItServes } from './own-start.ts';

const { own, start } = ownStart();

// The tests depend on one another and share a folder.
describe('npm start', () => {
  test('prints a line per step, both addresses and a password that signs in', async () => {
    const first = await whenItServes(start({ DEMO: 'off' }));
    expect(first.output()).not.toContain('\x1b');
    // Output of tools and services is only in the log.
    expect(first.output()).not.toMatch(/[{}]|warn|Next\.js|▲/i);
    expect(await readFile(own.env.COMMAND_LOG ?? '', 'utf8')).toMatch(/Next\.js/);
    expect(first.output()).toMatch(/^ {2}Database +\d+ migrations applied +\d+ s$/m);
    expect(first.output()).toContain(`Site   ${own.site}\n  Admin  ${own.admin}/admin\n`);
    const [, email, password] =
      /^ {9}(\S+@\S+)\n {9}(\S+) {3}\(shown only now\)$/m.exec(first.output()) ?? [];
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

  test('its servers end when it is killed, and when its data are deleted', async () => {
    const killed = await whenItServes(start());
    killed.child.kill('SIGKILL');
    const isGone = (origin: string) =>
      fetch(origin).then(
        () => false,
        () => true,
      );
    for (const origin of [own.site, own.admin]) await soon(() => isGone(origin));
    const started = await whenItServes(start());
    const { DATA_DIR = '' } = own.env;
    await rm(DATA_DIR, { recursive: true });
    expect(await started.ended).toBe(1);
    expect(started.output()).toContain(`The folder ${DATA_DIR} was deleted or replaced.`);
    for (const origin of [own.site, own.admin]) expect(await isGone(origin)).toBe(true);
  });

  test('runs only the site with BACKEND_URL, with content from there', async () => {
    const { output } = await whenItServes(start({ BACKEND_URL: inject('cms') }));
    expect(output()).toContain(`${own.site}, with the content of ${inject('cms')}`);
    expect(output()).not.toContain('Admin');
    const [here, there] = await Promise.all(
      [own.site, inject('site')].map(async (origin) =>
        (await fetch(`${origin}/getcollege`)).json(),
      ),
    );
    expect(here).toEqual(there);
  });
});
