/**
 * `npm start` on existing data, and when one of the two services crashes.
 *
 * @long 60 s
 * @for scripts/commands scripts/install scripts/services
 */
import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ownStart, type Started, startScript, whenItServes } from './own-start.ts';

const { own, run, start } = ownStart();

/** The id of the descendant process that runs this program. */
async function findProcess(pid: number | undefined, program: RegExp): Promise<number | undefined> {
  if (program.test(await readFile(`/proc/${pid}/cmdline`, 'utf8'))) return pid;
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  for (const child of list.trim().split(' ').filter(Boolean)) {
    const pid = await findProcess(Number(child), program);
    if (pid) return pid;
  }
  return undefined;
}

/** Expects that the other process ends too, with a sentence that says which one ended first. */
async function expectBothEnd({ child, output, ended }: Started, name: string, program: RegExp) {
  process.kill((await findProcess(child.pid, program)) ?? 0, 'SIGKILL');
  expect(await ended).toBe(1);
  expect(output()).toContain(`The ${name} stopped unexpectedly (SIGKILL)`);
  for (const origin of [own.site, own.admin]) await expect(fetch(origin)).rejects.toThrow();
}

// The tests depend on one another and share a folder.
describe('npm start', () => {
  test('shows the password only the first time, and ends the site when the backend dies', async () => {
    const first = await whenItServes(start({ DEMO: 'off' }));
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const second = await whenItServes(start());
    expect(second.output()).toMatch(/^ {2}Database +up to date /m);
    expect(second.output()).toContain('npm run password');
    expect(second.output()).not.toContain('shown only now');
    await expectBothEnd(second, 'backend', /next-server/);
  });

  test('shows progress in a terminal, one line per step, and ends the backend when the site dies', async () => {
    const command = `${process.execPath} ${startScript}`;
    const started = await whenItServes(run('script', ['-qec', command, '/dev/null']));
    const drawn = started.output().split('\r\x1b[J  Start').length - 1;
    expect(drawn).toBeGreaterThan(2);
    const last = started
      .output()
      .split('\n')
      .map((line) => stripVTControlCharacters(line.split('\r').at(-2) ?? ''));
    expect(last.filter((line) => /^ {2}Start +ready/.test(line))).toHaveLength(1);
    await expectBothEnd(started, 'site', /site\/server\.ts/);
  });
});
